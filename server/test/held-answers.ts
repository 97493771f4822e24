// In tests, every answer of every server in this process is held against the shape of its route, and every refusal against the codes
// that the route names.
import { subscribe } from 'node:diagnostics_channel'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { problemsOf, type Schema } from '@foldtable/kernel'
import { type ServerMessage, serverMessages } from '@foldtable/protocol/messages'
import { partsOf, refusalsOf, refused, statusOf } from '@foldtable/protocol/routes'
import { onTestFinished } from 'vitest'
import { ANSWERS, type Answered } from '../src/http/answered.ts'

/** As often as each route answered, by its name and status. */
export const heldAnswers = new Map<string, number>()

let isHeld = true

/** In a test that plants what is wrong, until its end. */
export function letPass(): void {
  isHeld = false
  onTestFinished(() => {
    isHeld = true
  })
}

/** Why a message is none of the server's; nothing if it is one. */
export function strangeMessage(message: ServerMessage): string | undefined {
  const [misfit] = isHeld ? problemsOf(serverMessages[message.kind] ?? {}, message) : []
  return misfit === undefined ? undefined : `${message.kind}${misfit.at}: ${misfit.expected}`
}

subscribe(ANSWERS, (told) => {
  const answered = told as Answered
  const isHeard = !answered.reply.raw.headersSent // else whoever asked has hung up
  const misfit = isHeld && isHeard ? misfitOf(answered) : undefined
  if (misfit !== undefined) throw new Error(misfit)
})

function misfitOf({ address, route, reply, payload }: Answered): string | undefined {
  const { statusCode: status } = reply
  const place = `${address} ${status}`
  heldAnswers.set(place, (heldAnswers.get(place) ?? 0) + 1)
  if (status === 304 || status === 204) return payload ? `${place} says something` : undefined
  const isRefusal = status >= 400 && route.also[status] === undefined
  if (!isRefusal && route.type !== 'application/json') return undefined
  const text = textOf(payload, String(reply.getHeader('content-encoding') ?? ''))
  if (text === undefined) return undefined
  const value: unknown = JSON.parse(text)
  const shape: Schema<unknown> | undefined = isRefusal
    ? refused
    : status === route.status
      ? route.answer
      : route.also[status]
  if (shape === undefined) return `${place} is not in the protocol`
  const [problem] = problemsOf(shape, value)
  if (problem !== undefined) return `${place}${problem.at} should be ${problem.expected}`
  return isRefusal ? strangeCode(place, route, (value as { code: string }).code) : undefined
}

function strangeCode(place: string, route: Answered['route'], code: string): string | undefined {
  if (!refusalsOf(route, partsOf(place).method).includes(code))
    return `${place}: ${code} is not among its refusals`
  const isUsual = place.endsWith(` ${statusOf(code)}`)
  return isUsual || code === 'malformedRequest' ? undefined : `${place}: ${code} has another status`
}

/** Nothing for what goes out in pieces, or to somebody who only wants to know how long it is. */
function textOf(payload: unknown, encoding: string): string | undefined {
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) return undefined
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}
