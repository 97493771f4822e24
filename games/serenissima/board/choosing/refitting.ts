// A galley for whoever has none (S-14): a number, a port, and how many come from its garrison and from the reserve.

import { knownPort } from '../../src/data/zones.ts'
import type { Move } from '../../src/index.ts'
import { nameOffer } from '../../src/words/offers.ts'
import { type Acting, type Choice, type Press, Presses } from './choice.ts'
import { numberName, portName } from './names.ts'

type Refit = Extract<Move, { kind: 'refit' }>

export interface Crew {
  readonly fromPort: number
  readonly fromReserve: number
}

export const refitsIn = (offers: readonly Move[]): Refit[] =>
  offers.filter((move) => move.kind === 'refit')

/** As many as a galley has at the start, those of the garrison first, because they cost nothing. */
const USUAL_CREW = 3

/** The port that is chosen, or the first one; and a crew that it could have. */
export function refitOf(offers: readonly Move[], choice: Choice): Crew & { readonly port: string } {
  const refits = refitsIn(offers)
  const port = `${choice.port ?? refits[0]?.port ?? ''}`
  const [best] = refits
    .filter((move) => move.port === port)
    .sort((a, b) => farFromUsual(a) - farFromUsual(b))
  return {
    port,
    fromPort: choice.fromPort ?? best?.fromPort ?? 0,
    fromReserve: choice.fromReserve ?? best?.fromReserve ?? 0,
  }
}

const farFromUsual = ({ fromPort, fromReserve }: Crew): number =>
  10 * Math.abs(USUAL_CREW - fromPort - fromReserve) + fromReserve

export function refitting(now: Acting, choice: Choice): readonly Press[] {
  const found = new Presses()
  const wanted = refitOf(now.offers, choice)
  for (const move of now.offers) {
    const name = nameOffer(now.view, now.viewer, move)
    if (move.kind === 'refitPass') found.add('pass', name, { move })
    if (move.kind !== 'refit') continue
    const { galley: number, fromPort, fromReserve } = move
    const port = knownPort(move.port)
    found.add(`number ${number}`, numberName(number), { choice: { ...choice, number } })
    found.add(`port ${port}`, portName(port), {
      choice: { ...choice, port, fromPort: null, fromReserve: null },
    })
    if (port !== wanted.port) continue
    found.add(`garrison ${fromPort}`, `${fromPort}`, {
      choice: { ...choice, port, fromPort, fromReserve: wanted.fromReserve },
    })
    found.add(`reserve ${fromReserve}`, `${fromReserve}`, {
      choice: { ...choice, port, fromPort: wanted.fromPort, fromReserve },
    })
    const isIt = fromPort === wanted.fromPort && fromReserve === wanted.fromReserve
    if (isIt && number === choice.number) found.add('go', name, { move })
  }
  return found.all
}
