// What happens without anybody at the keyboard: bots move, and the clock ends a pause nobody looks at.
import { simpleMove } from '@foldtable/bots/simple'
import { say } from '@foldtable/host/requests'
import { serve } from '@foldtable/host/serving'
import { type AnyMove, Fault, type Outcome, type Seat } from '@foldtable/kernel'
import { isBot, type Match, nowAt, sitterOf } from './match.ts'

/** One move by a bot or the clock; false if the table waits for a person or is over. */
export async function playWithoutPersons(match: Match): Promise<boolean> {
  const { table, chance } = match
  const { decision, game } = table
  if (decision.result !== undefined) return false
  for (const seat of decision.seats.filter((asked) => isBot(match, asked))) {
    const move = await simpleMove(game, table.view(seat), seat, chance)
    if (move === undefined) continue
    await mustPlay(match, seat, move)
    return true
  }
  if (decision.seats.some((seat) => !isBot(match, seat))) return false
  if (decision.due === undefined) throw new Fault(`${game.meta.id} waits for nobody who can move`)
  await endPause(match)
  return true
}

/** The person or bot of the seat asks for a move; answers why it may not. */
export const playFor = ({ live }: Match, seat: Seat, move: AnyMove): Promise<Outcome> =>
  say(live, sitterOf(live, seat), { kind: 'play', move })

/** The clock ends a pause, as late as it must be. */
export async function endPause(match: Match): Promise<void> {
  const { live, table } = match
  const at = Math.max(nowAt(match), table.dueAt ?? 0)
  const served = await live.inTurn(() => serve(live, at))
  if (!served.ok) throw new Fault(`a pause did not end: ${JSON.stringify(served.refusal)}`)
}

async function mustPlay(match: Match, seat: Seat, move: AnyMove): Promise<void> {
  const played = await playFor(match, seat, move)
  if (!played.ok) throw new Fault(`an offer was refused: ${JSON.stringify(played.refusal)}`)
}
