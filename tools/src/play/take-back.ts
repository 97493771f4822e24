// Taking a move back: freely, or with the consent of the others at this screen. Bots agree to everything.
import { say as sayTo } from '@foldtable/host/requests'
import type { Seat } from '@foldtable/kernel'
import { isYes } from '../words.ts'
import { type Match, sitterOf } from './match.ts'
import { wipe } from './screen.ts'

/** Takes the seat's latest move back, or says why not. True if the screen must be drawn anew. */
export async function takeBack(match: Match, seat: Seat): Promise<boolean> {
  const { live, terminal, say } = match
  const outcome = await sayTo(live, sitterOf(live, seat), { kind: 'ask', about: 'undo' })
  if (!outcome.ok) {
    terminal.print(say('nothingToTakeBack'))
    return false
  }
  await askOthers(match, seat)
  return true
}

async function askOthers(match: Match, seat: Seat): Promise<void> {
  const { live, speech, terminal, say } = match
  const asking = live.asking
  if (asking === null) return
  wipe(match)
  for (const other of asking.waitsFor) {
    const name = speech.nameOf(other)
    const line = await terminal.ask(`${say('consent', { asker: speech.nameOf(seat), name })} `)
    const yes = line !== undefined && isYes(line)
    await sayTo(live, sitterOf(live, other), { kind: 'answer', asking: asking.id, yes })
    if (yes) continue
    terminal.print(say('noConsent', { name }))
    return
  }
}
