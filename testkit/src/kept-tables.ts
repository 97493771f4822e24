// Tables worth keeping as ledgers: one for each preset, and all of them together have every kind of event. Random players do not
// get everywhere, so some try each kind of move alike, and some ask the game's own bot.
import { type Policy, policyOf } from '@foldtable/bots/policies'
import {
  type AnyMove,
  type AnyTable,
  type Chance,
  type Game,
  type Json,
  recordOf,
  type Schema,
  type Seat,
  type TableRecord,
} from '@foldtable/kernel'
import { lawfulTable, type Player } from './lawful-table.ts'

/** A table is broken off after so many entries. */
const MOST = 1200
/** Of so many tables the best is taken. */
const TRIED = 12
/** After so many vain rounds what is still missing cannot be found so. */
const ROUNDS = 12

export interface Kept {
  /** Behind the version in the file's name: `published`, `more-1`. */
  readonly name: string
  readonly record: TableRecord
}

/** The names of the game's presets, where it has such an option. */
export const presetsOf = ({ meta }: Game): readonly string[] =>
  (meta.options.properties?.preset?.enum ?? []).map(String)

const presetOf = ({ options }: TableRecord): string | undefined =>
  typeof options === 'object' && options !== null && 'preset' in options
    ? String(options.preset)
    : undefined

export const kindsIn = ({ entries }: TableRecord): Set<string> =>
  new Set(entries.flatMap(({ events }) => events.map(({ kind }) => kind)))

/** Kinds of events that are in none of these. */
export function kindsMissing(game: Game, records: readonly TableRecord[]): string[] {
  const kept = new Set(records.flatMap((record) => [...kindsIn(record)]))
  return (game.kinds ?? []).filter((kind) => !kept.has(kind))
}

/** What is to be kept besides. */
export async function tablesToKeep(game: Game, kept: readonly TableRecord[]): Promise<Kept[]> {
  const policy = await policyOf(game.meta.id)
  const found: Kept[] = []
  const records = () => [...kept, ...found.map(({ record }) => record)]
  for (const preset of presetsOf(game)) {
    if (records().some((record) => isOf(game, record, preset))) continue
    const record = best(game, policy, `preset ${preset}`, { preset }, kindsMissing(game, records()))
    found.push({ name: preset, record })
  }
  for (let round = 0; round < ROUNDS; round++) {
    const missing = kindsMissing(game, records())
    if (missing.length === 0) break
    const record = best(game, policy, `round ${round}`, undefined, missing)
    if (missing.some((kind) => kindsIn(record).has(kind)))
      found.push({ name: `more-${found.length + 1}`, record })
  }
  return found
}

export const isOf = (game: Game, record: TableRecord, preset: string): boolean =>
  record.game.version === game.meta.version && presetOf(record) === preset

/** The table with most of what is missing; of equals the shortest. */
function best(
  game: Game,
  policy: Policy | undefined,
  seed: string,
  options: Json | undefined,
  missing: readonly string[],
): TableRecord {
  const records = Array.from({ length: TRIED }, (_, index) => {
    const { min, max } = game.meta.seats
    const seats = min + (index % (max - min + 1))
    const player = [eager, botted(policy), undefined][index % 3]
    return recorded(game, seats, `${seed} ${index}`, options, player)
  })
  const worth = (record: TableRecord) => missing.filter((kind) => kindsIn(record).has(kind)).length
  const [first] = records.sort((a, b) => worth(b) - worth(a) || a.entries.length - b.entries.length)
  if (first === undefined) throw new RangeError('nothing was tried')
  return first
}

function recorded(
  game: Game,
  seats: number,
  seed: string,
  options: Json | undefined,
  player: Player | undefined,
): TableRecord {
  const mischief = { clock: 5, host: 1 }
  const { table, header } = lawfulTable(game, {
    ...{ seats, seed, most: MOST, mischief },
    ...(options === undefined ? {} : { options }),
    ...(player === undefined ? {} : { player }),
  })
  return recordOf(table, header)
}

/** Each kind of move is as likely as any other, those too that are never offered. */
function eager(table: AnyTable, seat: Seat, chance: Chance): AnyMove | undefined {
  if (chance.below(4) === 0) return undefined
  const byKind = Map.groupBy([...table.offers(seat), ...unoffered(table, seat)], ({ kind }) => kind)
  const kinds = [...byKind.values()]
  return kinds.length === 0 ? undefined : chance.pick(chance.pick(kinds))
}

/** The least move of each kind that is never offered, if it is legal. */
function unoffered(table: AnyTable, seat: Seat): AnyMove[] {
  const { game, state, at } = table
  return Object.entries(game.moves).flatMap(([kind, { schema, author, candidates }]) => {
    if (author !== undefined || candidates(state, seat).length > 0) return []
    const move = { ...leastOf(schema), kind }
    return table.refusal({ by: seat, move, at }) === undefined ? [move] : []
  })
}

const leastOf = ({ properties = {}, required = [] }: Schema<unknown>): { [name: string]: Json } =>
  Object.fromEntries(required.map((name) => [name, leastValue(properties[name] ?? {})]))

const leastValue = ({ type, minimum, enum: values }: Schema<unknown>): Json => {
  if (type === 'array') return []
  if (type === 'boolean') return false
  return values?.[0] ?? minimum ?? ''
}

/** The first seat plays as the bot does, the others now and then. */
const botted =
  (policy: Policy | undefined): Player =>
  (table, seat, chance) =>
    seat === 0 || chance.below(3) === 0
      ? policy?.choose(table.state, seat, table.offers(seat), chance)
      : undefined
