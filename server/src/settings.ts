// Settings from the environment, each checked at the start with a message that says what to do.
import { resolve } from 'node:path'

export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** How the world reaches this server; its origin is the only one whose pages may connect. */
  readonly publicUrl: string
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly logLevel: string
  readonly botPace: number
  readonly mostLiveTables: number
  /** Addresses of proxies in front, whose word on the client's address is taken. */
  readonly trustProxy: boolean
  /** HTTP requests a minute from one address; 0 for no limit. */
  readonly rateLimit: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

type Environment = { readonly [name: string]: string | undefined }

/** Throws with everything that is wrong, one line each. */
export function settingsFrom(environment: Environment): Settings {
  const problems: string[] = []
  const number = (name: string, usual: number, min: number, max: number): number => {
    const text = environment[name]
    const value = text === undefined || text === '' ? usual : Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    problems.push(`${name} is "${text}"; it must be a whole number from ${min} to ${max}`)
    return usual
  }
  const url = (name: string, usual: string, protocols: readonly string[]): string => {
    const text = environment[name] || usual
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol))
      return text.replace(/\/$/, '')
    problems.push(
      `${name} is "${text}"; it must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    )
    return usual
  }
  const port = number('PORT', 3000, 0, 65_535)
  const host = environment.HOST || '127.0.0.1'
  const logLevel = environment.LOG_LEVEL || 'info'
  if (!LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL is "${logLevel}"; it must be one of ${LEVELS.join(', ')}`)
  const settings: Settings = {
    port,
    host,
    dataDir: resolve(environment.DATA_DIR || './data'),
    publicUrl: url('PUBLIC_URL', `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`, [
      'http:',
      'https:',
    ]),
    smtpUrl: environment.SMTP_URL
      ? url('SMTP_URL', 'smtp://localhost', ['smtp:', 'smtps:'])
      : undefined,
    mailFrom: environment.MAIL_FROM || 'Foldtable <foldtable@localhost>',
    logLevel,
    botPace: number('BOT_PACE_MS', 900, 0, 60_000),
    mostLiveTables: number('MOST_LIVE_TABLES', 10_000, 1, 1_000_000),
    trustProxy: environment.TRUST_PROXY === 'true' || environment.TRUST_PROXY === '1',
    rateLimit: number('RATE_LIMIT', 600, 0, 1_000_000),
  }
  if (problems.length > 0)
    throw new RangeError(`these settings need a correction:\n  ${problems.join('\n  ')}`)
  return settings
}
