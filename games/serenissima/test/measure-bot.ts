// Measures the bot: `node games/serenissima/test/measure-bot.ts [games]`. One bot, in each seat in turn, among random players.
import { playGame } from './minds.ts'

const games = Number(process.argv[2] ?? 60)

for (const seats of [2, 3, 4]) {
  const begun = performance.now()
  let [wins, money, others, moves, unoffered, longest, rounds] = [0, 0, 0, 0, 0, 0, 0]
  for (let index = 0; index < games; index++) {
    const seat = index % seats
    const played = playGame(seats, `measure ${seats} ${index}`, seat)
    const own = played.result.find((one) => one.seat === seat)
    if (own?.rank === 1) wins += 1
    money += own?.money ?? 0
    others += Math.max(...played.result.flatMap((one) => (one.seat === seat ? [] : [one.money])))
    moves += played.moves
    unoffered += played.unoffered
    longest = Math.max(longest, played.longestTurn)
    rounds += 1
  }
  const took = (performance.now() - begun) / 1000
  console.log(
    `${seats} seats: ${wins} of ${rounds} won; ${(money / games).toFixed(1)} ducats against ${(others / games).toFixed(1)}; ${moves} moves, ${unoffered} not offered, ${longest} in the longest turn; ${took.toFixed(1)} s`,
  )
}
