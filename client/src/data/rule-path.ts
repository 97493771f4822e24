// Where a numbered rule can be read.
/** These hold at every table, whatever the game. */
const isOfHouse = (rule: string): boolean => /^(T|HOUSE|ACC)-/.test(rule)

export const pathOfRule = (rule: string, game = ''): string =>
  isOfHouse(rule) ? `/rules#${rule}` : `/games/${game}/rules#${rule}`
