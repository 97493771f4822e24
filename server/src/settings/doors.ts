// The doors: the log, requests, connections and sockets. One setting a line.
import { oneOf, whole } from './kinds.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const DOORS = {
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
}
