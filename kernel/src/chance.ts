// Chance as an argument: what rules may ask of it, and where the answers come from.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Unknown } from './secret.ts'

/** What rules may ask. The answers must end up in events; nothing is ever rolled again. */
export interface Chance {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number
  /** A new list with the same things in random order. */
  shuffle<T>(things: readonly T[]): T[]
  /** A die: 1 to `sides`. */
  roll(sides?: number): number
  /** One of the things; there must be one. */
  pick<T>(things: readonly T[]): T
}

/** Chance that remembers how much of it was used, so that a table can go back or be verified. */
export interface CountedChance extends Chance {
  position: number
}

/** Everything rules ask, from one source of unbiased numbers below a count. */
abstract class FromNumbers implements CountedChance {
  position = 0

  abstract below(count: number): number

  roll(sides = 6): number {
    return 1 + this.below(sides)
  }

  pick<T>(things: readonly T[]): T {
    if (things.length === 0) throw new RangeError('nothing to pick from')
    return things[this.below(things.length)] as T
  }

  shuffle<T>(things: readonly T[]): T[] {
    const shuffled = things.slice()
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const moved = shuffled[last] as T
      shuffled[last] = shuffled[other] as T
      shuffled[other] = moved
    }
    return shuffled
  }
}

const WORDS_AT_ONCE = 64
const BLOCKS_AT_ONCE = (4 * WORDS_AT_ONCE) / 64
const WORD = 2 ** 32
/** Below this, a word times a count is an exact number. */
const MOST = 2 ** 21
const NO_NONCE = new Uint8Array(12)

class Keyed extends FromNumbers {
  readonly #streamKey: Uint8Array
  readonly #words = new Uint32Array(WORDS_AT_ONCE)
  readonly #bytes = new Uint8Array(this.#words.buffer)
  #filledWith = -1

  constructor(key: string, entropy: readonly string[]) {
    super()
    this.#streamKey = hmac(sha256, hexToBytes(key), utf8ToBytes(JSON.stringify(entropy)))
  }

  /** Lemire's method: the high part of word times count, rejecting the few words that would make it unfair. */
  below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > MOST)
      throw new RangeError(`below(${count})`)
    if (count === 1) return 0
    for (;;) {
      const product = this.#nextWord() * count
      const high = Math.floor(product / WORD)
      const low = product - high * WORD
      if (low >= count || low >= WORD % count) return high
    }
  }

  #nextWord(): number {
    const chunk = Math.floor(this.position / WORDS_AT_ONCE)
    if (chunk !== this.#filledWith) {
      chacha20(this.#streamKey, NO_NONCE, this.#bytes.fill(0), this.#bytes, chunk * BLOCKS_AT_ONCE)
      this.#filledWith = chunk
    }
    return this.#words[this.position++ % WORDS_AT_ONCE] as number
  }
}

/**
 * Chance of a table, derived from its secret key by counter: ChaCha20 keyed with HMAC-SHA-256(key, entropy), read as
 * little-endian 32-bit words. `position` counts the words used; setting it goes there. `key` is 64 hexadecimal digits.
 */
export const keyedChance = (key: string, entropy: readonly string[] = []): CountedChance =>
  new Keyed(key, entropy)

/** What is shown before the first event, so that the key cannot be chosen afterwards. */
export const commitmentOf = (key: string): string => bytesToHex(sha256(hexToBytes(key)))

/** A key made from any text: for simulations and tests, where the seed is printed. A real table draws its key. */
export const keyFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`foldtable seed ${seed}`)))

export const seededChance = (seed: string): CountedChance => keyedChance(keyFromSeed(seed))

class Quick extends FromNumbers {
  #a: number
  #b = 0x9e3779b9 | 0
  #c = 0x243f6a88
  #count = 1

  constructor(seed: number) {
    super()
    this.#a = seed | 0
    for (let turn = 0; turn < 12; turn++) this.#next()
  }

  below(count: number): number {
    this.position += 1
    return Math.floor((this.#next() / WORD) * count)
  }

  /** The sfc32 generator: three words that are mixed, and one that counts. */
  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0
    this.#count = (this.#count + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** Chance for what is only imagined: many times quicker, and no secret to anybody. Its `position` cannot be set. */
export const quickChance = (seed: number): CountedChance => new Quick(seed)

class None extends FromNumbers {
  below(): never {
    throw new Unknown('chance was asked on a replica')
  }

  override shuffle(): never {
    return this.below()
  }
}

/** Chance on a replica: it has none, so whoever predicts must wait for the server. */
export const noChance: CountedChance = new None()

interface ChanceScript {
  /** For each shuffle in turn: what it puts first, the rest following as it was handed in. Afterwards: as handed in. */
  readonly shuffles?: readonly (readonly unknown[])[]
  /** The answers of `roll`, in turn. */
  readonly rolls?: readonly number[]
  /** The answers of `below` and `pick`, in turn. */
  readonly numbers?: readonly number[]
  /** A shuffle that the script does not have is missed as well. */
  readonly strict?: boolean
}

class Scripted extends FromNumbers {
  readonly #script: Required<ChanceScript>
  readonly #used = { shuffles: 0, rolls: 0, numbers: 0 }

  constructor({ shuffles = [], rolls = [], numbers = [], strict = false }: ChanceScript) {
    super()
    this.#script = { shuffles, rolls, numbers, strict }
  }

  below(count: number): number {
    return this.#next('numbers', 0, count - 1)
  }

  override roll(sides = 6): number {
    return this.#next('rolls', 1, sides)
  }

  override shuffle<T>(things: readonly T[]): T[] {
    const first = this.#script.shuffles[this.#used.shuffles++]
    if (first === undefined && this.#script.strict)
      throw new RangeError('the script has no more shuffles')
    this.position += 1
    return withFirst(things, first ?? [])
  }

  #next(what: 'rolls' | 'numbers', low: number, high: number): number {
    const answer = this.#script[what][this.#used[what]++]
    if (answer === undefined) throw new RangeError(`the script has no more ${what}`)
    if (answer < low || answer > high)
      throw new RangeError(`${answer} is not from ${low} to ${high}`)
    this.position += 1
    return answer
  }
}

/** Chance that follows a script: for scenarios. It throws when a scripted answer is missing or impossible. */
export const scriptedChance = (script: ChanceScript = {}): CountedChance => new Scripted(script)

function withFirst<T>(things: readonly T[], first: readonly unknown[]): T[] {
  const rest = things.slice()
  const top = first.flatMap((wanted) => {
    const at = rest.indexOf(wanted as T)
    if (at < 0) throw new RangeError(`${JSON.stringify(wanted)} is not among what is shuffled`)
    return rest.splice(at, 1)
  })
  return [...top, ...rest]
}
