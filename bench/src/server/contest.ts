// Tables of four on all contestants in turn, for one number of tables after the other.
import type { Window } from './closed-loop.ts'
import { CONTESTANTS, type Name } from './contestant.ts'
import { freshFolder, isOursThere, removeFolder, startOurs } from './our-server.ts'
import { Load, type ServerProcess, startServer } from './processes.ts'
import { type Ratio, ratioOf, type Standing, standingOf } from './rounds.ts'
import type { Say, ServerSettings } from './settings.ts'

/** As long as our frames are; the bench says how long those were. */
export const FLOOR_FRAME_BYTES = 150

/** Before each window the tables play for so long without being counted, and longer for the first of all. */
const LEAD_MS = 300
const WARM_UP_MS = 3000
/** Fewer than a game of four has, so that there are enough games to go on with. */
const MOVES_PER_GAME = 30

const START: { readonly [N in Name]: () => Promise<ServerProcess> } = {
  ours: startOursAfresh,
  boardgameIo: () => startServer('./boardgame-io-server.ts'),
  colyseus: () => startServer('./colyseus-server.ts'),
  floor: () => startServer('./floor-server.ts', String(FLOOR_FRAME_BYTES)),
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
  /** The latest that was measured, to know how many games it will need. */
  movesPerSecond: number
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
  return { name, server, load: new Load(name, server), movesPerSecond: 3000 }
}

/** With as many tables as there will be in the middle, so that all code is met and compiled. */
async function warmUp(entrant: Entrant, { tables }: ServerSettings): Promise<void> {
  const middle = tables[Math.floor(tables.length / 2)] ?? 1
  await window(entrant, middle, WARM_UP_MS)
}

async function atTables(
  tables: number,
  entrants: readonly Entrant[],
  { rounds, seconds }: ServerSettings,
  say: Say,
): Promise<TablesFigures> {
  const windows = new Map(entrants.map(({ name }) => [name, [] as Window[]]))
  for (const entrant of entrants) await window(entrant, tables, 500)
  for (let round = 1; round <= rounds; round++) {
    say(`${tables} tables, round ${round} of ${rounds}`)
    for (const entrant of inTurn(entrants, round))
      windows.get(entrant.name)?.push(await window(entrant, tables, 1000 * seconds))
  }
  return figuresOf(tables, windows)
}

/** Who is first changes from round to round. */
const inTurn = <T>(list: readonly T[], round: number): T[] => {
  const first = round % list.length
  return [...list.slice(first), ...list.slice(0, first)]
}

async function window(entrant: Entrant, tables: number, ms: number): Promise<Window> {
  const moves = (entrant.movesPerSecond * (LEAD_MS + ms)) / 1000
  // One more for each table: games that began together end together.
  const spares = tables + Math.ceil(moves / MOVES_PER_GAME)
  await entrant.load.prepare(tables, spares)
  const done = await entrant.load.run(LEAD_MS, ms)
  entrant.movesPerSecond = done.movesPerSecond
  return done
}

const PAIRS: readonly (readonly [one: Name, other: Name])[] = [
  ['ours', 'boardgameIo'],
  ['ours', 'colyseus'],
  ['ours', 'floor'],
  ['boardgameIo', 'floor'],
  ['colyseus', 'floor'],
]

function figuresOf(tables: number, windows: ReadonlyMap<Name, readonly Window[]>): TablesFigures {
  const standings = [...windows].map(([name, done]) => ({ name, ...standingOf(done) }))
  const ratios = PAIRS.flatMap(([one, other]) => {
    const [mine, theirs] = [windows.get(one), windows.get(other)]
    return mine && theirs ? [{ one, other, ...ratioOf(mine, theirs) }] : []
  })
  return { tables, standings, ratios }
}
