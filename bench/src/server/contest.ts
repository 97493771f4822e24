// Tables of four on all contestants in turn, for one number of tables after the other.
import type { Window } from './closed-loop.ts'
import { CONTESTANTS, type Name } from './contestant.ts'
import { freshFolder, isOursThere, removeFolder, startOurs } from './our-server.ts'
import { Load, type ServerProcess, startServer } from './processes.ts'
import { isDisturbed, type Ratio, ratioOf, type Standing, standingOf } from './rounds.ts'
import type { Say, ServerSettings } from './settings.ts'

/** As long as our frames are; the bench says how long those were. */
export const FLOOR_FRAME_BYTES = 150

/** Before each window the tables play for so long without being counted, and longer for the first of all. */
const LEAD_MS = 300
/** Until V8 has compiled what is hot, on a slow machine too. */
const WARM_UP_MOVES = 20_000
const WARM_UP_MS = 1000
const LONGEST_WARM_UP = 12
/** A window that others disturbed is measured again so often. */
const AGAIN = 3

const START: { readonly [N in Name]: () => Promise<ServerProcess> } = {
  ours: startOursAfresh,
  boardgameIo: () => startServer('./boardgame-io-server.ts'),
  colyseus: () => startServer('./colyseus-server.ts'),
  floor: () => startServer('./floor-server.ts', String(FLOOR_FRAME_BYTES)),
  durable: () => startServer('./durable-floor-server.ts', String(FLOOR_FRAME_BYTES)),
}

async function startOursAfresh(): Promise<ServerProcess> {
  const folder = freshFolder()
  const server = await startOurs(folder)
  const stop = async () => {
    await server.stop()
    removeFolder(folder)
  }
  return { ...server, stop }
}

export interface TablesFigures {
  readonly tables: number
  readonly standings: readonly (Standing & { readonly name: Name })[]
  /** Ours by each of the others, and the peers by the floor. */
  readonly ratios: readonly (Ratio & { readonly one: Name; readonly other: Name })[]
}

interface Entrant {
  readonly name: Name
  readonly server: ServerProcess
  readonly load: Load
}

export async function contest(settings: ServerSettings, say: Say): Promise<TablesFigures[]> {
  const names = entering(settings, say)
  const entrants: Entrant[] = []
  try {
    for (const name of names) entrants.push(await enter(name))
    say('warming up')
    for (const entrant of entrants) await warmUp(entrant, settings)
    const figures = []
    for (const tables of settings.tables)
      figures.push(await atTables(tables, entrants, settings, say))
    return figures
  } finally {
    for (const { load, server } of entrants) await load.stop().then(() => server.stop())
  }
}

function entering({ against }: ServerSettings, say: Say): readonly Name[] {
  const names = CONTESTANTS.filter((name) => against.includes(name))
  if (!names.includes('ours') || isOursThere()) return names
  say('ours is left out: there is no server/src/main.ts yet')
  return names.filter((name) => name !== 'ours')
}

async function enter(name: Name): Promise<Entrant> {
  const server = await START[name]()
  return { name, server, load: new Load(name, server) }
}

/** With as many tables as there will be in the middle, so that all code is met and compiled. */
async function warmUp(entrant: Entrant, { tables }: ServerSettings): Promise<void> {
  const middle = tables[Math.floor(tables.length / 2)] ?? 1
  let moves = 0
  for (let time = 0; time < LONGEST_WARM_UP && moves < WARM_UP_MOVES; time++)
    moves += (await window(entrant, middle, WARM_UP_MS)).moves
}

async function atTables(
  tables: number,
  entrants: readonly Entrant[],
  { rounds, seconds, again }: ServerSettings,
  say: Say,
): Promise<TablesFigures> {
  const windows = new Map(entrants.map(({ name }) => [name, [] as Window[]]))
  for (const entrant of entrants) await window(entrant, tables, 500)
  for (let round = 1; round <= rounds; round++) {
    say(`${tables} tables, round ${round} of ${rounds}`)
    for (const entrant of inTurn(entrants, round))
      windows.get(entrant.name)?.push(await undisturbed(entrant, tables, seconds, again))
  }
  return figuresOf(tables, windows)
}

/** Who is first changes from round to round. */
const inTurn = <T>(list: readonly T[], round: number): T[] => {
  const first = round % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}

async function window({ load }: Entrant, tables: number, ms: number): Promise<Window> {
  await load.prepare(tables, 0)
  return load.run(LEAD_MS, ms)
}

/** The one that others disturbed least, where they always do. */
async function undisturbed(
  entrant: Entrant,
  tables: number,
  seconds: number,
  again: boolean,
): Promise<Window> {
  let best = await window(entrant, tables, 1000 * seconds)
  for (let time = 0; again && time < AGAIN && isDisturbed(best); time++) {
    const other = await window(entrant, tables, 1000 * seconds)
    if (other.othersBusy < best.othersBusy) best = other
  }
  return best
}

const PAIRS: readonly (readonly [one: Name, other: Name])[] = [
  ['ours', 'boardgameIo'],
  ['ours', 'colyseus'],
  ['ours', 'floor'],
  ['ours', 'durable'],
  ['boardgameIo', 'floor'],
  ['colyseus', 'floor'],
  ['durable', 'floor'],
  ['durable', 'colyseus'],
]

function figuresOf(tables: number, windows: ReadonlyMap<Name, readonly Window[]>): TablesFigures {
  const standings = [...windows].map(([name, done]) => ({ name, ...standingOf(done) }))
  const ratios = PAIRS.flatMap(([one, other]) => {
    const [mine, theirs] = [windows.get(one), windows.get(other)]
    return mine && theirs ? [{ one, other, ...ratioOf(mine, theirs) }] : []
  })
  return { tables, standings, ratios }
}
