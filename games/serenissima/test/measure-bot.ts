// Measures the bot, in each seat in turn, among random players. Run by hand: node games/serenissima/test/measure-bot.ts 60
import { playGame } from './minds.ts'

const games = Number(process.argv[2] ?? 60)

for (const seats of [2, 3, 4]) {
  let [wins, money, others, moves] = [0, 0, 0, 0]
  const begun = performance.now()
  for (let index = 0; index < games; index++) {
    const seat = index % seats
    const played = playGame(seats, `measure ${seats} ${index}`, seat)
    const own = played.result.find((one) => one.seat === seat)
    if (own?.rank === 1) wins += 1
    money += own?.money ?? 0
    others += Math.max(...played.result.flatMap((one) => (one.seat === seat ? [] : [one.money])))
    moves += played.moves
  }
  const seconds = (performance.now() - begun) / 1000
  const average = (sum: number) => (sum / games).toFixed(1)
  console.log(
    `${seats} seats: ${wins} of ${games} won, ${average(money)} ducats to ${average(others)} of the best other, ${moves} moves, ${seconds.toFixed(1)} s`,
  )
}
