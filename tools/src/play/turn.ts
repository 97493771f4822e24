// A person is asked: shows the offers, reads the answer, plays the move.
import { styleText } from 'node:util'
import { type AnyMove, messageOf, type Seat, speak } from '@foldtable/kernel'
import { offerName, wordOrId } from '../speech.ts'
import { readAnswer } from './answers.ts'
import { endPause, playFor } from './bots-turn.ts'
import { type Match, showingOf } from './match.ts'
import { bringToScreen, printView, showEverybody } from './screen.ts'
import { takeBack } from './take-back.ts'

/** The table goes on, or the person wants to stop, or there is no more input. */
export type Outcome = 'goesOn' | 'quit' | 'inputEnded'

export async function takeTurn(match: Match, seat: Seat): Promise<Outcome> {
  if (!(await bringToScreen(match, seat))) return 'inputEnded'
  printQuestion(match, seat)
  const offers = match.table.offers(seat)
  const names = offers.map((move) => offerName(match.table, seat, move, showingOf(match)))
  names.forEach((name, index) => {
    match.terminal.print(`  ${styleText('bold', `${index + 1}`)} ${name}`)
  })
  const hint = match.say('choose', { count: offers.length })
  return converse(match, seat, names, async (index) => {
    const move = index === undefined ? undefined : offers[index]
    if (move !== undefined) return played(match, seat, move)
    match.terminal.print(hint)
    return false
  })
}

/** A pause: one Enter for everybody at this screen; the bots are ready already. */
export async function lookAround(match: Match, asked: readonly Seat[]): Promise<Outcome> {
  const [first] = asked
  if (first === undefined) return 'goesOn'
  showEverybody(match)
  printQuestion(match, first)
  match.terminal.print(`  ${match.say('goOn')}`)
  return converse(match, first, [], async () => {
    for (const seat of asked) await goOn(match, seat)
    return true
  })
}

/** The seat's only offer means "go on"; where there is none or a choice, the clock ends the pause. */
async function goOn(match: Match, seat: Seat): Promise<void> {
  const { table } = match
  const { decision } = table
  if (decision.result !== undefined || decision.due === undefined) return
  if (!decision.seats.includes(seat)) return
  const [only, ...others] = table.offers(seat)
  if (only !== undefined && others.length === 0) await played(match, seat, only)
  else await endPause(match)
}

/** Reads lines until one of them moves the table on. `choose` gets the index of a name, if one was meant. */
async function converse(
  match: Match,
  seat: Seat,
  names: readonly string[],
  choose: (index?: number) => Promise<boolean>,
): Promise<Outcome> {
  const { terminal, say, speech } = match
  for (;;) {
    const name = match.atScreen === undefined ? '' : styleText('bold', speech.nameOf(seat))
    const line = await terminal.ask(`${name}> `)
    if (line === undefined) return 'inputEnded'
    const answer = readAnswer(line, names)
    if (answer.kind === 'quit') return 'quit'
    if (answer.kind === 'help') terminal.print(say('help'))
    else if (answer.kind === 'view') printView(match, match.atScreen ?? 'spectator', true)
    else if (answer.kind === 'unclear') {
      terminal.print(say('unclear', { choices: answer.choices.join(' / ') }))
    } else if (answer.kind === 'undo') {
      if (await takeBack(match, seat)) return 'goesOn'
    } else if (await choose(answer.kind === 'move' ? answer.index : undefined)) return 'goesOn'
  }
}

function printQuestion({ table, speech, terminal }: Match, seat: Seat): void {
  const { decision, game } = table
  if (decision.result !== undefined) return
  const asked = game.ask?.(table.view(seat), seat)
  const text =
    asked === undefined ? wordOrId(`about.${decision.about}`, speech) : speak(asked, speech)
  terminal.print()
  terminal.print(styleText('bold', text))
}

async function played(match: Match, seat: Seat, move: AnyMove): Promise<boolean> {
  const outcome = await playFor(match, seat, move)
  if (outcome.ok) return true
  const { refusal } = outcome
  const { speech, say, terminal } = match
  const reason = speak(messageOf(refusal), speech)
  terminal.print(say('refused', { reason: `${reason} (${refusal.rule})` }))
  return false
}
