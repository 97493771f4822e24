// The game's words, in every language of the house.
import { en } from './en.ts'
import { fr } from './fr.ts'

export const catalogs = { en, fr }
