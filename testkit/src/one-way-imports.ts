// Imports run one way through the house: who may know whom, checked on the sources.
import { posix } from 'node:path'

interface Area {
  readonly name: string
  readonly path: RegExp
  /** Folders and packages it may import from; `$1` is what the path captured. */
  readonly may: readonly string[]
}

const RULES = ['kernel/src/', 'parts/src/']
/** The server knows games through the catalog alone. */
const SERVER_PACKAGES = [
  'node:',
  'fastify',
  '@fastify/',
  'ws',
  'pino',
  'prom-client',
  'nodemailer',
  'pg',
  'ioredis',
]

/** The first area that fits a file counts. Files outside any area may import what they like. */
const AREAS: readonly Area[] = [
  { name: 'tests', path: /(^|\/)test\/|\.test\.tsx?$/, may: ['*'] },
  { name: 'kernel', path: /^kernel\//, may: ['kernel/src/', '@noble/'] },
  { name: 'parts', path: /^parts\//, may: RULES },
  { name: 'a game', path: /^games\/([^/]+)\/src\//, may: [...RULES, 'games/$1/src/'] },
  {
    name: 'a bot',
    path: /^games\/([^/]+)\/bot\//,
    may: [...RULES, 'games/$1/src/', 'games/$1/bot/'],
  },
  {
    name: 'a board',
    path: /^games\/([^/]+)\/board\//,
    may: [
      ...RULES,
      'games/$1/src/',
      'games/$1/board/',
      'games/drawing/',
      'games/board.ts',
      'games/seat-colours',
      'react',
    ],
  },
  {
    name: 'a guide',
    path: /^games\/([^/]+)\/guide\//,
    may: [...RULES, 'games/$1/', 'games/drawing/', 'games/guide.ts', 'react'],
  },
  {
    name: 'shared drawing',
    path: /^games\/drawing\//,
    may: [...RULES, 'games/drawing/', 'games/board.ts', 'games/seat-colours', 'react'],
  },
  {
    name: 'the loaders',
    path: /^games\/(loaders|board|guide|seat-colours)\.ts$/,
    may: [...RULES, 'games/', 'react'],
  },
  { name: 'the catalog', path: /^games\/catalog\.ts$/, may: ['kernel/src/', 'games/'] },
  { name: 'bots', path: /^bots\//, may: [...RULES, 'games/', 'bots/src/'] },
  { name: 'protocol', path: /^protocol\//, may: ['kernel/src/', 'protocol/src/'] },
  { name: 'the host', path: /^host\//, may: ['kernel/src/', 'protocol/src/', 'host/src/'] },
  {
    name: 'the server',
    path: /^server\//,
    may: [
      'kernel/src/',
      'games/catalog.ts',
      'games/seat-colours',
      'bots/src/',
      'protocol/src/',
      'host/src/',
      'server/src/',
      ...SERVER_PACKAGES,
    ],
  },
  {
    name: 'the package for programs outside',
    path: /^sdk\/src\//,
    may: [
      ...['kernel/src/', 'games/catalog.ts', 'protocol/src/', 'sdk/src/'],
      ...['client/src/store/', 'client/src/wire/'],
    ],
  },
  {
    name: 'the client',
    path: /^client\/src\//,
    may: [
      'kernel/src/',
      'games/loaders',
      'games/board',
      'games/guide',
      'games/seat-colours',
      'bots/src/',
      'protocol/src/',
      'host/src/',
      'client/src/',
      'react',
      'uqr',
    ],
  },
  {
    name: 'testkit',
    path: /^testkit\//,
    may: [...RULES, 'games/', 'bots/', 'testkit/', 'node:', 'vitest'],
  },
]

type Rooms = { readonly inside: string; readonly order: readonly (readonly string[])[] }

/** Inside a folder: a room may know those before it, and no room of its own row. */
const ROOMS: readonly Rooms[] = [
  {
    inside: 'server/src/',
    order: [
      ['base/'],
      ['settings/'],
      ['ledger/', 'bell/'],
      ['nodes/'],
      ['parts/', 'accounts/', 'clocks/', 'bots/'],
      ['tables/'],
      ['statistics/', 'notices/'],
      ['mail/'],
      ['folder/'],
      ['socket/'],
      ['http/'],
      ['doctor/'],
      ['figures.ts', 'opening.ts'],
      ['ground.ts'],
      ['hooks.ts'],
      ['house.ts'],
      ['hearing.ts'],
      ['list.ts'],
      ['server.ts'],
      ['main.ts'],
    ],
  },
  {
    inside: 'client/src/',
    order: [
      ['wire/'],
      ['store/'],
      ['data/'],
      ['words/'],
      ['widgets/'],
      ['plain/'],
      ['pages/absent/', 'pages/people/', 'pages/api/', 'pages/mine/'],
      ['pages/new-table/', 'pages/rules/'],
      ['pages/guide/', 'pages/lobby/', 'pages/table/'],
      ['pages/waiting-room/', 'pages/offline/'],
      ['pages/online/'],
      ['pages/home/'],
      ['app/'],
      ['main.tsx', 'styles/'],
    ],
  },
]

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** What the file imports against the rules, as sentences. `file` is its path from the root. */
export function strayImports(file: string, source: string): string[] {
  const area = AREAS.find(({ path }) => path.test(file))
  if (area === undefined || area.may.includes('*')) return []
  const inside = area.path.exec(file)?.[1] ?? ''
  const may = area.may.map((allowed) => allowed.replace('$1', inside))
  return [...source.matchAll(IMPORT)].flatMap(([, fixed, lazy]) => {
    const target = targetOf(file, fixed ?? lazy ?? '')
    return may.some((allowed) => target.startsWith(allowed))
      ? []
      : [`${file} (${area.name}) imports ${target}`]
  })
}

/** A path from the root for what is ours, the bare name for a package. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, area, rest = ''] = /^@foldtable\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (area === undefined) return specifier
  if (area === 'games') return rest === '' ? 'games/catalog.ts' : `games/${rest}`
  return `${area}/src/${rest}`
}

/** What the file imports from a room that comes later in its own folder, as sentences. */
export function againstTheOrder(file: string, source: string): string[] {
  const rooms = ROOMS.find(({ inside }) => file.startsWith(inside))
  if (rooms === undefined) return []
  const { inside, order } = rooms
  const roomOf = (path: string) => {
    const rest = path.slice(inside.length)
    const row = order.findIndex((names) => names.some((name) => rest.startsWith(name)))
    return { row, name: order[row]?.find((name) => rest.startsWith(name)) }
  }
  const own = roomOf(file)
  if (own.row === -1) return [`${file} is in no room`]
  return [...source.matchAll(IMPORT)].flatMap(([, fixed, lazy]) => {
    const target = targetOf(file, fixed ?? lazy ?? '')
    if (!target.startsWith(inside)) return []
    const other = roomOf(target)
    const isLater = other.row === -1 || other.row >= own.row
    return other.name !== own.name && isLater
      ? [`${file} imports ${target}, which comes later`]
      : []
  })
}
