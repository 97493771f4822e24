// What is put on the screen for a person: what happened since they looked, and what they see now.
import { styleText } from 'node:util'
import { canonical, redact, type Seat, speak, type Viewer } from '@foldtable/kernel'
import { toldLines } from '../speech.ts'
import { viewOf } from '../view/view.ts'
import { type Match, personsOf, showingOf } from './match.ts'

/** Brings a person to the screen; false if the input ended while it was handed over. */
export async function bringToScreen(match: Match, seat: Seat): Promise<boolean> {
  const { terminal, say, speech } = match
  if (match.atScreen !== seat && needsHandOver(match, seat)) {
    wipe(match)
    const answer = await terminal.ask(`${say('handOver', { name: speech.nameOf(seat) })} `)
    if (answer === undefined) return false
    wipe(match)
  }
  match.atScreen = seat
  printTold(match, seat, [seat])
  printView(match, seat)
  return true
}

/** Several persons, and one of the two has something to hide from the other. */
function needsHandOver(match: Match, seat: Seat): boolean {
  const { table, atScreen: before } = match
  if (personsOf(match).length < 2) return false
  const seenByAll = canonical(table.view('spectator'))
  const viewers = before === undefined ? [seat] : [seat, before]
  return viewers.some((viewer) => canonical(table.view(viewer)) !== seenByAll)
}

/** Everybody may look: what a spectator sees, or the only person. */
export function showEverybody(match: Match): void {
  const persons = personsOf(match)
  const [only, ...others] = persons
  const viewer = only === undefined || others.length > 0 ? 'spectator' : only
  if (others.length > 0 && match.atScreen !== undefined) wipe(match)
  match.atScreen = viewer === 'spectator' ? undefined : viewer
  printTold(match, viewer, persons)
  printView(match, viewer)
}

/** Tells the viewer everything that one of the listeners has not heard yet. */
function printTold(match: Match, viewer: Viewer, listeners: readonly Seat[]): void {
  const { table, toldUpTo, speech, say, terminal } = match
  const heard = listeners.map((seat) => toldUpTo[seat] ?? 0)
  const from = heard.length === 0 ? 0 : Math.min(...heard)
  terminal.print()
  for (const entry of table.entries.slice(from)) {
    const name = typeof entry.by === 'number' ? speech.nameOf(entry.by) : entry.by
    if (entry.rewind !== undefined) terminal.print(`  ${say('takenBack', { name })}`)
    for (const line of toldLines(table.game, redact(entry.events, viewer), speech)) {
      terminal.print(`  ${line}`)
    }
  }
  for (const seat of listeners) toldUpTo[seat] = table.n
}

/** The game's own summary where it has one. Everything if that is asked for; else what has not changed is left out. */
export function printView(match: Match, viewer: Viewer, everything = false): void {
  const { table, terminal, speech } = match
  const view = table.view(viewer)
  const sentences = everything ? undefined : table.game.summary?.(view, viewer)
  terminal.print()
  if (sentences === undefined) printState(match, viewer, view, everything)
  else for (const sentence of sentences) terminal.print(`  ${speak(sentence, speech)}`)
}

function printState(match: Match, viewer: Viewer, view: unknown, everything: boolean): void {
  const { table, terminal, onScreen } = match
  const seat = viewer === 'spectator' ? undefined : viewer
  const { top, blocks } = viewOf(table, view, seat, showingOf(match))
  const news = everything ? blocks : blocks.filter((block) => !onScreen.has(block.join('\n')))
  for (const line of top) terminal.print(line === '' ? '' : `  ${line}`)
  for (const line of news.flat()) terminal.print(styleText('dim', `  ${line}`))
  onScreen.clear()
  for (const block of blocks) onScreen.add(block.join('\n'))
}

/** Nobody's secrets are on the screen afterwards. */
export function wipe(match: Match): void {
  match.terminal.clear()
  match.onScreen.clear()
  match.atScreen = undefined
}
