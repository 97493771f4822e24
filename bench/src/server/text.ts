// The figures of the server's benchmark, for people.
import { aligned, type Row, rangeOf, spreadRow, whole } from '../rows.ts'
import type { AppendReport } from './append.ts'
import type { BesideFigures } from './beside.ts'
import type { ColdFigures } from './cold.ts'
import type { TablesFigures } from './contest.ts'
import type { Name } from './contestant.ts'
import type { EndsFigures } from './ends.ts'
import type { IdleFigures } from './idle.ts'
import type { LobbyFigures } from './lobby.ts'
import type { Ratio, Standing } from './rounds.ts'
import type { ServerFigures } from './server.ts'
import type { SpectatorFigures } from './spectators.ts'
import type { StartFigures } from './start.ts'
import type { StormFigures } from './storm.ts'

const TITLES: { readonly [N in Name]: string } = {
  ours: 'ours, durable',
  boardgameIo: 'boardgame.io',
  colyseus: 'Colyseus',
  floor: 'bare ws',
  durable: 'ws and SQLite',
}

const percent = (part: number) => `${Math.round(100 * part)} %`

function standingRows(title: string, one: Standing): Row[] {
  const { movesPerSecond, p50, p99, bytesPerMoveAndClient: bytes, refused, late } = one
  const busy = [one.serverBusy, one.loadBusy, one.othersBusy].map(({ median }) => percent(median))
  const odd = [
    refused > 0 ? `${refused} refused` : '',
    late > 0 ? `${late} games made late` : '',
    one.boundByLoad > 0 ? `THE LOAD WAS THE BOUND in ${one.boundByLoad} rounds` : '',
    one.disturbed > 0 ? `${one.disturbed} rounds disturbed` : '',
  ].filter(Boolean)
  return [
    [
      `  ${title}, moves/s`,
      whole(movesPerSecond.median),
      rangeOf(movesPerSecond, whole),
      `of a core: server ${busy[0]}, load ${busy[1]}, others ${busy[2]}`,
    ],
    spreadRow('    p50, ms', p50),
    spreadRow('    p99, ms', p99, odd.join(', ')),
    spreadRow('    CPU a move, us', one.cpuPerMove, cpuOf(one)),
    [
      '    to the disk a move, bytes',
      whole(one.writtenPerMove.median),
      rangeOf(one.writtenPerMove, whole),
    ],
    ['    bytes a move and client', whole(bytes.median), rangeOf(bytes, whole)],
  ]
}

const cpuOf = ({ mainPerMove, loadPerMove }: Standing) =>
  `main thread ${whole(mainPerMove.median)}, clients ${whole(loadPerMove.median)}`

const ratioRows = (title: string, ratio: Ratio): Row[] => [
  spreadRow(`  ${title}, moves/s`, ratio.movesPerSecond),
  spreadRow('    p99', ratio.p99),
  spreadRow('    CPU a move', ratio.cpuPerMove),
  spreadRow('    bytes', ratio.bytesPerMoveAndClient),
]

const contestRows = ({ tables, standings, ratios }: TablesFigures): Row[] => [
  [tables === 1 ? '1 table' : `${tables} tables`, 'median', 'min .. max'],
  ...standings.flatMap((one) => standingRows(TITLES[one.name], one)),
  ...ratios.flatMap((pair) => ratioRows(`${TITLES[pair.one]} / ${TITLES[pair.other]}`, pair)),
]

