// A message as a WebSocket carries it: made once, written to every socket that is sent it.

/** FIN and "text" or "binary" of RFC 6455; a server does not mask. */
const TEXT = 0x81
const BINARY = 0x82

export function framed(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const { bytes, head } = headed(TEXT, length)
  bytes.write(text, head)
  return bytes
}

export function framedBytes(message: Uint8Array): Buffer {
  const { bytes, head } = headed(BINARY, message.length)
  bytes.set(message, head)
  return bytes
}

function headed(first: number, length: number): { readonly bytes: Buffer; readonly head: number } {
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(head + length)
  bytes[0] = first
  if (head === 2) bytes[1] = length
  else if (head === 4) {
    bytes[1] = 126
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = 127
    bytes.writeBigUInt64BE(BigInt(length), 2)
  }
  return { bytes, head }
}
