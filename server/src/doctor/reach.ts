// Whether the world reaches this very server by its public address: page, socket, the client's own address, and the clock.
import { WebSocket } from 'ws'
import type { Holder } from '../folder/lock.ts'
import { KEY_HEADER, SEEN_PATH, type Seen } from '../http/seen.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const PATIENCE_MS = 10_000
const MOST_OFF_MS = 60_000
/** Kept for documents; whoever claims to come from there is making it up. */
const MADE_UP = '203.0.113.9'

type Reached = Pick<Settings, 'publicUrl' | 'isPublicUrlGiven' | 'trustProxy'>

export async function reachFindings(
  settings: Reached,
  holder: Holder,
): Promise<readonly Finding[]> {
  const { publicUrl } = settings
  const answer = await asked(`${publicUrl}${SEEN_PATH}`, {
    [KEY_HEADER]: holder.key ?? '',
    'x-forwarded-for': MADE_UP,
  })
  if (typeof answer === 'string') {
    const todo = 'does the name lead here, does the proxy run, is its certificate good?'
    return [wrong('address', `${publicUrl} cannot be reached from here: ${answer}`, todo)]
  }
  if (answer.status !== 200) {
    const says = `${publicUrl} is answered by somebody else (${answer.status})`
    return [wrong('address', says, 'PUBLIC_URL must lead to this server; see deploy/ for a proxy')]
  }
  const seen: Seen = JSON.parse(answer.text)
  return [
    ok('address', `${publicUrl} leads to this server`),
    await socketFinding(publicUrl),
    proxyFinding(settings, seen),
    dateFinding(answer),
    movedFinding(seen),
    ...(await metricsFindings(settings)),
  ]
}

interface Answered {
  readonly status: number
  readonly text: string
  readonly date: string | null
  readonly at: number
}

/** What was answered, or why nothing was. */
async function asked(
  url: string,
  headers: { readonly [name: string]: string } = {},
): Promise<Answered | string> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(url, { headers: { ...headers }, redirect: 'manual', signal })
    const date = answer.headers.get('date')
    return { status: answer.status, text: await answer.text(), date, at: Date.now() }
  } catch (problem) {
    const { cause, message } = problem instanceof Error ? problem : new Error(String(problem))
    return cause instanceof Error ? cause.message : message
  }
}

async function socketFinding(publicUrl: string): Promise<Finding> {
  const problem = await socketProblem(publicUrl)
  if (problem === undefined) return ok('socket', 'WebSockets come through')
  const todo = 'the proxy must hand Upgrade and Connection on for /socket; see deploy/'
  return wrong('socket', `no WebSocket comes through: ${problem}`, todo)
}

function socketProblem(publicUrl: string): Promise<string | undefined> {
  const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/socket`, {
    origin: publicUrl,
    handshakeTimeout: PATIENCE_MS,
  })
  return new Promise((resolve) => {
    socket.once('open', () => {
      socket.close()
      resolve(undefined)
    })
    socket.once('error', ({ message }) => resolve(message))
  })
}

function proxyFinding({ trustProxy }: Reached, { address, forwarded }: Seen): Finding {
  if (address === MADE_UP) {
    const says = 'whatever address a client makes up is believed'
    return wrong('proxy', says, 'set TRUST_PROXY to the number of proxies in front, no more')
  }
  const hasProxy = forwarded !== MADE_UP
  const isTrusting = typeof trustProxy === 'number' ? trustProxy > 0 : trustProxy.length > 0
  if (hasProxy && !isTrusting) {
    const says = `a proxy is in front, and everybody counts as ${address}`
    return wrong('proxy', says, 'set TRUST_PROXY=1, or limits for one person hit all')
  }
  return ok(
    'proxy',
    hasProxy ? `seen through the proxy as ${address}` : `none in front; seen as ${address}`,
  )
}

function dateFinding({ date, at }: Answered): Finding {
  const off = date === null ? 0 : Math.abs(Date.parse(date) - at)
  const says = `the clock differs from the one at PUBLIC_URL by ${Math.round(off / 1000)} s`
  return off > MOST_OFF_MS ? warning('clock', says, 'set both by NTP') : ok('clock', says)
}

function movedFinding({ clockMoved }: Seen): Finding {
  const seconds = Math.round(clockMoved / 1000)
  const says = `the clock was moved by ${seconds} s since the server started`
  return Math.abs(clockMoved) > MOST_OFF_MS
    ? warning('clock', says, 'set it by NTP, in small steps')
    : ok('clock', 'the clock has run evenly since the server started')
}

async function metricsFindings({
  publicUrl,
  isPublicUrlGiven,
}: Reached): Promise<readonly Finding[]> {
  if (!isPublicUrlGiven) return []
  const answer = await asked(`${publicUrl}/metrics`)
  if (typeof answer === 'string' || answer.status !== 200)
    return [ok('metrics', 'not shown at the public address')]
  const todo = 'close it at the proxy, as the files in deploy/ do'
  return [warning('metrics', `${publicUrl}/metrics can be read from here`, todo)]
}
