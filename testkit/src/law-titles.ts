// The laws of every game, by name.
export const LAWS = {
  deterministic: '1 the same options, chance and moves give the same ledger',
  folds: '2 folding the ledger gives the live state',
  replicas: '3 every replica equals the redacted truth',
  blindOffers: '4 offers and decision do not depend on what is blank',
  legality: '5 every offer is accepted, nobody else may act, refused moves leave no trace',
  json: '6 everything survives JSON',
  twins: '7 worlds that differ only in what a viewer cannot know give it equal frames',
  predictions: '8 predictions come true',
  conserved: '9 what is conserved stays the same',
  ends: '10 every game ends within its bound',
  undo: '11 undo returns to an equal state and the same chance',
  ledgers: '12 old ledgers still fold',
  atOnce: '13 an answer given while others are asked tells them nothing',
  heard: '14 every kind of event changes something, or is declared to tell only',
  worlds: '15 imagined worlds fit their view and can be played on',
  blindFold: '16 the fold reads no option: an event says all that changed',
  final: '17 final means final: nobody takes back what the rules call so',
} as const

/** Law 12 is held against recorded ledgers: `checkLedgers`. */
export type Law = Exclude<keyof typeof LAWS, 'ledgers'>

export const freshChecks = (): Record<Law, number> => ({
  deterministic: 0,
  folds: 0,
  replicas: 0,
  blindOffers: 0,
  legality: 0,
  json: 0,
  twins: 0,
  predictions: 0,
  conserved: 0,
  ends: 0,
  undo: 0,
  atOnce: 0,
  heard: 0,
  worlds: 0,
  blindFold: 0,
  final: 0,
})
