// Every setting of the server, one line each. `npx foldtable settings --write` brings `.env.example`, `compose.yaml` and
// the table in `docs/self-hosting.md` in line with this list; a test holds them together.
import { isIPv6 } from 'node:net'
import type { Environment } from './environment.ts'
import {
  folder,
  listening,
  mailbox,
  oneOf,
  origin,
  proxies,
  type Setting,
  secretUrl,
  whole,
} from './setting-kinds.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const SETTINGS = {
  port: {
    ...whole('PORT', 3000, [0, 65_535], 'the port it listens at; 0 for any that is free'),
    isOfMachine: true,
  },
  host: listening(
    'HOST',
    '127.0.0.1',
    'the address it listens at: 0.0.0.0 or :: for all, or the path of a Unix socket',
  ),
  dataDir: folder('DATA_DIR', './data', 'where everything is kept: `foldtable.sqlite`'),
  databaseUrl: secretUrl(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'a PostgreSQL in place of the file, for several nodes, as in postgres://user:password@db.example.org/foldtable; without it everything is kept in DATA_DIR',
  ),
  redisUrl: secretUrl(
    'REDIS_URL',
    ['redis:', 'rediss:'],
    'a Redis by which nodes over one PostgreSQL tell each other what happened; without it they do so by PostgreSQL itself',
  ),
  publicUrl: origin(
    'PUBLIC_URL',
    'how the world reaches it, as in https://games.example.org: in mails, for cookies (https makes them secure); only pages of this address may use it. Without it, the address it listens at',
  ),
  trustProxy: proxies(
    'TRUST_PROXY',
    "whose word on the client's address is taken: the number of proxies in front, or their addresses",
  ),
  smtpUrl: secretUrl(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'mail for sign-in links and notices, as in smtp://user:password@mail.example.org:587; without it mails are written to the log',
  ),
  mailFrom: mailbox('MAIL_FROM', 'Foldtable <foldtable@localhost>', 'who mails are from'),
  mailSeconds: whole(
    'MAIL_SECONDS',
    10,
    [1, 300],
    'seconds that the mail server may take for one mail',
  ),
  mailsAtOnce: whole('MAILS_AT_ONCE', 5, [1, 100], 'mails that are on their way at the same time'),
  noticeDays: whole(
    'NOTICE_DAYS',
    14,
    [1, 365],
    'days for which a notice is tried while the mail server fails',
  ),
  noticesPerPerson: whole(
    'NOTICES_PER_PERSON',
    200,
    [1, 100_000],
    'notices that wait for one person to be mailed',
  ),
  invitationsSent: whole(
    'INVITATIONS_A_DAY',
    20,
    [0, 10_000],
    'invitations by mail that one person may send in a day',
  ),
  invitationsReceived: whole(
    'INVITATIONS_FROM_STRANGERS',
    5,
    [0, 10_000],
    'invitations by mail that one person gets in a day from people they have never played with',
  ),
  linksToOneAddress: whole(
    'LINKS_TO_ONE_ADDRESS',
    5,
    [1, 1000],
    'unused sign-in links an hour to one e-mail address for one asker; twice as many for all together, six times in a day',
  ),
  linksAtOnce: whole(
    'LINKS_AT_ONCE',
    50,
    [1, 10_000],
    'sign-in links that are on their way to the mail server at the same time',
  ),
  linksPerHour: whole(
    'LINKS_PER_HOUR',
    100,
    [0, 1_000_000],
    'sign-in links an hour that are asked for from one address (IPv6: one /64); 0 for no limit',
  ),
  guestsPerHour: whole(
    'GUESTS_PER_HOUR',
    300,
    [0, 1_000_000],
    'guests an hour from one address (IPv6: one /64); 0 for no limit',
  ),
  namesPerHour: whole(
    'NAMES_PER_HOUR',
    30,
    [0, 1_000_000],
    'other names that one person takes in an hour; 0 for no limit',
  ),
  codeTries: whole(
    'CODE_TRIES_PER_HOUR',
    60,
    [0, 1_000_000],
    'codes of tables and devices that one person tries in an hour; ten times as many from one address (IPv6: one /64); 0 for no limit',
  ),
  mostDeviceCodes: whole(
    'MOST_DEVICE_CODES',
    10_000,
    [1, 1_000_000],
    'codes that wait to sign in another device, one for each person who shows one',
  ),
  sessionsPerPerson: whole(
    'SESSIONS_PER_PERSON',
    50,
    [1, 10_000],
    'devices on which one person is signed in; with one more, the longest unused is signed out',
  ),
  logLevel: oneOf('LOG_LEVEL', 'info', LEVELS, 'how much is written to standard output'),
  loggedPerMinute: whole(
    'LOGGED_PER_MINUTE',
    20,
    [1, 1_000_000],
    'lines a minute in the log about each kind of thing that anybody can bring about, as in refused requests',
  ),
  rateLimit: whole(
    'RATE_LIMIT',
    600,
    [0, 1_000_000],
    'HTTP requests a minute of one person, or from one address by people without a session (IPv6: one /64); 0 for no limit at all',
  ),
  addressRateLimit: whole(
    'ADDRESS_RATE_LIMIT',
    6000,
    [1, 10_000_000],
    'HTTP requests a minute from one address in all, pages and people of one room included',
  ),
  hstsDays: whole(
    'HSTS_DAYS',
    365,
    [0, 3650],
    'days for which browsers that came by https come back by https only; 0 for not saying so, and never said where PUBLIC_URL is not https',
  ),
  requestSeconds: whole(
    'REQUEST_SECONDS',
    30,
    [1, 3600],
    'seconds in which a request must have arrived whole',
  ),
  bodyKb: whole('BODY_KB', 32, [1, 10_000], 'kilobytes that a request may bring'),
  mostConnections: whole(
    'MOST_CONNECTIONS',
    12_000,
    [1, 1_000_000],
    'connections of any kind in all; keep it below the descriptors that the system allows',
  ),
  connectionsPerAddress: whole(
    'CONNECTIONS_PER_ADDRESS',
    1000,
    [1, 1_000_000],
    'connections of any kind from one address (IPv6: one /64), proxies that are trusted aside',
  ),
  idleSeconds: whole(
    'IDLE_SECONDS',
    120,
    [1, 86_400],
    'seconds after which a connection is closed on which nothing moves, be it an answer that is not read',
  ),
  mostSockets: whole('MOST_SOCKETS', 10_000, [1, 1_000_000], 'WebSockets in all'),
  socketsPerAddress: whole(
    'SOCKETS_PER_ADDRESS',
    500,
    [1, 1_000_000],
    'WebSockets from one address (IPv6: one /64)',
  ),
  socketsPerPerson: whole(
    'SOCKETS_PER_PERSON',
    30,
    [1, 1_000_000],
    'WebSockets of one person, on all devices',
  ),
  helloSeconds: whole('HELLO_SECONDS', 10, [1, 3600], 'seconds in which a WebSocket says hello'),
  messageRate: whole('MESSAGE_RATE', 50, [1, 1_000_000], 'messages a second over one WebSocket'),
  messageBurst: whole(
    'MESSAGE_BURST',
    200,
    [1, 1_000_000],
    'messages at once over one WebSocket, for whoever was silent before',
  ),
  messageKb: whole('MESSAGE_KB', 16, [1, 10_000], 'kilobytes of one message over a WebSocket'),
  messagesWaiting: whole(
    'MESSAGES_WAITING',
    64,
    [2, 100_000],
    'messages of one WebSocket that wait to be heard; with more it is not read for a while',
  ),
  tablesPerSocket: whole(
    'TABLES_PER_SOCKET',
    50,
    [1, 10_000],
    'tables that are watched over one WebSocket',
  ),
  watchersPerTable: whole(
    'WATCHERS_PER_TABLE',
    1000,
    [0, 1_000_000],
    'WebSockets of people without a seat that watch one table',
  ),
  slowReaderKb: whole(
    'SLOW_READER_KB',
    512,
    [1, 1_000_000],
    'unread kilobytes from which on a WebSocket gets no frames until it has caught up',
  ),
  unreadKb: whole(
    'UNREAD_KB',
    2048,
    [1, 1_000_000],
    'unread kilobytes from which on a WebSocket is cut off',
  ),
  unreadMbInAll: whole(
    'UNREAD_MB_IN_ALL',
    128,
    [1, 100_000],
    'unread megabytes of all WebSockets from which on the worst reader is cut off',
  ),
  botPace: whole('BOT_PACE_MS', 900, [0, 60_000], 'milliseconds that a bot thinks at least'),
  botThought: whole(
    'BOT_THOUGHT_MS',
    15_000,
    [100, 600_000],
    'milliseconds that a bot thinks at most; then it plays what the clock would',
  ),
  botSearch: whole(
    'BOT_SEARCH_MS',
    1000,
    [25, 60_000],
    'milliseconds that a bot of the highest level looks ahead at most; less where many wait',
  ),
  botThreads: whole(
    'BOT_THREADS',
    0,
    [0, 256],
    'threads in which bots think; 0: as many as the machine has cores, less one',
  ),
  mostBotTables: whole(
    'MOST_BOT_TABLES',
    10,
    [1, 1_000_000],
    'tables of one person that only bots play, at a time',
  ),
  mostLiveTables: whole(
    'MOST_LIVE_TABLES',
    10_000,
    [1, 1_000_000],
    'tables in memory; the others cost nothing but disk',
  ),
  mostTablesInUse: whole(
    'MOST_TABLES_IN_USE',
    20_000,
    [1, 1_000_000],
    'tables in memory, those that somebody plays or watches included, from which on nobody is let in to look on',
  ),
  tablesPerHour: whole(
    'TABLES_PER_HOUR',
    60,
    [0, 1_000_000],
    'tables that one person makes in an hour, rematches included; ten times as many from one address (IPv6: one /64); 0 for no limit',
  ),
  mostWaitingTables: whole(
    'MOST_WAITING_TABLES',
    20,
    [1, 1_000_000],
    'tables that wait for players, at which one person sits, before they can make no more',
  ),
  mostOpenTables: whole(
    'MOST_OPEN_TABLES',
    200,
    [1, 1_000_000],
    'tables that wait or are played, at which one person sits, before they can make no more',
  ),
  lobbyChanges: whole(
    'LOBBY_CHANGES',
    300,
    [3, 100_000],
    'public tables that changed and are kept for who comes back to the lobby; a third of them is told at once',
  ),
  mostCodes: whole(
    'MOST_CODES',
    100_000,
    [1, 500_000],
    'tables that have six digits while they wait; those beyond are joined by link only',
  ),
  offersPerHour: whole(
    'OFFERS_PER_HOUR',
    30,
    [1, 1_000_000],
    'rematches that one person offers in an hour',
  ),
  watchersNamed: whole(
    'WATCHERS_NAMED',
    20,
    [0, 1000],
    'people who look on at a table and are told by name; all others are a number',
  ),
  galleryLines: whole(
    'GALLERY_LINES',
    500,
    [1, 100_000],
    'lines that are kept of what those who look on at a table say to each other',
  ),
  chatPerPerson: whole(
    'CHAT_PER_MINUTE',
    30,
    [1, 1_000_000],
    'lines of chat a minute from one person',
  ),
  chatPerTable: whole(
    'TABLE_CHAT_PER_MINUTE',
    120,
    [1, 1_000_000],
    'lines of chat a minute at one table',
  ),
  chatKept: whole(
    'CHAT_LINES_KEPT',
    1000,
    [100, 1_000_000],
    'lines of chat that are kept of one table; older ones go',
  ),
  entriesPerMinute: whole(
    'ENTRIES_PER_MINUTE',
    240,
    [1, 1_000_000],
    'moves, takings back and stops of the clock a minute from one seat of a table',
  ),
  longestTable: whole(
    'LONGEST_TABLE',
    20_000,
    [100, 1_000_000],
    'entries of a table after which nothing is taken back and no clock stopped; moves still count',
  ),
  tidingsKept: whole(
    'TIDINGS_KEPT',
    2000,
    [0, 1_000_000],
    'of so many tables and readers what happened since their latest move is kept in memory once it was told',
  ),
  tidingsEntries: whole(
    'TIDINGS_ENTRIES',
    200,
    [10, 10_000],
    'entries of a table that are read to tell somebody what happened since their latest move',
  ),
  callsKept: whole(
    'CALLS_KEPT',
    10_000,
    [1, 1_000_000],
    'calls to a rematch that are kept in memory, to be told on every page',
  ),
  callsPerPerson: whole('CALLS_PER_PERSON', 20, [1, 1000], 'of these, so many for one person'),
  mostKeptAway: whole(
    'MOST_KEPT_AWAY',
    200,
    [1, 10_000],
    'people whom one person has muted or blocked',
  ),
  pageKb: whole('HISTORY_KB', 256, [1, 100_000], 'kilobytes of one page of the history of a table'),
  recordsAtOnce: whole(
    'RECORDS_AT_ONCE',
    8,
    [1, 10_000],
    'records of tables that are being written and read at the same time',
  ),
  recordSeconds: whole(
    'RECORD_SECONDS',
    60,
    [1, 86_400],
    'seconds in which a record of a table must have been read',
  ),
  mostCounted: whole(
    'MOST_COUNTED',
    100_000,
    [100, 10_000_000],
    'people, addresses or tables that each of these limits keeps count of; with more, the longest quiet are forgotten',
  ),
}

