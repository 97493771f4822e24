// For tests about mail: a real SMTP server on this machine that keeps what it takes.
import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Post {
  readonly from: string
  readonly to: readonly string[]
  /** Long lines joined again, quoted-printable and encoded words undone. */
  readonly headers: string
  readonly body: string
}

export interface PostOffice {
  readonly url: string
  readonly taken: Post[]
  /** Answered to the next recipients, one each, instead of taking them. */
  readonly refusals: { readonly code: number; readonly text: string }[]
}

export async function postOffice(): Promise<PostOffice> {
  const office: PostOffice = { url: '', taken: [], refusals: [] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      const refusal = office.refusals.shift()
      if (refusal === undefined) callback()
      else callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, { envelope }, callback) {
      text(stream)
        .then((raw) => {
          const { mailFrom, rcptTo } = envelope
          const to = rcptTo.map(({ address }) => address)
          office.taken.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to,
            ...read(raw),
          })
          callback()
        })
        .catch(callback)
    },
  })
  server.on('error', () => {}) // a sender that goes away in the middle
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )
  const { port } = server.server.address() as AddressInfo
  return Object.assign(office, { url: `smtp://127.0.0.1:${port}` })
}

/** Takes calls and never says a word. */
export async function silentOffice() {
  const lines: Socket[] = []
  const rings = new EventEmitter()
  const server = createServer((line) => {
    lines.push(line.resume())
    line.on('error', () => {})
    rings.emit('call')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  /** Resolved with the last line once so many called. */
  const called = async (calls = 1): Promise<Socket> => {
    while (lines.length < calls) await once(rings, 'call')
    return lines[calls - 1] as Socket
  }
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, called }
}

/** Enough of MIME for what we send. */
function read(raw: string): Pick<Post, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const parts = raw.slice(end).split(/\r\n--\S+\r\n/)
  return {
    headers: headers
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, how: string, word: string) =>
        how.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64').toString()
          : unquoted(word.replaceAll('_', ' ')),
      ),
    body: parts.map(decoded).join('\n').replaceAll('\r\n', '\n'),
  }
}

function decoded(part: string): string {
  if (/transfer-encoding: quoted-printable/i.test(part)) return unquoted(part)
  const [head = '', body = ''] = part.split('\r\n\r\n')
  return /transfer-encoding: base64/i.test(head) ? Buffer.from(body, 'base64').toString() : part
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString()
