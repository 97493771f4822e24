// The published map, which has three more borders, and the published unit limits.
import { seed } from './seed.ts'
import { limits, type Setup, withBorders } from './setup.ts'

const territories = withBorders(seed.board.territories, [
  ['Berlin', 'Prague'],
  ['Hamburg', 'Baltic Sea'],
  ['Bulgaria', 'Eastern Med'],
])

export const published = {
  rank: 2,
  words: {
    en: { board: 'Published map, with three more borders', unitLimits: 'As published' },
    fr: { board: 'Carte publiée, avec trois frontières de plus', unitLimits: 'Comme publiées' },
  },
  unitLimits: {
    Austria: limits(10, 6),
    Italy: limits(8, 8),
    France: limits(8, 8),
    England: limits(6, 10),
    Germany: limits(8, 8),
    Russia: limits(8, 8),
  },
  board: {
    drawn: seed.board.drawn,
    territories,
    factories: seed.board.factories,
  },
} satisfies Setup
