// Ids, and tokens that prove something to whoever holds them.
import { createHash, randomBytes } from 'node:crypto'

export const newId = (): string => randomBytes(12).toString('base64url')

/** 256 bits: not to be guessed, so a plain hash is enough to keep it by. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
