// Where a request comes from: the address that the last proxy we trust was asked by.
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Proxies } from '../settings/kinds.ts'

/** Whether to take the word of whoever stands so many hops away. */
type Trust = (address: string | undefined, hop: number) => boolean

export function trustOf(proxies: Proxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const range of proxies) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(
      address,
      bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits),
      family,
    )
  }
  return (address) =>
    address === undefined || // a Unix socket: only a proxy is there
    (isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}

interface Asking {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The same that Fastify says of its requests, for those that do not pass through it. */
export function clientAddress(request: Asking, trust: Trust): string {
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const hops = [request.socket.remoteAddress, ...told.map((one) => one.trim()).reverse()]
  const own = hops.findIndex((address, hop) => address === '' || !trust(address, hop))
  const found = own < 0 ? hops.at(-1) : hops[own] === '' ? hops[own - 1] : hops[own]
  return found ?? ''
}

/** Whoever has an IPv6 address has a /64 of them. At a Unix socket nobody has one. */
export function household(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const [front, back] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean))
  const missing = tail === undefined ? 0 : 8 - (front?.length ?? 0) - (back?.length ?? 0)
  const groups = [
    ...(front ?? []),
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(back ?? []),
  ]
  return `${groups
    .slice(0, 4)
    .map((one) => Number.parseInt(one, 16).toString(16))
    .join(':')}::/64`
}
