// With which card another one is better, by players and then by place from the first to act to the dealer. Each list is the best answer to
// the others, found by playing tens of thousands of deals again and again.

type Limits = readonly (readonly number[])[]

/** With the card that was dealt. */
export const FRESH: Limits = [
  [],
  [],
  [7, 9],
  [6, 7, 7],
  [5, 6, 7, 6],
  [5, 5, 6, 5, 5],
  [4, 5, 5, 5, 5, 5],
  [4, 4, 5, 5, 5, 5, 4],
  [4, 4, 4, 4, 4, 5, 4, 4],
]

/** With a card that somebody gave just now, who does not hold a lower one. The first to act is given none. */
export const GIVEN: Limits = [
  [],
  [],
  [0, 7],
  [0, 6, 7],
  [0, 6, 6, 7],
  [0, 5, 6, 6, 6],
  [0, 5, 5, 6, 6, 6],
  [0, 4, 5, 5, 5, 5, 5],
  [0, 4, 4, 5, 5, 5, 5, 5],
]