type Table = typeof SETTINGS
type Read = { readonly [K in keyof Table]: Table[K] extends Setting<infer T> ? T : never }

export interface Settings extends Omit<Read, 'publicUrl'> {
  readonly publicUrl: string
  /** Somebody said how the world reaches it; else it is where it listens. */
  readonly isPublicUrlGiven: boolean
}

export const LISTED: readonly Setting<unknown>[] = Object.values(SETTINGS)

/** Throws with everything that is wrong, one line each. */
export function settingsFrom(environment: Environment): Settings {
  const problems: string[] = []
  const values = Object.entries(SETTINGS).map(([key, setting]) => {
    const text = environment[setting.name] || setting.usual
    const value = text === '' ? undefined : setting.read(text)
    if (text !== '' && value === undefined) problems.push(complaint(setting, text))
    return [key, value] as const
  })
  if (problems.length > 0)
    throw new RangeError(`these settings need a correction:\n  ${problems.join('\n  ')}`)
  const read = Object.fromEntries(values) as Read
  const { publicUrl } = read
  const isPublicUrlGiven = publicUrl !== undefined
  return { ...read, publicUrl: publicUrl ?? addressOf(read, read.port), isPublicUrlGiven }
}

const complaint = ({ name, isSecret, must }: Setting<unknown>, text: string): string =>
  isSecret ? `${name} must be ${must}` : `${name} is "${text}"; it must be ${must}`

/** Where a browser on this machine finds what listens there. */
export function addressOf({ host }: Pick<Settings, 'host'>, port: number): string {
  if (host.startsWith('/')) return 'http://localhost'
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
