// Every setting of the server, by what it is about, and how they are read. `npx foldtable settings --write` brings `.env.example`, `compose.yaml` and
// the table in `docs/self-hosting.md` in line with this list; a test holds them together.
import { isIPv6 } from 'node:net'
import { DOORS } from './doors.ts'
import type { Environment } from './environment.ts'
import type { Setting } from './kinds.ts'
import { PEOPLE } from './people.ts'
import { PLACE } from './place.ts'
import { TABLES } from './tables.ts'

const SETTINGS = { ...PLACE, ...PEOPLE, ...DOORS, ...TABLES }

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
