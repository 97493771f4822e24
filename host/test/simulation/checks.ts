// What must hold after a run, whatever happened in it.

import type { Room } from '@foldtable/host/room'
import {
  type AnyTable,
  canonical,
  type Entry,
  type Game,
  type Json,
  keyedChance,
  redact,
  seatOf,
  Table,
} from '@foldtable/kernel'
import { believedRoom } from '../../src/stored-room.ts'
import type { SimClient } from './sim-client.ts'
import type { Disk } from './sim-ledger.ts'

export interface Ran {
  readonly disk: Disk
  readonly game: Game
  readonly table: string
  readonly clients: readonly SimClient[]
  readonly thoughts: ReadonlySet<string>
  readonly failures: readonly string[]
}

export async function faultsOf(ran: Ran): Promise<readonly string[]> {
  const entries = await ran.disk.entriesAfter(ran.table, 0)
  const stored = await ran.disk.table(ran.table)
  if (stored === undefined) return ['the table is gone']
  const room = believedRoom(stored.house)
  const { options, clock } = room.party.settings
  const chance = keyedChance(stored.chanceKey, room.entropy)
  const place = { game: ran.game, seats: room.sittings.length, options, clock, chance }
  const inOrder = orderFaults(entries)
  if (inOrder.length > 0) return inOrder
  const truth: AnyTable = Table.fold(place, entries)
  const { snapshot } = await ran.disk.snapshot(ran.table)
  return [
    ...ran.failures,
    ...judgedFaults(Table.fold(place, []), entries, room),
    ...keyFaults(entries, ran.clients),
    ...botFaults(entries, room, ran.thoughts),
    ...(snapshot === undefined ? [] : snapshotFaults(truth, snapshot)),
    ...ran.clients.flatMap((client) => [
      ...replicaFaults(client, truth),
      ...frameFaults(
        client,
        truth,
        ran.disk.leftAt.get(client.account) ?? Number.POSITIVE_INFINITY,
      ),
    ]),
  ]
}

/** One order for all: no gap, no number twice, time never goes back. */
const orderFaults = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ n, at }, index) => [
    ...(n === index + 1 ? [] : [`entry ${index + 1} has the number ${n}`]),
    ...(at >= (entries[index - 1]?.at ?? 0) ? [] : [`entry ${n} is earlier than the one before`]),
  ])

/** Every move was legal where it was made, and the clock played only what was due. */
function judgedFaults(table: AnyTable, entries: readonly Entry[], { sittings }: Room): string[] {
  const faults: string[] = []
  for (const entry of entries) {
    const { by, move, at, n, seat } = entry
    if (move !== undefined && by !== 'host') {
      const request = { by, move, at, ...(seat === undefined ? {} : { seat }) }
      const refusal = table.refusal(request)
      if (refusal !== undefined) faults.push(`entry ${n} was not legal: ${refusal.code}`)
      const isPause = table.decision.result === undefined && table.decision.due !== undefined
      if (by === 'clock' && !isPause && table.clockRequest(at) === undefined)
        faults.push(`entry ${n}: the clock played for ${seat} before time was out`)
    }
    if (entry.by !== 'host' && sittings[seatOf(entry)] === undefined)
      faults.push(`entry ${n} is nobody's`)
    try {
      table.accept(entry)
    } catch (problem) {
      return [...faults, `entry ${n} does not fold: ${problem}`]
    }
  }
  return faults
}

/** What was acknowledged is written, and nothing twice. */
function keyFaults(entries: readonly Entry[], clients: readonly SimClient[]): string[] {
  const times = new Map<string, number>()
  for (const { key } of entries) if (key !== undefined) times.set(key, (times.get(key) ?? 0) + 1)
  return [
    ...[...times].flatMap(([key, count]) => (count > 1 ? [`${key} was made ${count} times`] : [])),
    ...clients.flatMap(({ acknowledged }) =>
      [...acknowledged].flatMap((key) =>
        times.has(key) ? [] : [`${key} was acknowledged and lost`],
      ),
    ),
  ]
}

/** A bot answers each question once. */
function botFaults(entries: readonly Entry[], { sittings }: Room, thoughts: ReadonlySet<string>) {
  return sittings.flatMap(({ id }, seat) => {
    if (!id.startsWith('bot:')) return []
    const made = entries.filter(({ by, move }) => by === seat && move !== undefined).length
    const asked = [...thoughts].filter((one) => one.startsWith(`${seat} `)).length
    return made > asked ? [`bot ${seat} was asked ${asked} times and moved ${made} times`] : []
  })
}

function snapshotFaults(truth: AnyTable, snapshot: { standing: { n: number }; state: unknown }) {
  const { n } = snapshot.standing
  return canonical(snapshot.state as Json) === canonical(truth.stateAt(n) as Json)
    ? []
    : [`the snapshot of entry ${n} is another state`]
}

/** Everybody has the whole truth as far as they may know it. */
function replicaFaults({ account, replica }: SimClient, truth: AnyTable): string[] {
  if (replica === undefined) return [`${account} was shown nothing`]
  if (replica.n !== truth.n) return [`${account} is at ${replica.n} of ${truth.n}`]
  const seen = canonical(replica.state as Json)
  return seen === canonical(redact(truth.state, replica.viewer) as Json)
    ? []
    : [`${account} sees another table than there is`]
}

/** Every frame is that of its entry, for whom it was, and holds nothing more; whoever left hears what spectators do. */
const frameFaults = (
  { account, seat, frames }: SimClient,
  truth: AnyTable,
  leftAt: number,
): string[] =>
  frames.flatMap(({ n, viewer, text }) => {
    const entry = truth.entries[n - 1]
    const viewers = n > leftAt ? (['spectator'] as const) : ([seat, 'spectator'] as const)
    const isRight = entry && viewers.some((one) => isFrame(text, truth.frame(entry, one) as Json))
    return isRight ? [] : [`${account} as ${viewer} heard another frame ${n} (left at ${leftAt})`]
  })

function isFrame(text: string, expected: Json): boolean {
  const { kind: _, table: __, key: ___, ...frame } = JSON.parse(text)
  return canonical(frame) === canonical(expected)
}