const spectatorRows = ({ spectators, frameBytes, ours, floor, ratio }: SpectatorFigures): Row[] => [
  [`${spectators} spectators on one table`, 'median', 'min .. max', `${frameBytes} bytes a frame`],
  ...(ours === undefined ? [] : standingRows(TITLES.ours, ours)),
  ...standingRows(TITLES.floor, floor),
  ...(ratio === undefined ? [] : ratioRows(`${TITLES.ours} / ${TITLES.floor}`, ratio)),
]

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`

const idleRows = (idle: IdleFigures): Row[] => [
  [
    `${whole(idle.tables)} idle tables, bytes each`,
    whole(idle.bytesPerTable),
    '',
    `the server ${megabytes(idle.residentBefore)} before, ${megabytes(idle.residentAfter)} after`,
  ],
  [
    '  after a restart, bytes each',
    whole(idle.bytesPerStoredTable),
    '',
    `the server ${megabytes(idle.residentRestarted)}`,
  ],
]

const startRows = ({ stored, empty, full, ratio }: StartFigures): Row[] => [
  ['start-up', 'median', 'min .. max'],
  spreadRow('  with nothing stored, ms', empty),
  spreadRow(`  with ${whole(stored)} tables stored, ms`, full),
  spreadRow('    ratio', ratio),
]

const appendRows = ({ appends, bareSyncMs }: AppendReport): Row[] => [
  ['one durable append', 'median', 'min .. max'],
  ...appends.flatMap(({ waiting, p50, p99, appendsPerSecond }): Row[] => [
    spreadRow(`  ${waiting} waiting, p50, ms`, p50, `${whole(appendsPerSecond.median)} appends/s`),
    spreadRow('    p99, ms', p99),
  ]),
  spreadRow('  4 KiB and fdatasync, nothing else, ms', bareSyncMs),
]

const lobbyRows = ({ stored, first, slowest, farBack }: LobbyFigures): Row[] => [
  [`a page of the lobby, ${whole(stored)} tables`, 'median', 'min .. max'],
  spreadRow('  the first, ms', first),
  spreadRow('    the slowest of a hundred', slowest),
  spreadRow('  far back, ms', farBack),
]

const besideRows = ({ tables, thinkMs, scenes }: BesideFigures): Row[] => [
  [`${tables} tables that think for ${thinkMs} ms, beside`, 'median', 'min .. max'],
  ...scenes.flatMap((one): Row[] => [
    spreadRow(`  ${one.beside}, p50, ms`, one.p50),
    spreadRow('    p99, ms', one.p99, `${whole(one.movesPerSecond.median)} moves/s`),
    spreadRow('    CPU a move, us', one.cpuPerMove),
  ]),
]

const endsRows = ({ cpuPerEnd, writtenPerEnd, ended }: EndsFigures): Row[] => [
  ['the end of a game', 'median', 'min .. max', `${whole(ended)} games`],
  spreadRow('  CPU besides its moves, us', cpuPerEnd),
  spreadRow('  to the disk besides its moves, bytes', writtenPerEnd),
]

const coldRows = ({ short, long, shortMs, longMs, ratio }: ColdFigures): Row[] => [
  ['a table that is in no memory', 'median', 'min .. max'],
  spreadRow(`  of at most ${whole(short)} entries, ms`, shortMs),
  spreadRow(`  of at least ${whole(long)}, ms`, longMs),
  spreadRow('    ratio', ratio),
]

const stormRows = ({ people, middle, last, cpuEach }: StormFigures): Row[] => [
  [`${whole(people)} people come back at once`, 'median', 'min .. max'],
  spreadRow('  the middle one has its table, ms', middle),
  spreadRow('  the last, ms', last),
  spreadRow('  CPU for each, ms', cpuEach),
]

/** Nothing for what was not measured. */
const rowsOf = <T>(figures: T | undefined, rows: (figures: T) => Row[]): Row[] =>
  figures === undefined ? [] : rows(figures)

export function textOf(figures: ServerFigures): string {
  const {
    settings,
    node,
    loadBefore,
    contests = [],
    spectators,
    beside: house,
    ends,
    cold,
    storm,
    idle,
    start,
    append,
    lobby,
  } = figures
  const { rounds, seconds } = settings
  const rows: Row[] = [
    ...contests.flatMap(contestRows),
    ...rowsOf(spectators, spectatorRows),
    ...rowsOf(house, besideRows),
    ...rowsOf(ends, endsRows),
    ...rowsOf(cold, coldRows),
    ...rowsOf(storm, stormRows),
    ...rowsOf(idle, idleRows),
    ...rowsOf(start, startRows),
    ...rowsOf(append, appendRows),
    ...rowsOf(lobby, lobbyRows),
  ]
  const machine = `node ${node}, load of the machine before: ${loadBefore.toFixed(2)}`
  const head = `Pass the Ace, four clients a table; ${rounds} rounds of ${seconds} s; ${machine}`
  return [head, '', ...(rows.length === 0 ? ['nothing was measured'] : aligned(rows))].join('\n')
}
