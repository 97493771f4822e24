// Playing any game in a terminal: against bots, or several persons at one screen.
import { existsSync } from 'node:fs'
import { BadInput, command, EXIT } from '../command.ts'
import { gameNamed, localeFrom, optionsFrom } from '../inputs.ts'
import { playWithoutPersons } from '../play/bots-turn.ts'
import { offerToSave, printResult, save } from '../play/ending.ts'
import { type Match, openMatch } from '../play/match.ts'
import { playersFrom } from '../play/players.ts'
import { lookAround, type Outcome, takeTurn } from '../play/turn.ts'
import { openTerminal } from '../terminal.ts'

export const play = command({
  name: 'play',
  operand: '<game>',
  summary: 'plays a game in this terminal, against bots or at one screen',
  options: {
    seats: { type: 'string', value: 'n', help: 'how many seats (4, or what the game allows)' },
    bots: { type: 'string', value: 'n', help: 'how many of them are bots (all but the first)' },
    'hot-seat': { type: 'boolean', help: 'no bots: everybody plays at this screen' },
    name: { type: 'string', value: 'names', help: 'your name, or several with commas between' },
    seed: { type: 'string', value: 'text', help: 'the same seed deals the same' },
    options: { type: 'string', value: 'json', help: 'options of the table' },
    lang: { type: 'string', value: 'en|fr', help: 'the language (en)' },
    save: { type: 'string', value: 'file', help: 'saves the record there at the end' },
  },
  async run(id, values) {
    const game = gameNamed(id)
    const locale = localeFrom(values.lang)
    const players = playersFrom(game, values, locale)
    const options = optionsFrom(game, values.options)
    const { seed, save: saveTo } = values
    if (saveTo !== undefined && existsSync(saveTo)) {
      throw new BadInput(`${saveTo} exists already; give --save another name`)
    }
    const terminal = openTerminal()
    try {
      await runMatch(await openMatch({ game, players, options, locale, seed, saveTo }, terminal))
      return EXIT.fine
    } finally {
      terminal.close()
    }
  },
})

async function runMatch(match: Match): Promise<void> {
  const { terminal, say, header, players } = match
  const seats = players.map((_, seat) => seat)
  terminal.print(say('begins', { game: match.table.game.meta.title, names: { seats } }))
  terminal.print(say('commitment', { commitment: header.chance.commitment }))
  const outcome = await playToEnd(match)
  const { result } = match.table.decision
  if (result !== undefined) printResult(match, result)
  if (outcome !== 'inputEnded') await offerToSave(match)
  else if (match.saveTo !== undefined) save(match, match.saveTo)
  terminal.print(say('goodbye'))
}

async function playToEnd(match: Match): Promise<Outcome> {
  let outcome: Outcome = 'goesOn'
  while (outcome === 'goesOn') {
    if (await playWithoutPersons(match)) continue
    const { decision } = match.table
    if (decision.result !== undefined) break
    const [first] = decision.seats
    if (decision.due !== undefined) outcome = await lookAround(match, decision.seats)
    else if (first !== undefined) outcome = await takeTurn(match, first)
  }
  return outcome
}
