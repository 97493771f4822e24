// The kinds of settings: what may be written for each, and what it means.
import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** One setting. `read` answers undefined for what must not be written; the message then says what must. */
export interface Setting<T> {
  readonly name: string
  /** As one would write it; empty for none. */
  readonly usual: string
  /** Ends the sentence "it must be …". */
  readonly must: string
  readonly help: string
  /** Its value is never shown, and `NAME_FILE` may name a file that holds it. */
  readonly isSecret?: boolean
  /** A container has its own. */
  readonly isOfMachine?: boolean
  read(text: string): T | undefined
}

export function whole(
  name: string,
  usual: number,
  [min, max]: readonly [number, number],
  help: string,
): Setting<number> {
  return {
    name,
    usual: `${usual}`,
    must: `a whole number from ${min} to ${max}`,
    help,
    read(text) {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      return value >= min && value <= max ? value : undefined
    },
  }
}

export const oneOf = <const C extends readonly string[]>(
  name: string,
  usual: C[number],
  choices: C,
  help: string,
): Setting<C[number]> => ({
  name,
  usual,
  must: `one of ${choices.join(', ')}`,
  help,
  read: (text) => choices.find((one) => one === text),
})

export const folder = (name: string, usual: string, help: string): Setting<string> => ({
  name,
  usual,
  must: 'the path of a folder',
  help,
  isOfMachine: true,
  read: (text) => resolve(text),
})

/** A name, an address, or the path of a socket. */
export const listening = (name: string, usual: string, help: string): Setting<string> => ({
  name,
  usual,
  must: 'an address, a name, or the path of a socket that begins with /',
  help,
  isOfMachine: true,
  read: (text) =>
    isIP(text) !== 0 || /^(\/.+|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/i.test(text) ? text : undefined,
})

export const origin = (name: string, help: string): Setting<string | undefined> => ({
  name,
  usual: '',
  must: 'http:// or https:// and a name, without anything behind it: the house has its address to itself',
  help,
  read(text) {
    if (!URL.canParse(text)) return undefined
    const { protocol, origin: own, href } = new URL(text)
    const isOurs = ['http:', 'https:'].includes(protocol) && href === `${own}/`
    return isOurs && !/[?#]/.test(text) ? own : undefined
  },
})

export const secretUrl = (
  name: string,
  protocols: readonly string[],
  help: string,
): Setting<string | undefined> => ({
  name,
  usual: '',
  must: `an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
  help,
  isSecret: true,
  read: (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? text.replace(/\/$/, '')
      : undefined,
})

export const mailbox = (name: string, usual: string, help: string): Setting<string> => ({
  name,
  usual,
  must: 'an address as in "Foldtable <foldtable@example.org>"',
  help,
  read: (text) =>
    /^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text) ? text : undefined,
})

/** So many proxies in front, or proxies at these addresses. */
export type Proxies = number | readonly string[]

export const proxies = (name: string, help: string): Setting<Proxies> => ({
  name,
  usual: 'false',
  must: 'the number of proxies in front (true for 1, false for none), or their addresses as in 10.0.0.1,fd00::/8',
  help,
  read(text) {
    if (text === 'true' || text === 'false') return text === 'true' ? 1 : 0
    if (/^\d$/.test(text)) return Number(text)
    const listed = text.split(',').map((one) => one.trim())
    return listed.every(isRange) ? listed : undefined
  },
})

function isRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (more !== undefined || most < 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)
}
