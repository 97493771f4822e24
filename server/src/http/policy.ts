// What browsers are told about our pages: where everything comes from, and that it comes encrypted.
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Settings } from '../settings/settings.ts'

type Policy = { readonly [directive: string]: readonly string[] }

/** Nothing but our own files runs or is drawn; pictures may be made on the spot. */
const POLICY: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

const DAY = 24 * 60 * 60

export function headers({ publicUrl, hstsDays }: Settings): FastifyHelmetOptions {
  const isEncrypted = publicUrl.startsWith('https:') && hstsDays > 0
  const directives = Object.fromEntries(
    Object.entries(POLICY).map(([directive, values]) => [directive, [...values]]),
  )
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'same-origin' }, // with none at all, browsers hide the origin of our own forms
    strictTransportSecurity: isEncrypted
      ? { maxAge: hstsDays * DAY, includeSubDomains: false }
      : false,
  }
}
