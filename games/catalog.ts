// Every game of the house. A new one is a folder, and `npx foldtable lists` enters it.
import type { Game } from '@foldtable/kernel'
import { fullMetalPlanete } from './full-metal-planete/src/index.ts'
import { imperial } from './imperial/src/index.ts'
import { passTheAce } from './pass-the-ace/src/index.ts'
import { powerhouse } from './powerhouse/src/index.ts'
import { serenissima } from './serenissima/src/index.ts'

export const games: readonly Game[] = [
  passTheAce,
  powerhouse,
  serenissima,
  imperial,
  fullMetalPlanete,
]

export const gameById = (id: string): Game | undefined => games.find(({ meta }) => meta.id === id)
