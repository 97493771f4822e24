// How to play Serenissima, for people.
import type { Guide } from '../../guide.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { Picture } from './picture.tsx'

export const guide: Guide = { text: { en, fr }, Picture }
