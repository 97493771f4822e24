// Pass the Ace with as many lives as one likes, in this process.
import { passTheAce } from '@foldtable/games/pass-the-ace'

/** More than any measurement takes from anybody. */
export const ENDLESS = 1_000_000

Object.assign(passTheAce.meta.options.properties?.startingLives ?? {}, { maximum: ENDLESS })
