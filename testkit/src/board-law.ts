// The law of drawn boards: at positions of random play every offer can be made by pointing, and nothing else can.
import type { AnyPointing } from '@foldtable/games/pointing'
import type { AnyMove, Game, Message, Seat } from '@foldtable/kernel'

interface Walk {
  /** Offers that no pointing leads to. */
  readonly missed: readonly AnyMove[]
  /** Moves that pointing leads to and the rules refuse, with why. */
  readonly refused: readonly { readonly move: AnyMove; readonly code: string }[]
  /** Keys that two things share at the same moment, or things without a name. */
  readonly muddled: readonly string[]
  readonly choices: number
  readonly moves: number
}

/** More choices than any position needs; a board that goes on for ever is told so. */
const MOST_CHOICES = 200_000

/** Goes from choice to choice until nothing new comes. Moves that are no offers are judged by the rules. */
export function walkBoard(
  game: Game,
  pointing: AnyPointing,
  view: unknown,
  seat: Seat,
  offers: readonly AnyMove[],
): Walk {
  const situation = { view, viewer: seat, offers }
  const wanted = new Map(offers.map((move) => [JSON.stringify(move), move]))
  const made = new Set<string>()
  const refused: Walk['refused'][number][] = []
  const muddled = new Set<string>()
  const seen = new Set([JSON.stringify(pointing.start)])
  const todo: unknown[] = [pointing.start]
  for (let choice = todo.pop(); choice !== undefined; choice = todo.pop()) {
    const keys = new Set<string>()
    for (const { key, name, leads } of pointing.pointers(situation, choice)) {
      if (keys.has(key) || isNameless(name)) muddled.add(key)
      keys.add(key)
      if (leads.move === undefined) follow(leads.choice)
      else make(leads.move)
    }
  }
  const missed = [...wanted].flatMap(([text, move]) => (made.has(text) ? [] : [move]))
  return { missed, refused, muddled: [...muddled], choices: seen.size, moves: made.size }

  /** Without words, or with words that neither game nor board has. */
  function isNameless(name: Message | string): boolean {
    if (typeof name === 'string') return name === ''
    return game.catalogs.en[name.id] === undefined && pointing.words?.[name.id] === undefined
  }

  function follow(choice: unknown): void {
    const text = JSON.stringify(choice)
    if (seen.has(text)) return
    if (seen.size >= MOST_CHOICES) throw new Error('pointing leads on and on')
    seen.add(text)
    todo.push(choice)
  }

  function make(move: AnyMove): void {
    const text = JSON.stringify(move)
    if (made.has(text)) return
    made.add(text)
    if (wanted.has(text)) return
    const rule = game.moves[move.kind]
    const code = rule === undefined ? 'unknownMove' : rule.refusal(view, seat, move)?.code
    if (code !== undefined) refused.push({ move, code })
  }
}
