// Where things are in this checkout.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const GAMES = join(ROOT, 'games')
export const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))

export const gameFolder = (id: string): string => join(GAMES, id)
