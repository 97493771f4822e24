// Where it listens, what it keeps, and how the world reaches it. One setting a line.
import { folder, listening, origin, proxies, secretUrl, whole } from './kinds.ts'

export const PLACE = {
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
  drainMs: whole(
    'DRAIN_MS',
    0,
    [0, 600_000],
    'milliseconds for which a server that is told to stop goes on while `/readyz` says that it is not ready; with several nodes as long as the proxy takes to notice',
  ),
  publicUrl: origin(
    'PUBLIC_URL',
    'how the world reaches it, as in https://games.example.org: in mails, for cookies (https makes them secure); only pages of this address may use it. Without it, the address it listens at',
  ),
  trustProxy: proxies(
    'TRUST_PROXY',
    "whose word on the client's address is taken: the number of proxies in front, or their addresses",
  ),
}
