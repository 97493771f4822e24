// Worlds that fit a view.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, test } from 'vitest'
import { imagine, open, redact, scriptedChance, seededChance, Table } from '../src/index.ts'

const table = Table.open({
  game: passTheAce,
  seats: 3,
  options: { startingLives: 3 },
  chance: scriptedChance({ shuffles: [['KH'], ['5H', '9D', '7C']] }),
})
table.play({ by: 'clock', move: { kind: 'advance' }, at: 5000 })

test('an imagined world looks the same to the viewer, and holds every card once', () => {
  const view = table.view(1)
  const world = imagine(passTheAce, view, 1, seededChance('world'))
  expect(redact(world, 1)).toEqual(view)
  expect(passTheAce.conserved?.(world)).toEqual(passTheAce.conserved?.(table.state))
})

test('what is unseen varies, what is known does not', () => {
  const chance = seededChance('worlds')
  const seen = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const { players } = imagine(passTheAce, table.view(1), 1, chance)
    const hands = players.map(({ hand }) =>
      hand === null || typeof hand.card === 'string' ? '' : open(hand.card),
    )
    expect(hands[1]).toBe('5H')
    seen.add(hands[0] ?? '')
  }
  expect(seen.size).toBeGreaterThan(30)
  expect(seen.has('5H')).toBe(false)
})

test('a game that counts its unseen things wrong is told so', () => {
  const forgetful = { ...passTheAce, unseen: () => ({ pack: ['AH', 'AS'] }) }
  expect(() => imagine(forgetful, table.view(1), 1, seededChance('x'))).toThrow(
    'more blanks than unseen values in pack',
  )
})
