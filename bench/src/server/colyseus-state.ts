// Pass the Ace as a Colyseus state. A hand is seen by its own player's view alone; what lies face up is said again for all.
import { type SchemaType, schema, t } from '@colyseus/schema'

export const Player = schema(
  {
    lives: t.uint8(),
    card: t.string().view(),
    /** The same card once it lies face up. */
    shown: t.string(),
  },
  'Player',
)
export type Player = SchemaType<typeof Player>

export const Board = schema(
  {
    /** `highCard`, `turns`, `reveal`, `doubleGame` or `over`. */
    phase: t.string(),
    players: t.array(Player),
    dealer: t.uint8(),
    /** The round's seats, the dealer last. */
    order: t.array('uint8'),
    acted: t.uint8().default(0),
    /** Who moves next; in a pause, who steps out of it. */
    current: t.uint8(),
    trash: t.array('string'),
    deckLeft: t.uint8().default(0),
    /** Counts the moves. */
    n: t.uint32().default(0),
  },
  'Board',
)
export type Board = SchemaType<typeof Board>

export const MOVES = ['stick', 'swap', 'draw', 'advance'] as const
export type MoveName = (typeof MOVES)[number]

/** What the current player may do, from the own card. */
export function legalMoves({ phase, dealer, current, players }: Board): readonly MoveName[] {
  if (phase !== 'turns') return ['advance']
  if (players[current]?.card?.startsWith('K')) return ['stick']
  return current === dealer ? ['stick', 'draw'] : ['stick', 'swap']
}
