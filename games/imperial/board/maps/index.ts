// Every drawn map. Made by `npx foldtable lists` from the files beside it.
import { europe } from './europe.ts'

export const MAPS = {
  europe,
} as const
