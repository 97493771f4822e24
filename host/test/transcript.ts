// The same requests at a table, whoever hosts it: what each was answered, and what came of it.
import { createHash } from 'node:crypto'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Said } from '@foldtable/host/requests'
import { serve } from '@foldtable/host/serving'
import {
  type AnyTable,
  type Chance,
  type ClockSettings,
  canonical,
  type Json,
  type Seat,
} from '@foldtable/kernel'

export interface Wish {
  readonly game: string
  readonly people: number
  readonly bots: number
  readonly options?: unknown
  readonly clock?: ClockSettings
}

/** One host with one table, whose chance comes from `KEY_SEED`. */
export interface Hosted {
  readonly live: LiveTable
  /** `done`, `known`, or the code of a refusal. */
  says(seat: Seat, said: Said, key: string): Promise<string>
  /** The host ends and begins again; nothing where it keeps nothing. */
  restart?(): Promise<void>
}

export type Opening = (wish: Wish) => Promise<Hosted>

export const KEY_SEED = 'all hosts alike'
/** What nobody is asked for. */
const NOBODY_ASKED = 'no such question'

export async function transcript(host: Hosted, chance: Chance, steps: number): Promise<string[]> {
  const lines: string[] = []
  const keys: { seat: Seat; said: Said; key: string }[] = []
  for (let step = 0; step < steps; step++) {
    const table = tableOf(host)
    const roll = chance.below(100)
    if (roll < 2) {
      await host.restart?.()
      lines.push('restart')
    } else if (roll < 10 && keys.length > 0) {
      const { seat, said, key } = chance.pick(keys.slice(-5))
      lines.push(`again ${await line(host, seat, said, key)}`)
    } else if (roll < 45) {
      const seat = chance.below(table.seats)
      if (isPerson(host, seat)) {
        const said = saidBy(host, seat, chance)
        const key = `k${step}`
        keys.push({ seat, said, key })
        lines.push(await line(host, seat, said, key))
      }
    } else lines.push(await goOn(host, table, chance, step))
  }
  return lines
}

function tableOf({ live }: Hosted): AnyTable {
  if (live.table === undefined) throw new Error('there is no game')
  return live.table
}

const isPerson = ({ live }: Hosted, seat: Seat): boolean =>
  live.room.sittings[seat]?.id.startsWith('bot:') === false

function saidBy({ live }: Hosted, seat: Seat, chance: Chance): Said {
  const asking = live.asking?.id ?? NOBODY_ASKED
  const undo = live.game.takesBack === 'practice' ? 'stop' : 'undo' // only where all sit at one screen
  const said: readonly Said[] = [
    { kind: 'ask', about: undo },
    { kind: 'ask', about: undo },
    { kind: 'ask', about: 'stop' },
    { kind: 'ask', about: 'go' },
    { kind: 'ask', about: 'end' },
    { kind: 'ask', about: 'replace', of: chance.below(live.room.sittings.length) },
    { kind: 'answer', asking, yes: true },
    { kind: 'answer', asking, yes: true },
    { kind: 'answer', asking, yes: chance.below(3) > 0 },
    { kind: 'answer', asking: NOBODY_ASKED, yes: true },
    { kind: 'withdraw', asking },
    { kind: 'seat', to: chance.below(12) === 0 ? 'leave' : 'bot' },
    { kind: 'seat', to: 'back' },
    { kind: 'play', move: { kind: 'nonsense' } },
    { kind: 'play', move: chance.pick([...(live.table?.offers(seat) ?? []), { kind: 'ready' }]) },
    { kind: 'play', move: { kind: 'ready' }, question: chance.below(5) },
  ]
  return chance.pick(said)
}

/** Somebody who is asked moves, a bot, or the clock. */
async function goOn(host: Hosted, table: AnyTable, chance: Chance, step: number): Promise<string> {
  const { live } = host
  const { decision } = table
  if (decision.result !== undefined || live.stored.status === 'over') return 'over'
  const seats = decision.seats.filter((seat) => table.offers(seat).length > 0)
  if (seats.length === 0) {
    const at = table.deadline ?? table.at
    const served = await live.inTurn(() => serve(live, at))
    return `clock ${served.ok ? '' : served.refusal.code} ${await state(host)}`
  }
  const seat = chance.pick(seats)
  const move = chance.pick(table.offers(seat))
  const question = table.question(seat) ?? 0
  if (isPerson(host, seat) && live.room.sittings[seat]?.hasLeft === false)
    return line(host, seat, { kind: 'play', move, question }, `m${step}`)
  await live.inTurn(() => playRequest(live, { by: seat, move, at: live.world.now(), question }))
  return `bot ${seat} ${JSON.stringify(move)} ${await state(host)}`
}

async function line(host: Hosted, seat: Seat, said: Said, key: string): Promise<string> {
  const answer = await host.says(seat, said, key)
  const { asking: _, ...told } = { asking: undefined, ...said }
  return `${seat} ${JSON.stringify(told)}: ${answer} ${await state(host)}`
}

/** Everything that must be the same: the game, what is asked, who plays at the seats. Once what it leads to is done too. */
async function state({ live }: Hosted): Promise<string> {
  for (let turn = 0; turn < 2; turn++) await live.inTurn(async () => undefined)
  const { sittings, question } = live.room
  const { asking, stored, table } = live
  const seen = createHash('sha256')
    .update(canonical(table?.state as Json))
    .digest('hex')
  return [
    `n=${stored.n} ${seen.slice(0, 8)}`,
    stored.status,
    asking && `${asking.about} by ${asking.seat} waits for ${asking.waitsFor}`,
    question === undefined ? '' : 'a question is kept',
    sittings.map(({ isBot, hasLeft }) => `${isBot ? 'b' : 'p'}${hasLeft ? '-' : ''}`).join(' '),
  ].join(' | ')
}
