// The connection to the server, kept up: says hello, comes back after a cut, notices when the other side is gone.
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import type { Connection } from './connection.ts'
import type { Dial, Line } from './dial.ts'
import type { Timers } from './timers.ts'

export type Welcome = Extract<ServerMessage, { kind: 'welcome' }>

interface LinkEnds {
  /** The server knows us: from now on it hears what is said. */
  welcomed(welcome: Welcome): void
  heard(message: ServerMessage): void
  /** Of `connection` or the clock's skew. */
  changed(): void
}

interface LinkParts {
  readonly dial: Dial
  readonly timers: Timers
  random(): number
  readonly ends: LinkEnds
}

const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL } satisfies ClientMessage)
const HELLO_MS = 10_000
/** After so much silence it is asked whether somebody is there. */
const SILENCE_MS = 25_000
const ANSWER_MS = 8000
/** A phone that slept often wakes with a dead line, and somebody is looking at it. */
const ANSWER_TO_LOOKER_MS = 3000
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 20_000

/** Changed by the functions of this file alone. */
export interface Link extends LinkParts {
  connection: Connection
  /** Add to this side's time to have the server's. */
  skew: number
  line: Line | undefined
  isWanted: boolean
  isOnline: boolean
  attempts: number
  notBefore: number
  heardAt: number
  pingedAt: number
  callOff(): void
}

export const newLink = (parts: LinkParts): Link => ({
  ...parts,
  connection: 'connecting',
  skew: 0,
  line: undefined,
  isWanted: false,
  isOnline: true,
  attempts: 0,
  notBefore: 0,
  heardAt: 0,
  pingedAt: 0,
  callOff: () => undefined,
})

/** From now on there is a connection whenever there can be one. */
export function start(link: Link): void {
  if (link.isWanted) return
  link.isWanted = true
  if (link.isOnline) connect(link)
  else become(link, 'offline')
}

export function close(link: Link): void {
  link.isWanted = false
  hangUp(link)
}

/** Once more from the start: somebody else is signed in. */
export function restart(link: Link): void {
  if (!link.isWanted || link.connection === 'outdated') return
  hangUp(link)
  link.attempts = 0
  if (link.isOnline) connect(link)
}

/** What the browser knows: the network went or came back, or somebody looks at the page again. */
export function hint(link: Link, about: 'online' | 'offline' | 'visible'): void {
  if (about !== 'visible') link.isOnline = about === 'online'
  if (!link.isWanted || isShut(link)) return
  if (about === 'offline') {
    hangUp(link)
    become(link, 'offline')
  } else if (link.line === undefined && link.isOnline) {
    link.attempts = 0
    connect(link)
  } else if (about === 'visible' && link.connection === 'open') ping(link, ANSWER_TO_LOOKER_MS)
}

/** What is said before the welcome or after a cut is neither sent nor kept: that is the caller's. */
export function say({ connection, line }: Link, message: ClientMessage): void {
  if (connection === 'open') line?.send(JSON.stringify(message))
}

function connect(link: Link): void {
  link.callOff()
  if (link.connection !== 'connecting') become(link, 'reconnecting')
  const isMine = () => link.line === line
  const line: Line = link.dial({
    opened: () => isMine() && line.send(HELLO),
    heard: (text) => isMine() && hear(link, text),
    closed: () => isMine() && lost(link),
  })
  link.line = line
  later(link, HELLO_MS, () => lost(link))
}

function hear(link: Link, text: string): void {
  const message: ServerMessage = JSON.parse(text)
  link.heardAt = link.timers.now()
  if (message.kind === 'welcome' && message.protocol !== PROTOCOL) shut(link, 'outdated')
  else if (message.kind === 'welcome') welcomed(link, message)
  else if (message.kind === 'pong') measure(link, message.now)
  else if (message.kind !== 'bye') link.ends.heard(message)
  // whoever sat here must not find themselves a stranger: only who signs in, or out, here opens the line anew
  else if (message.reason === 'outdated' || message.reason === 'signedOut')
    shut(link, message.reason)
  else {
    link.notBefore = link.timers.now() + message.after
    lost(link)
  }
}

function welcomed(link: Link, welcome: Welcome): void {
  link.attempts = 0
  link.skew = welcome.now - link.timers.now()
  become(link, 'open')
  ping(link)
  link.ends.welcomed(welcome)
}

/** It does not come back by itself. */
function shut(link: Link, why: 'outdated' | 'signedOut'): void {
  hangUp(link)
  become(link, why)
}

const isShut = ({ connection }: Link): boolean =>
  connection === 'outdated' || connection === 'signedOut'

/** If nothing at all is heard for a while after this, the line is dead. */
function ping(link: Link, limit = ANSWER_MS): void {
  link.pingedAt = link.timers.now()
  say(link, { kind: 'ping' })
  later(link, limit, () => {
    if (link.heardAt < link.pingedAt) lost(link)
    else watch(link)
  })
}

function watch(link: Link): void {
  const silence = link.timers.now() - link.heardAt
  if (silence >= SILENCE_MS) ping(link)
  else later(link, SILENCE_MS - silence, () => watch(link))
}

/** The answer was given about half way between asking and hearing it. */
function measure(link: Link, now: number): void {
  const here = (link.pingedAt + link.timers.now()) / 2
  const skew = Math.round(now - here)
  if (Math.abs(skew - link.skew) < 20) return
  link.skew = skew
  link.ends.changed()
}

function lost(link: Link): void {
  hangUp(link)
  if (!link.isWanted || isShut(link)) return
  become(link, link.isOnline ? 'reconnecting' : 'offline')
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** link.attempts)
  link.attempts += 1
  const asked = link.notBefore - link.timers.now()
  const wait = Math.max(longest * (0.5 + link.random() / 2), asked + link.random() * longest)
  if (link.isOnline) later(link, wait, () => connect(link))
}

function hangUp(link: Link): void {
  link.callOff()
  const { line } = link
  link.line = undefined
  line?.close()
}

function later(link: Link, ms: number, act: () => void): void {
  link.callOff()
  link.callOff = link.timers.after(ms, act)
}

function become(link: Link, connection: Connection): void {
  if (connection === link.connection) return
  link.connection = connection
  link.ends.changed()
}
