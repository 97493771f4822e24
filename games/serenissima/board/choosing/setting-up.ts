// Set-up by pointing: a home port and a number, a second number, ports to be closed.
import { knownPort } from '../../src/data/zones.ts'
import type { Move } from '../../src/index.ts'
import { nameOffer } from '../../src/words/offers.ts'
import { type Acting, type Choice, type Press, Presses } from './choice.ts'
import { numberName, portName } from './names.ts'

export function settingUp(now: Acting, choice: Choice): readonly Press[] {
  const found = new Presses()
  for (const move of now.offers) {
    if ('port' in move && move.port !== undefined) {
      const port = knownPort(move.port)
      found.add(`port ${port}`, portName(port), { choice: { ...choice, port } })
    }
    if ('galley' in move && move.galley !== undefined) {
      const number = move.galley
      found.add(`number ${number}`, numberName(number), { choice: { ...choice, number } })
    }
    if (isIt(move, choice)) found.add('go', nameOffer(now.view, now.viewer, move), { move })
  }
  return found.all
}

function isIt(move: Move, { port, number }: Choice): boolean {
  switch (move.kind) {
    case 'chooseStart':
      return move.port === port && move.galley === number
    case 'chooseSecondGalley':
      return move.galley === number
    case 'closePort':
      return move.port === port
    default:
      return false
  }
}
