// The past of a table, straight from the ledger: pages of entries, which cost what the page does, and whole records,
// which are made in steps so that nobody waits for them.
import { setImmediate } from 'node:timers/promises'
import { isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import {
  AT_ONCE,
  commitmentOf,
  type Entry,
  type Mark,
  marking,
  pathTo,
  type Recordable,
  type RecordHeader,
  recordingFor,
  redact,
  seenEntry,
  type TableRecord,
  type Viewer,
} from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import type { Settings } from '../settings/settings.ts'

/** So many entries: those after a number, oldest first, or those before one, newest first. */
interface PageWanted {
  readonly after?: number
  readonly before?: number
  readonly size: number
  /** The oldest of the page comes with the state after it: from there on the page can be folded. */
  readonly state?: boolean
}

export class Past {
  readonly #ledger: Ledger
  readonly #pageBytes: number
  readonly #recordsAtOnce: number
  /** A record that nobody has read by then is not sent any further. */
  readonly recordMs: number
  #recordsOpen = 0

  constructor(
    ledger: Ledger,
    bounds: Pick<Settings, 'pageKb' | 'recordsAtOnce' | 'recordSeconds'>,
  ) {
    this.#ledger = ledger
    this.#pageBytes = 1024 * bounds.pageKb
    this.#recordsAtOnce = bounds.recordsAtOnce
    this.recordMs = 1000 * bounds.recordSeconds
  }

  /** As JSON. At least one entry, if there is one, and no more than the bound of bytes allows. */
  async page(live: LiveTable, viewer: Viewer, wanted: PageWanted): Promise<string> {
    const texts: string[] = []
    let bytes = 0
    let oldest: Entry | undefined
    for (const entry of await this.#ledger.entriesPage(live.id, wanted)) {
      const text = JSON.stringify(seenEntry(entry, viewer))
      bytes += text.length
      if (texts.length > 0 && bytes > this.#pageBytes) break
      texts.push(text)
      if (oldest === undefined || entry.n < oldest.n) oldest = entry
    }
    if (wanted.state && oldest !== undefined) {
      const state = redact(await this.#stateAt(live, oldest.n), viewer)
      const text = JSON.stringify({ ...seenEntry(oldest, viewer), state })
      texts[wanted.before === undefined ? 0 : texts.length - 1] = text
    }
    return `[${texts.join(',')}]`
  }

  /** Where rounds begin and what turned the game, as everybody may know it: the eyes of whoever only looks on. */
  async marks(live: LiveTable): Promise<readonly Mark[]> {
    const { game, room } = live
    const entries = await this.#entries(live.id)
    const blank = game.blank(room.sittings.length, room.party.settings.options)
    const seen = entries.map((entry) => seenEntry(entry, 'spectator'))
    return inSteps(marking(game, blank, seen))
  }

  /** Records that are being written or read. */
  get recordsOpen(): number {
    return this.#recordsOpen
  }

  /** Whether one more may be written, or another thing that needs all entries; it must be given back with `release`. */
  take(): boolean {
    if (this.#recordsOpen >= this.#recordsAtOnce) return false
    this.#recordsOpen += 1
    return true
  }

  release(): void {
    this.#recordsOpen -= 1
  }

  /** As pieces of JSON: the same ones whenever and wherever they are asked for. */
  async record(live: LiveTable, viewer: Viewer): Promise<AsyncGenerator<string>> {
    const recordable = await this.#recordable(live)
    return pieces(await inSteps(recordingFor(recordable, headerOf(live), viewer)))
  }

  async #recordable(live: LiveTable): Promise<Recordable> {
    const { game, room } = live
    const { options, clock: clockSettings } = room.party.settings
    const entries = await this.#entries(live.id)
    const state = await folded(live, entries)
    return { game, options, clockSettings, entries, state, decision: game.decision(state) }
  }

  async #stateAt(live: LiveTable, n: number): Promise<unknown> {
    return folded(live, await this.#entries(live.id, n))
  }

  /** The first `most`. */
  async #entries(id: string, most = Number.POSITIVE_INFINITY): Promise<Entry[]> {
    const entries: Entry[] = []
    while (entries.length < most) {
      const size = Math.min(AT_ONCE, most - entries.length)
      const page = await this.#ledger.entriesPage(id, { after: entries.length, size })
      entries.push(...page)
      if (page.length < size) break
    }
    return entries
  }
}

async function folded({ game, room }: LiveTable, entries: readonly Entry[]): Promise<unknown> {
  const state = game.blank(room.sittings.length, room.party.settings.options)
  for (const [step, { events }] of pathTo(entries, entries.length).entries()) {
    for (const event of events) game.evolve(state, event)
    if (step % AT_ONCE === 0) await setImmediate()
  }
  return state
}

async function inSteps<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** The entries come last, so that the rest is one piece. */
async function* pieces({ entries, ...rest }: TableRecord): AsyncGenerator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"entries":[`
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const texts = entries.slice(at, at + AT_ONCE).map((entry) => JSON.stringify(entry))
    yield `${at === 0 ? '' : ','}${texts.join(',')}`
    await setImmediate()
  }
  yield ']}'
}

function headerOf({ room, stored, game }: LiveTable): RecordHeader {
  const { chanceKey: key, rules, at: savedAt } = stored
  return {
    seats: room.sittings.map(({ id, name }) => (isBotId(id) ? { name, bot: true } : { name })),
    chance: { commitment: commitmentOf(key), entropy: room.entropy, key },
    rules: rules ?? game.meta.version,
    savedAt,
  }
}
