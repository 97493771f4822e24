// The places of the board in the bar at the bottom of a phone.
import type { BoardTab } from '../../board.ts'

export const TABS: readonly BoardTab[] = [
  {
    id: 'turn',
    label: { en: 'Turn', fr: 'Tour' },
    icon: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  },
  {
    id: 'rondel',
    label: { en: 'Rondel', fr: 'Rondel' },
    icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  },
  {
    id: 'powers',
    label: { en: 'Powers', fr: 'Puissances' },
    icon: 'M4 18L3 7l5 4 4-7 4 7 5-4-1 11zM4 21h16',
  },
  {
    id: 'stock',
    label: { en: 'Stock', fr: 'Titres' },
    icon: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4',
  },
]
