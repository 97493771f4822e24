// Taking a move back: freely, or with the consent of the others at this screen.
import { type Seat, undoFor } from '@foldtable/kernel'
import { isYes } from '../words.ts'
import { isBot, type Match, nowAt } from './match.ts'
import { wipe } from './screen.ts'

/** Takes the seat's latest move back, or says why not. True if the screen must be drawn anew. */
export async function takeBack(match: Match, seat: Seat): Promise<boolean> {
  const { table, players, terminal, say } = match
  const undo = undoFor(table, seat, { isPractice: true }) // everybody sits at this screen
  if (undo === undefined) {
    terminal.print(say('nothingToTakeBack'))
    return false
  }
  const others = players.flatMap((_, other) => (other === seat ? [] : [other]))
  if (!undo.free && others.some((other) => isBot(match, other))) {
    terminal.print(say('needsConsent', { names: { seats: others } })) // a bot cannot be asked
    return false
  }
  if (undo.free || (await haveConsent(match, seat, others))) {
    table.rewind(undo.to, seat, nowAt(match))
  }
  return true
}

async function haveConsent(match: Match, seat: Seat, others: readonly Seat[]): Promise<boolean> {
  const { speech, terminal, say } = match
  wipe(match)
  for (const other of others) {
    const name = speech.nameOf(other)
    const answer = await terminal.ask(`${say('consent', { asker: speech.nameOf(seat), name })} `)
    if (answer !== undefined && isYes(answer)) continue
    terminal.print(say('noConsent', { name }))
    return false
  }
  return true
}
