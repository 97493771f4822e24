// A turn by rules of thumb: whoever is held down gets out of it, then the best errand, and in the end whatever ends the turn.
import type { Move } from '../src/index.ts'
import { begin } from './errands.ts'
import { fightErrands } from './fighting.ts'
import { haulErrands } from './hauling.ts'
import { homeErrands, retreat } from './homecoming.ts'
import type { Outlook } from './outlook.ts'

export const thumb = (outlook: Outlook): Move | undefined =>
  getaway(outlook) ?? bestErrand(outlook) ?? ending(outlook)

export const getaway = (outlook: Outlook): Move | undefined =>
  outlook.budget > 0 ? retreat(outlook) : undefined

/** The price of leaving is never spent on anything else. */
export function bestErrand(outlook: Outlook): Move | undefined {
  const errands = [...haulErrands(outlook), ...fightErrands(outlook)]
  const all = [...errands, ...homeErrands(outlook, errands)]
  return begin(all.filter(({ cost }) => cost <= outlook.budget))
}

/** Where a pair of tanks on mountains may not stay, one of them steps down first (F-21.2). */
export const ending = ({ offers, field }: Outlook): Move | undefined =>
  offers.find(({ kind }) => kind === 'endTurn') ??
  offers.find(
    (move) =>
      move.kind === 'move' &&
      field.occupant[move.path[0] ?? -1]?.type === 'tank' &&
      field.board.isMountain[move.path[0] ?? -1] === 1 &&
      field.board.isMountain[move.path[1] ?? -1] === 0,
  )
