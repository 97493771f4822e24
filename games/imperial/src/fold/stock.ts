// Certificates and money change hands.
import type { Seat } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { Purchase } from '../events.ts'
import { playerAt, powerOf, type State } from '../state.ts'
import { leadershipThen } from './before-3.ts'

/** From a player to a treasury, with the certificate going the other way; leadership follows at once (I-5.5). */
export function takeStock(state: State, { seat, country, stock, price, leadership }: Bought): void {
  const power = powerOf(state, country)
  playerAt(state, seat).cash -= price
  power.treasury += price
  power.stock[stock - 1] = seat
  power.leadership = leadership?.slice() ?? leadershipThen(state, country)
}

type Bought = Omit<Purchase, 'leadership'> & Partial<Pick<Purchase, 'leadership'>>

/** From the bank to a player; below zero the other way. */
export function payFromBank(state: State, seat: Seat, amount: number): void {
  playerAt(state, seat).cash += amount
  state.bank -= amount
}

/** From the bank to a treasury; below zero the other way. */
export function fillFromBank(state: State, country: Country, amount: number): void {
  powerOf(state, country).treasury += amount
  state.bank -= amount
}

export function clearSealed({ players }: State): void {
  for (const player of players) player.sealed = null
}
