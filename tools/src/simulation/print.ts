// A simulation's report as a table for people.
import type { Game } from '@foldtable/kernel'
import { aligned } from '../view/grid.ts'
import type { Counts, Report, Speed } from './report.ts'

const HEAD = ['seats', 'games', 'games/s', 'moves/s', 'min', 'median', 'mean', 'max', 'ended by']

export function printReport(
  { meta }: Game,
  { seed, options, bySeats, total, speed }: Report & { seed: string; options: unknown },
): void {
  console.log(`${meta.title}, random play, seed ${seed}, options ${JSON.stringify(options)}`)
  console.log('Lengths are moves of a game.\n')
  const rows = bySeats.map((counts, index) => row(`${counts.seats}`, counts, speed.bySeats[index]))
  if (bySeats.length > 1) rows.push(row('all', total, speed.total))
  for (const line of aligned([HEAD, ...rows])) console.log(line)
  console.log('\nFirst places by seat:\n')
  const seats = total.wins.map((_, seat) => `${seat}`)
  const wins = bySeats.map((counts) => [
    `${counts.seats} seats`,
    ...counts.wins.map((count) => share(count, counts.games)),
  ])
  for (const line of aligned([['', ...seats], ...wins])) console.log(line)
  if (bySeats.some(hasTies))
    console.log('\nEquals share first place: a row can add up to more than 100 %.')
}

const hasTies = ({ games, wins }: Counts): boolean =>
  wins.reduce((sum, count) => sum + count, 0) > games

function row(title: string, { games, length, reasons }: Counts, speed: Speed | undefined) {
  const lengths = [length.min, length.median, length.mean, length.max].map(String)
  const ends = Object.entries(reasons).map(([reason, count]) => `${reason} ${share(count, games)}`)
  const speeds = [`${speed?.gamesPerSecond ?? ''}`, `${speed?.movesPerSecond ?? ''}`]
  return [title, String(games), ...speeds, ...lengths, ends.join(', ')]
}

const share = (count: number, games: number): string => `${((100 * count) / games).toFixed(1)} %`
