// The figures of the server's benchmark, for people.
import { aligned, type Row, rangeOf, spreadRow, threeDigits, whole } from '../rows.ts'
import type { AppendReport } from './append.ts'
import type { TablesFigures } from './contest.ts'
import type { Name } from './contestant.ts'
import type { ServerFigures } from './server.ts'

const TITLES: { readonly [N in Name]: string } = {
  ours: 'ours, durable',
  boardgameIo: 'boardgame.io',
  colyseus: 'Colyseus',
  floor: 'bare ws',
}

const percent = (part: number) => `${Math.round(100 * part)} %`

function contestRows({ tables, standings, ratios }: TablesFigures): Row[] {
  return [
    [`${tables} tables`, 'median', 'min .. max', ''],
    ...standings.flatMap((one): Row[] => {
      const title = TITLES[one.name]
      const busy = `one core = 100 %: server ${percent(one.serverBusy.median)}, load ${percent(one.loadBusy.median)}`
      const odd = `${one.refused} refused, ${one.late} games late`
      const bytes = one.bytesPerMoveAndClient
      return [
        [
          `  ${title}, moves/s`,
          whole(one.movesPerSecond.median),
          rangeOf(one.movesPerSecond, whole),
          busy,
        ],
        spreadRow('    p50, ms', one.p50),
        spreadRow('    p99, ms', one.p99, one.refused + one.late > 0 ? odd : ''),
        ['    bytes a move and client', whole(bytes.median), rangeOf(bytes, whole)],
      ]
    }),
    ...ratios.flatMap(
      ({ one, other, movesPerSecond, p99, bytesPerMoveAndClient: bytes }): Row[] => [
        spreadRow(`  ${TITLES[one]} / ${TITLES[other]}, moves/s`, movesPerSecond),
        spreadRow('    p99', p99),
        spreadRow('    bytes', bytes),
      ],
    ),
  ]
}

const appendRows = ({ appends, bareSyncMs }: AppendReport): Row[] => [
  ['one durable append', 'median', 'min .. max'],
  ...appends.flatMap(({ waiting, p50, p99, appendsPerSecond }): Row[] => [
    spreadRow(
      `  ${waiting} waiting, p50, ms`,
      p50,
      `${threeDigits(appendsPerSecond.median)} appends/s`,
    ),
    spreadRow('    p99, ms', p99),
  ]),
  spreadRow('  4 KiB and fdatasync, nothing else, ms', bareSyncMs),
]

export function textOf({
  settings,
  node,
  loadBefore,
  contests = [],
  append,
}: ServerFigures): string {
  const { rounds, seconds } = settings
  const rows: Row[] = [
    ...contests.flatMap(contestRows),
    ...(append === undefined ? [] : appendRows(append)),
  ]
  const head = `Pass the Ace, four clients a table; ${rounds} rounds of ${seconds} s, node ${node}, load of the machine before ${loadBefore.toFixed(2)}`
  return [head, '', ...aligned(rows)].join('\n')
}
