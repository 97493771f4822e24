// How nodes tell each other what they have written, all of one turn of the event loop together. It carries no truth: whatever it loses is
// read from the ledger. Entries go to the nodes at which somebody has their table; everything else is rare and goes to all.
import { randomBytes } from 'node:crypto'
import type { ServerMessage } from '@foldtable/protocol'
import type { Line, To } from './line.ts'

/** An entry as it stands in the ledger. Without a body it was too long to be told, and is to be read. */
export interface Rung {
  readonly table: string
  readonly n: number
  /** Of the room, under which it was written. */
  readonly revision: number
  readonly deadline: number | null
  readonly body: string | undefined
}

/** What is said to all at a table, or in its gallery. */
export type Saying = Extract<ServerMessage, { kind: 'chat' | 'gallery' }>

/** For all sockets of somebody. */
export type PersonNews =
  /** A session has ended, by the hash of its token, or all of theirs. */
  | { readonly kind: 'signedOut'; readonly hash?: string; readonly account?: string }
  /** Another device was signed in as them, or they have another name. */
  | { readonly kind: 'device'; readonly account: string; readonly device: string }
  | { readonly kind: 'renamed'; readonly account: string; readonly name: string }

export type News =
  /** Something around the game has changed, or who is there. */
  | { readonly kind: 'room'; readonly table: string }
  | { readonly kind: 'presence'; readonly table: string }
  /** Somebody has said something there. */
  | { readonly kind: 'said'; readonly saying: Saying }
  /** It waits for somebody who has it not open. */
  | { readonly kind: 'waits'; readonly table: string }
  /** The host sent somebody away from there. */
  | {
      readonly kind: 'removed'
      readonly table: string
      readonly account: string
      readonly isKeptOut: boolean
    }
  | PersonNews

export interface Hearing {
  heardEntry(rung: Rung): void
  heard(news: News): void
  /** Anything may have been missed. */
  missed(): void
}

export class Bell {
  readonly #line: Line
  /** Of this process: numbers are used again by others. */
  readonly #name = randomBytes(6).toString('base64url')
  readonly #waiting = new Map<To, string[]>()
  #isArmed = false
  #slot = 0

  constructor(line: Line) {
    this.#line = line
  }

  /** This node in `follows`. */
  get bit(): number {
    return 2 ** this.#slot
  }

  get isWhole(): boolean {
    return this.#line.isWhole
  }

  async start(slot: number, hearing: Hearing): Promise<void> {
    this.#slot = slot
    await this.#line.start(slot, {
      heard: (text) => this.#hear(text, hearing),
      missed: () => hearing.missed(),
    })
  }

  async renumber(slot: number): Promise<void> {
    this.#slot = slot
    await this.#line.renumber(slot)
  }

  /** To the other nodes that follow the table, a bit for each. */
  entry({ table, n, revision, deadline, body }: Rung, follows: number): void {
    const others = [...slotsIn(follows)].filter((slot) => slot !== this.#slot)
    if (others.length === 0) return
    const isLong = body === undefined || Buffer.byteLength(body) + SPARE > this.#line.longest
    const text = `E${table} ${n} ${revision} ${deadline ?? ''} ${isLong ? '' : body}`
    for (const slot of others) this.#say(slot, text)
  }

  ring(news: News): void {
    this.#say('all', `N${JSON.stringify(news)}`)
  }

  async stop(): Promise<void> {
    this.#flush()
    await this.#line.stop()
  }

  #say(to: To, text: string): void {
    const waiting = this.#waiting.get(to) ?? []
    waiting.push(text)
    this.#waiting.set(to, waiting)
    if (this.#isArmed) return
    this.#isArmed = true
    setImmediate(() => this.#flush())
  }

  #flush(): void {
    this.#isArmed = false
    const parcels = [...this.#waiting].flatMap(([to, lines]) =>
      [...packed(lines, this.#line.longest)].map((text) => ({
        to,
        text: `${this.#name}\n${text}`,
      })),
    )
    this.#waiting.clear()
    if (parcels.length > 0) this.#line.send(parcels)
  }

  /** What makes no sense is as good as lost. */
  #hear(text: string, hearing: Hearing): void {
    const [name, ...lines] = text.split('\n')
    if (name === this.#name) return
    for (const line of lines) {
      const heard = line[0] === 'E' ? rungIn(line) : newsIn(line)
      if (heard === undefined) hearing.missed()
      else if ('kind' in heard) hearing.heard(heard)
      else hearing.heardEntry(heard)
    }
  }
}

/** For the name, the table and its numbers. */
const SPARE = 200

function rungIn(line: string): Rung | undefined {
  const [, table, n, revision, deadline, body] = /^E(\S+) (\d+) (\d+) (\d*) (.*)$/.exec(line) ?? []
  if (table === undefined || n === undefined) return undefined
  return {
    table,
    n: Number(n),
    revision: Number(revision),
    deadline: deadline ? Number(deadline) : null,
    body: body === '' ? undefined : body,
  }
}

function newsIn(line: string): News | undefined {
  try {
    const news = JSON.parse(line.slice(1))
    return typeof news?.kind === 'string' ? news : undefined
  } catch {
    return undefined
  }
}

/** Arithmetic, because bits end at 31 and numbers of nodes at 52. */
function* slotsIn(follows: number): Generator<number> {
  for (let slot = 0, rest = follows; rest > 0; slot++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) yield slot
}

/** As many lines in each text as it may carry. JSON has no line breaks, so that they divide. */
function* packed(lines: readonly string[], longest: number): Generator<string> {
  let together: string[] = []
  let size = SPARE
  for (const line of lines) {
    const bytes = longest === Number.POSITIVE_INFINITY ? 0 : Buffer.byteLength(line) + 1
    if (together.length > 0 && size + bytes > longest) {
      yield together.join('\n')
      together = []
      size = SPARE
    }
    together.push(line)
    size += bytes
  }
  if (together.length > 0) yield together.join('\n')
}
