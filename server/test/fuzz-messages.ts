// Messages as nobody should send them: good ones, and good ones with something changed, all from one seed.
import type { CountedChance } from '@foldtable/kernel'
import { PROTOCOL, REMATCH } from '@foldtable/protocol/messages'

type Fields = { [name: string]: unknown }

const MOVES = ['stick', 'swap', 'draw', 'ready', 'advance', 'leave', 'abandon', 'peek', '__proto__']
const ABOUT = ['undo', 'undo', 'stop', 'stop', 'go', 'end', 'replace']
const NAMES = [
  'kind',
  'table',
  'key',
  'move',
  'question',
  'after',
  'invite',
  'about',
  'asking',
  'yes',
  'to',
  'of',
  'entropy',
  'gallery',
]
const ODD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'seat',
  'by',
  'is',
  'to',
  '',
  'a.b',
  '/~',
]

export class FuzzMessages {
  /** Tables to speak of, there or not. */
  tables: readonly string[] = []
  readonly #chance: CountedChance
  #keys = 0

  constructor(chance: CountedChance) {
    this.#chance = chance
  }

  next(): string {
    const message = this.#good()
    const changes = [0, 0, 1, 1, 1, 2, 3][this.#below(7)] ?? 0
    for (let i = 0; i < changes; i++) this.#change(message)
    const text = JSON.stringify(message)
    return this.#below(12) === 0 ? this.#garbled(text) : text
  }

  #below(count: number): number {
    return this.#chance.below(count)
  }

  #pick<T>(things: readonly T[]): T {
    return this.#chance.pick(things)
  }

  #good(): Fields {
    const table = this.#pick(this.tables)
    const key = this.#below(10) === 0 ? `f${this.#below(this.#keys + 1)}` : `f${++this.#keys}`
    const at = { table, key }
    const die = this.#below(100)
    if (die < 45) return { kind: 'play', ...at, move: this.#move(), ...this.#maybe('question') }
    if (die < 55) return { kind: 'ask', ...at, about: this.#pick(ABOUT), ...this.#maybe('of') }
    const asking = this.#pick(['', 'x', key])
    if (die < 66) return { kind: 'answer', ...at, asking, yes: this.#below(4) > 0 }
    if (die < 67) return { kind: 'withdraw', ...at, asking }
    if (die < 70)
      return { kind: 'rematch', ...at, to: this.#pick(REMATCH), ...this.#maybe('entropy') }
    if (die < 72) return { kind: 'seat', ...at, to: this.#pick(['bot', 'back', 'back']) }
    if (die < 73) return { kind: 'seat', ...at, to: this.#below(20) === 0 ? 'leave' : 'back' }
    if (die < 78) return { kind: 'chat', ...at, text: this.#pick(['hello', ' ', '\u0000', '🂡']) }
    if (die < 86) return { kind: 'watch', table, ...this.#maybe('after'), ...this.#maybe('invite') }
    if (die < 92) return { kind: 'unwatch', table }
    if (die < 97) return { kind: 'ping' }
    return { kind: 'hello', protocol: PROTOCOL }
  }

  #move(): unknown {
    const kind = this.#pick(MOVES)
    if (this.#below(4) > 0) return { kind }
    return this.#pick([
      { kind, target: this.#below(9) },
      { kind, target: this.#odd() },
      this.#odd(),
    ])
  }

  #maybe(name: string): Fields {
    if (this.#below(3) > 0) return {}
    if (name === 'invite') return { invite: 'guess' }
    return { [name]: name === 'entropy' ? 'ab'.repeat(this.#below(70)) : this.#below(40) }
  }

  #change(message: Fields): void {
    const name = this.#pick([...Object.keys(message), ...NAMES])
    switch (this.#below(5)) {
      case 0:
        delete message[name]
        break
      case 1:
        message[name] = [[[message[name]]]]
        break
      case 2:
        // As an own field, also where the name is one that every object has.
        Object.defineProperty(message, this.#pick(ODD_NAMES), {
          value: this.#odd(),
          enumerable: true,
          configurable: true,
          writable: true,
        })
        break
      default:
        message[name] = this.#odd()
    }
  }

  #odd(): unknown {
    return this.#pick<() => unknown>([
      () => null,
      () => this.#below(2) === 0,
      () => this.#pick([-1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324]),
      () => this.#below(50),
      () => 'x'.repeat(this.#pick([0, 1, 40, 41, 64, 65, 500, 501, 3000])),
      () =>
        this.#pick(['\ud800', '\u0000', '‮abc', 'é'.repeat(30), "'; DROP TABLE tables; --", '$1']),
      () => this.#pick([...MOVES, 'play', 'undo', 'constructor', '[object Object]']),
      () => [],
      () => ({}),
      () => ({ kind: this.#pick(MOVES), to: [0], is: 'KD' }),
      () => JSON.parse('{"__proto__":{"kind":"ready"},"constructor":{"prototype":{}}}'),
      () => nested(this.#below(200)),
    ])()
  }

  #garbled(text: string): string {
    const at = this.#below(text.length + 1)
    return this.#pick([
      () => text.slice(0, at),
      () => text.slice(at),
      () => text.slice(0, at) + String.fromCharCode(this.#below(0xd800)) + text.slice(at),
      () => text.slice(0, at) + text,
      () => `[${text}]`,
      () => text.replace(/"/g, "'"),
      () => '['.repeat(5000),
      () => JSON.stringify(text),
    ])()
  }
}

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { kind: value }
  return value
}
