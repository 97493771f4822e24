// What happens without anybody at the keyboard: bots move, and the clock ends a pause nobody looks at.
import { simpleMove } from '@foldtable/bots/simple'
import { type AnyMove, type Author, Fault, type Refusal, type Seat } from '@foldtable/kernel'
import { isBot, type Match, nowAt } from './match.ts'

/** One move by a bot or the clock; false if the table waits for a person or is over. */
export async function playWithoutPersons(match: Match): Promise<boolean> {
  const { table, chance } = match
  const { decision, game } = table
  if (decision.result !== undefined) return false
  for (const seat of decision.seats.filter((asked) => isBot(match, asked))) {
    const move = await simpleMove(game, table.view(seat), seat, chance)
    if (move === undefined) continue
    mustPlay(match, seat, move)
    return true
  }
  if (decision.seats.some((seat) => !isBot(match, seat))) return false
  if (decision.due === undefined) throw new Fault(`${game.meta.id} waits for nobody who can move`)
  mustPlay(match, 'clock', decision.due.move)
  return true
}

/** Makes the move, or answers why not. The clock is as late as it must be. */
export function playFor(match: Match, by: Author, move: AnyMove): Refusal | undefined {
  const { table } = match
  const at = by === 'clock' ? Math.max(nowAt(match), table.dueAt ?? 0) : nowAt(match)
  const played = table.play({ by, move, at })
  return played.ok ? undefined : played.refusal
}

function mustPlay(match: Match, by: Seat | 'clock', move: AnyMove): void {
  const refusal = playFor(match, by, move)
  if (refusal !== undefined) throw new Fault(`an offer was refused: ${JSON.stringify(refusal)}`)
}
