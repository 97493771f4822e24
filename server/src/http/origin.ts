// Which pages may talk to this server with a person's cookie: its own.
import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../settings/settings.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Where a request says that it comes from and goes to. */
export interface Asked {
  readonly origin: string
  readonly host: string | undefined
  /** As we or a proxy that we trust were spoken to. */
  readonly scheme: string
}

/**
 * The public address, where there is one. Without, the very name under which the request came (a cookie belongs to that
 * name alone). On a loopback port in both cases, the names of the same machine.
 */
export function isOwnOrigin(
  { publicUrl, isPublicUrlGiven }: Pick<Settings, 'publicUrl' | 'isPublicUrlGiven'>,
  { origin, host, scheme }: Asked,
): boolean {
  if (!URL.canParse(origin)) return false
  const [own, theirs] = [new URL(publicUrl), new URL(origin)]
  if (own.origin === theirs.origin) return true
  const isSamePlace = theirs.host === host && theirs.protocol === `${scheme}:`
  if (isSamePlace && (!isPublicUrlGiven || LOOPBACK.includes(theirs.hostname))) return true
  const areLoopback = LOOPBACK.includes(own.hostname) && LOOPBACK.includes(theirs.hostname)
  return areLoopback && own.port === theirs.port && own.protocol === theirs.protocol
}

/** What the last proxy says it was asked with, if it is trusted. */
export const schemeOf = (headers: IncomingHttpHeaders, isTrusted: boolean): string => {
  const told = String(headers['x-forwarded-proto'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return isTrusted && told ? told : 'http'
}
