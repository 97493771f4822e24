// A verdict for people.
import type { Game } from '@foldtable/kernel'
import { columns } from '../command.ts'
import type { Verdict } from './verdict.ts'

export function printVerdict(
  game: Game,
  seats: number,
  verdict: Verdict & { readonly a: string; readonly b: string; readonly seed: string },
): void {
  const { a, b, seed, games, won, error, fair, lead, leadError } = verdict
  console.log(`${game.meta.title}, ${seats} seats: ${a} among ${b}, ${games} games (seed ${seed})`)
  const rows = [
    [
      'won',
      `${percent(won)} ± ${Number.isFinite(error) ? percent(error) : '?'}, among equals ${percent(fair)}`,
    ],
    [
      'points ahead',
      `${lead.toFixed(1)} ± ${Number.isFinite(leadError) ? leadError.toFixed(1) : '?'}`,
    ],
    ['won by seat', verdict.wonBySeat.map(percent).join('  ')],
    ['moves a game', verdict.movesPerGame.toFixed(0)],
    ['did in a game', kindsText(verdict.kinds)],
    ...(verdict.unfinished > 0 ? [['did not end', String(verdict.unfinished)]] : []),
  ]
  console.log(columns(rows).join('\n'))
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const kindsText = (kinds: { readonly [kind: string]: number }): string =>
  Object.entries(kinds)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count.toFixed(1)}`)
    .join(', ')
