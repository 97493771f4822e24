// An investment round by pointing: a number and a port for a galley, sailors for ports and galleys, buildings (S-10).
import { SAILOR_PRICE } from '../../src/data/constants.ts'
import { knownPort, PORT_FACTS } from '../../src/data/zones.ts'
import { roomIn, sailorsIn } from '../../src/holds.ts'
import type { Move } from '../../src/index.ts'
import { galleyAt, playerAt, type State } from '../../src/state.ts'
import { nameOffer } from '../../src/words/offers.ts'
import { type Acting, amountsUpTo, type Choice, type Press, Presses } from './choice.ts'
import { numberName } from './names.ts'

export function investing(now: Acting, choice: Choice): readonly Press[] {
  const found = new Presses()
  for (const move of now.offers) addTo(found, now, choice, move)
  return found.all
}

function addTo(found: Presses, now: Acting, choice: Choice, move: Move): void {
  const make = (key: string, made: Move) =>
    found.add(key, nameOffer(now.view, now.viewer, made), { move: made })
  switch (move.kind) {
    case 'purchaseGalley': {
      const { galley: number } = move
      found.add(`number ${number}`, numberName(number), { choice: { ...choice, number } })
      if (number === choice.number) make(`buy ${move.port}`, move)
      return
    }
    case 'purchaseSailors': {
      const place = move.port ?? move.galley
      for (const quantity of amountsUpTo(mostHired(now, move)))
        make(`hire ${place} ${quantity}`, { ...move, quantity })
      return
    }
    case 'purchaseFort':
      make(`fort ${move.port}`, move)
      return
    case 'purchaseBasilica':
      make(`basilica ${move.port}`, move)
      return
    case 'loadSailors':
    case 'unloadSailors': {
      const { galley = now.view.active } = move
      const word = move.kind === 'loadSailors' ? 'aboard' : 'ashore'
      for (const quantity of amountsUpTo(mostPlaced(now.view, move.kind, galley)))
        make(`${word} ${galley} ${quantity}`, { ...move, quantity })
      return
    }
    case 'endTurn':
      if (unmanned(now.view) === undefined || choice.isSure) make('end', move)
      else
        found.add('end', nameOffer(now.view, now.viewer, move), {
          choice: { ...choice, isSure: true },
        })
  }
}

/** A galley that was bought and has nobody aboard sinks when the turn ends (E-14). */
export function unmanned(view: State): number | undefined {
  const bought = view.turn?.bought ?? null
  return bought !== null && sailorsIn(galleyAt(view, bought).hold) === 0 ? bought : undefined
}

/** As many as there are in the reserve, ducats for and room for. */
export function mostHired(
  { view, viewer }: Acting,
  { port, galley }: Extract<Move, { kind: 'purchaseSailors' }>,
): number {
  const { money, sailors } = playerAt(view, viewer)
  const most = Math.min(sailors, Math.floor(money / SAILOR_PRICE))
  if (galley !== undefined) return Math.min(most, roomIn(galleyAt(view, galley).hold))
  const id = knownPort(port ?? '')
  return Math.min(most, PORT_FACTS[id].sailors - view.ports[id].sailors)
}

/** One stays on either side (S-6.13). */
export function mostPlaced(
  view: State,
  kind: 'loadSailors' | 'unloadSailors',
  number: number,
): number {
  const { hold, location } = galleyAt(view, number)
  if (location === 'MARE') return 0
  const { sailors } = view.ports[location]
  return kind === 'loadSailors'
    ? Math.min(sailors - 1, roomIn(hold))
    : Math.min(sailorsIn(hold) - 1, PORT_FACTS[location].sailors - sailors)
}
