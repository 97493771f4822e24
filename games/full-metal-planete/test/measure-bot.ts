// Measures the bot: `node games/full-metal-planete/test/measure-bot.ts 20` plays so many games each of two, three and four
// seats, with one bot among random players, and as many of bots alone.
import { bot, type Mind, playGame, random } from './minds.ts'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const shown = (values: readonly number[]): string => mean(values).toFixed(1)

/** How long its answers took, in milliseconds of its own work, whatever else the machine does. */
function timed(times: number[]): Mind {
  return (...asked) => {
    const from = process.cpuUsage()
    const move = bot(...asked)
    const { user, system } = process.cpuUsage(from)
    times.push((user + system) / 1000)
    return move
  }
}

function against(seats: number, games: number): void {
  const times: number[] = []
  const mind = timed(times)
  const [own, others, ore]: number[][] = [[], [], []]
  for (let game = 0; game < games; game++) {
    const { points, minerals } = playGame(`measure ${game}`, seats, (seat) =>
      seat === game % seats ? mind : random,
    )
    own?.push(points[game % seats] ?? 0)
    others?.push(...points.filter((_, seat) => seat !== game % seats))
    ore?.push(minerals[game % seats] ?? 0)
  }
  console.log(
    `${seats} seats: the bot has ${shown(own ?? [])} points and ${shown(ore ?? [])} ore, random players ${shown(others ?? [])}; ` +
      `${times.length} answers, ${shown(times)} ms each, ${Math.max(...times).toFixed(1)} at most`,
  )
}

function alone(seats: number, games: number): void {
  const [points, ore, moves]: number[][] = [[], [], []]
  for (let game = 0; game < games; game++) {
    const played = playGame(`alone ${game}`, seats, () => bot)
    points?.push(...played.points)
    ore?.push(...played.minerals)
    moves?.push(played.table.n)
  }
  console.log(
    `${seats} bots alone: ${shown(points ?? [])} points and ${shown(ore ?? [])} ore each, ${shown(moves ?? [])} moves a game`,
  )
}

const games = Number(process.argv[2] ?? 20)
for (const seats of [2, 3, 4]) against(seats, games)
for (const seats of [2, 3, 4]) alone(seats, Math.ceil(games / 4))
