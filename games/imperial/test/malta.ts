// A set-up that somebody adds: two files, as they are written by whoever does.

/** As a path, and a point of the sea beside it. */
export const ISLAND = 'M1090 1700l90 0 20 60-40 60-80-10-20-60z'
export const BESIDE = [1040, 1700] as const

/** `src/setups/malta.ts`: with an island between three seas, and dearer stock. */
export const MALTA = `import { seed } from './seed.ts'
import { neutral, type Setup, withBorders } from './setup.ts'

const territories = withBorders(
{ ...seed.board.territories, Malta: neutral('') },
[['Malta', 'Western Med'], ['Malta', 'Ionian Sea'], ['Malta', 'Eastern Med']],
)

export const malta = {
rank: 3,
words: {
  en: { board: 'With Malta', stockPrices: 'Dear', 'place.Malta': 'Malta' },
  fr: { board: 'Avec Malte', stockPrices: 'Chères', 'place.Malta': 'Malte' },
},
stockPrices: [3, 5, 7, 10, 13, 17, 22, 28, 33],
board: { drawn: 'malta', territories, factories: seed.board.factories },
} satisfies Setup
`
/** `board/maps/malta.ts`: its shape. */
export const SHAPE = `import { withIslands } from '../islands.ts'
import { europe } from './europe.ts'

export const malta = withIslands(europe, {
Malta: {
  in: 'Ionian Sea',
  d: '${ISLAND}',
  name: [1130, 1720],
  chip: [1160, 1750],
  units: [[1100, 1760], [1140, 1790]],
},
})
`
