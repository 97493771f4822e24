// The wheel as a list: sixteen spaces, who owns each, and when it is played.
import type { Seat } from '@foldtable/kernel'
import { NUMBERS } from '../src/data/constants.ts'
import type { State } from '../src/state.ts'

export interface WheelSpace {
  /** 0 is the Doge's. */
  readonly number: number
  readonly owner: Seat | null
  readonly isActive: boolean
  /** Played in this round already; sailing still to come otherwise. */
  readonly isPlayed: boolean
  /** How many turns until it is played, this one being 0; null if that is not in this round. */
  readonly turns: number | null
}

export function wheelOf({ galleys, active, stage, turn }: State): WheelSpace[] {
  const isOn = stage === 'play' && turn !== null
  let ahead = 0
  const spaces = NUMBERS.map((number): WheelSpace => {
    const owner = galleys[number]?.owner ?? null
    const isActive = isOn && number === active
    const isPlayed = isOn && owner !== null && number < active
    const turns = !isOn || owner === null || isPlayed ? null : ahead++
    return { number, owner, isActive, isPlayed, turns }
  })
  const isDoge = !isOn && stage !== 'first' && stage !== 'second' && stage !== 'close'
  return [
    { number: 0, owner: null, isActive: isDoge, isPlayed: false, turns: isOn ? ahead : null },
    ...spaces,
  ]
}

/** Where a free number would come in the round: after how many galleys of the others and of one's own. */
export const placeInRound = ({ galleys }: Pick<State, 'galleys'>, number: number): number =>
  1 + NUMBERS.filter((other) => other < number && galleys[other] != null).length

interface Neighbour {
  readonly number: number
  readonly owner: Seat
}

/** The galleys that play just before and just after a number. */
export function neighboursOf(
  { galleys }: Pick<State, 'galleys'>,
  number: number,
): { readonly before: Neighbour | null; readonly after: Neighbour | null } {
  const told = (other: number | undefined): Neighbour | null => {
    const owner = other === undefined ? undefined : galleys[other]?.owner
    return other === undefined || owner === undefined ? null : { number: other, owner }
  }
  const inPlay = NUMBERS.filter((other) => other !== number && galleys[other] != null)
  return {
    before: told(inPlay.findLast((other) => other < number)),
    after: told(inPlay.find((other) => other > number)),
  }
}
