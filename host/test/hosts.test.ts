// One contract for every host: a server, a page on this device and a terminal answer the same requests alike.
import { seededChance } from '@foldtable/kernel'
import { depth, rounds, seedOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { hosts } from './three-hosts.ts'
import { transcript, type Wish } from './transcript.ts'

const CLOCK = { kind: 'perTurn', seconds: 86_400 } as const
const WISHES: readonly Wish[] = [
  { game: 'pass-the-ace', people: 3, bots: 0, options: { startingLives: 5 } },
  { game: 'pass-the-ace', people: 2, bots: 2, options: { startingLives: 5 } },
  { game: 'powerhouse', people: 3, bots: 1 },
  { game: 'serenissima', people: 2, bots: 1 },
  { game: 'imperial', people: 2, bots: 1 },
  { game: 'full-metal-planete', people: 1, bots: 1 },
]

test.each(WISHES)('$game with $people people and $bots bots', async (wish) => {
  for await (const round of rounds({ quick: 2, deep: 200 })) {
    const script = (steps: number) =>
      [seededChance(seedOf(`${wish.game} ${round}`)), steps] as const
    const steps = depth({ quick: 40, deep: 200 })
    // A terminal keeps nothing and has no clocks: it is held to the rest.
    const wishes = round % 2 === 0 ? wish : { ...wish, clock: CLOCK }
    const atServer = await transcript(await hosts.server(wishes), ...script(steps))
    const here = await transcript(await hosts.device(wishes), ...script(steps))
    expect(parting(here, atServer)).toBeUndefined()
    if (round % 2 === 0) {
      const inTerminal = await transcript(await hosts.terminal(wishes), ...script(steps))
      expect(parting(inTerminal, atServer)).toBeUndefined()
    }
    expect(new Set(atServer).size).toBeGreaterThan(15)
  }
})

/** Where two transcripts part, with what came before. */
function parting(one: readonly string[], other: readonly string[]) {
  const at = one.findIndex((text, index) => text !== other[index])
  if (at < 0 && one.length === other.length) return undefined
  return { before: one.slice(Math.max(0, at - 3), at), one: one[at], other: other[at] }
}
