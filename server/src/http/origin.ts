// Which pages may talk to this server with a person's cookie: its own.
import type { Settings } from '../settings.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The public address; the very name under which the request came (a cookie belongs to that name alone); and on a loopback
 * port, the other names of the same machine.
 */
export function isOwnOrigin(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  origin: string,
  host: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false
  const [own, theirs] = [new URL(publicUrl), new URL(origin)]
  if (theirs.host === host) return true
  if (own.origin === theirs.origin) return true
  const areLoopback = LOOPBACK.includes(own.hostname) && LOOPBACK.includes(theirs.hostname)
  return areLoopback && own.port === theirs.port && own.protocol === theirs.protocol
}
