// Measures the bot: `node games/imperial/test/measure-bot.ts 60` plays so many games at each size of table.
import { gamesWon } from './minds.ts'

const games = Number(process.argv[2] ?? 60)
const preset = process.argv[3] === 'published' ? 'published' : 'seed'
for (const seats of [2, 3, 4, 5, 6]) {
  const begun = Date.now()
  const won = gamesWon(seats, games, { preset })
  const share = (won / games) * seats
  console.log(
    `${preset}, ${seats} seats: ${won.toFixed(1)} of ${games} won, ${share.toFixed(2)} times its share, ${Date.now() - begun} ms`,
  )
}
