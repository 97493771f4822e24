// I-16, I-17: investor rounds, the Swiss bank, the end.
import { scriptedChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { isSwissByPosition } from '../src/rules/government.ts'
import { cashValue, placesOf, score, scoreInCents } from '../src/scoring.ts'
import {
  A,
  active,
  arrange,
  available,
  B,
  buy,
  C,
  cash,
  D,
  type Fixture,
  leadership,
  propose,
  punt,
  swiss,
  treasury,
} from './table.ts'

test('[G-28, I-16.4, I-16.8] upgrading', () => {
  const scene = arrange({
    stock: { Austria: 'B 5; A 2', Italy: 'B 4' },
    cash: [5.5],
    treasury: { Austria: 7 },
    mode: 'buy',
    queue: [A],
  })
  expect(scene.refusal(A, buy('Austria', 4))).toBe('cashTooSmall')
  expect(scene.refusal(A, buy('Austria', 1, 2))).toBe('onlyALowerOne')
  expect(scene.refusal(A, buy('Austria', 6, 2))).toBe('cashTooSmall')
  expect(scene.refusal(A, buy('Austria', 5))).toBe('notForSale')
  expect(scene.refusal(A, buy('Austria', 4, 3))).toBe('notYours')
  scene.play(A, buy('Austria', 4, 2))
  expect(cash(scene)[A]).toBe(0.5)
  expect(treasury(scene, 'Austria')).toBe(12)
  expect(available(scene, 'Austria')).toEqual([1, 2, 3, 6, 7, 8])
  expect(leadership(scene, 'Austria')).toEqual([B, A])
  expect(scene.state).toMatchObject({ card: B, up: 'Italy', mode: 'proposal' })
  expect(swiss(scene)).toEqual([A])
})

const four: Fixture = {
  stock: { Austria: 'A 4', Italy: 'B 4', France: 'C 4', England: 'D 4' },
  treasury: { Austria: 9 },
  cash: [10, 8, 10, 10],
  card: B,
  swiss: [A, D],
}

test('[G-29, I-16.1, I-16.3, I-16.5, I-16.6, I-16.7, I-16.8, I-16.10] order of the round', () => {
  const scene = arrange({ ...four, mode: 'buy', queue: [B, A, D], cash: [10, 10, 10, 10] })
  scene.play(B, buy('Russia', 1))
  expect(active(scene)).toEqual([A])
  expect(scene.refusal(A, buy('Russia', 2))).toBe('offLimits')
  scene.play(A, punt)
  expect(active(scene)).toEqual([D])
  scene.play(D, buy('Germany', 3))
  expect(scene.state).toMatchObject({ card: C, up: 'Italy', swissSet: [] })
  expect(swiss(scene)).toEqual([A])
  expect(cash(scene)).toEqual([10, 8, 10, 4])
  expect(scene.state.countries.Russia.offLimits).toBe(false)
})

test('[I-16.1, I-16.2, I-16.7] whoever holds the card gets $2 and acts first, then the Swiss', () => {
  const scene = arrange(four)
  scene.play(A, propose('Investor'))
  expect(cash(scene)[B]).toBe(10)
  expect(scene.state.queue).toEqual([B, A, D])
})

test('[I-16.7] a card holder who is Swiss acts once', () => {
  const scene = arrange({ ...four, swiss: [B] })
  scene.play(A, propose('Investor'))
  expect(scene.state.queue).toEqual([B])
  scene.play(B, punt)
  expect(scene.state.mode).toBe('proposal')
  expect(swiss(scene)).toEqual([B]) // by punting
})

test('[I-16.10] buying uses it up', () => {
  const scene = arrange({ ...four, swiss: [B] })
  scene.play(A, propose('Investor'))
  scene.play(B, buy('Italy', 1))
  expect(swiss(scene)).toEqual([])
})

test('[G-30, I-16.9] Swiss by position', () => {
  const { state } = arrange({ stock: { Austria: 'A 5; B 3', Italy: 'A 4; C 3; D 2' } })
  expect([A, B, C, D].map((seat) => isSwissByPosition(state, seat))).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('[I-16.9] it is judged at the end of a round', () => {
  const scene = arrange({
    stock: { Austria: 'A 4; B 3' },
    cash: [10, 20],
    card: B,
    mode: 'buy',
    queue: [B],
  })
  scene.play(B, buy('Austria', 5))
  expect(swiss(scene)).toEqual([A])
})

test('[I-16.11, I-20.2] Swiss players may not force Investor unless the table says so', () => {
  const passing: Fixture = { ...four, space: { Austria: 'R-Maneuver' } }
  const usual = arrange(passing)
  usual.play(A, propose('Import'))
  usual.play(A, { kind: 'finish' })
  expect(usual.state.mode).toBe('buy')
  const scene = arrange({ ...passing, options: { swissForceInvestor: true } })
  scene.play(A, propose('Import'))
  scene.play(A, { kind: 'finish' })
  expect(scene.state.mode).toBe('force')
  expect(active(scene)).toEqual([A])
  scene.play(A, { kind: 'force', stop: false })
  scene.play(D, { kind: 'force', stop: true })
  expect(scene.state.countries.Austria.space).toBe('Investor')
  expect(treasury(scene, 'Austria')).toBe(5)
  expect(cash(scene)).toEqual([14, 10, 10, 10])
  expect(active(scene)).toEqual([B])
})

test('[I-20.2] if nobody forces it, the proposal is carried out and paid', () => {
  const scene = arrange({
    ...four,
    space: { Austria: 'Factory' },
    options: { swissForceInvestor: true },
  })
  scene.play(A, propose('L-Produce'))
  scene.play(A, { kind: 'force', stop: false })
  scene.play(D, { kind: 'force', stop: false })
  expect(scene.state.countries.Austria.space).toBe('L-Produce')
  expect(cash(scene)[A]).toBe(6)
})

test('[I-20.2] nobody is asked if the treasury cannot pay, or if the country lands on Investor', () => {
  const poor = arrange({
    ...four,
    treasury: { Austria: 3.99 },
    space: { Austria: 'R-Maneuver' },
    options: { swissForceInvestor: true },
  })
  poor.play(A, propose('L-Produce'))
  expect(poor.state.mode).toBe('buy')
  const landing = arrange({ ...four, options: { swissForceInvestor: true } })
  landing.play(A, propose('Investor'))
  expect(landing.state.mode).toBe('buy')
})

test('[G-46, I-20.7] the published Swiss bank', () => {
  const scene = arrange({ ...four, options: { swissBank: 'published' } })
  scene.play(A, propose('Investor'))
  expect(scene.state.queue).toEqual([B, D, A])
  scene.play(B, punt)
  scene.play(D, punt)
  scene.play(A, punt)
  expect(swiss(scene)).toEqual([])
})

test('[I-20.7] whoever leads nothing is Swiss, also as opposition', () => {
  const { state } = arrange({
    stock: { Austria: 'A 4; B 3; C 1+2' },
    options: { swissBank: 'published' },
  })
  expect([A, B, C].map((seat) => isSwissByPosition(state, seat))).toEqual([false, true, true])
})

test('[I-16.5] without off limits several may buy in one country', () => {
  const scene = arrange({ ...four, options: { offLimits: 'off' }, mode: 'buy', queue: [B, A] })
  scene.play(B, buy('Russia', 1))
  scene.play(A, buy('Russia', 2))
  expect(leadership(scene, 'Russia')).toEqual([A, B])
})

test('[I-17.1] the game ends at once at 25 points, and nobody may act', () => {
  const scene = arrange({
    stock: { Austria: 'A 4' },
    points: { Austria: 24 },
    chips: { Austria: 'Greece, Romania' },
  })
  scene.play(A, propose('Taxation'))
  expect(scene.state.mode).toBe('over')
  expect(scene.refusal(A, propose('Factory'))).toBe('gameOver')
})

test('[I-17.2] the score is stock by factor, cash, and what the clock took', () => {
  const { state } = arrange({
    stock: { Austria: 'A 4', Italy: 'A 3' },
    points: { Austria: 14, Italy: 4 },
    treasury: { Austria: 50 },
    cash: [1.25],
  })
  const [player] = state.players
  if (player !== undefined) player.modifier = -2
  expect(scoreInCents(state, A)).toBe(725)
})

test('[G-32, I-17.3] ties are broken by the strongest country, then by cash', () => {
  const first = arrange({
    stock: { Austria: 'B 5; A 4', Italy: 'A 3; B 1' },
    points: { Austria: 25, Italy: 12 },
    cash: [7, 6],
  })
  expect(score(first.state).map(({ points }) => points)).toEqual([33, 33])
  expect(placesOf(first.state)).toEqual([2, 1])
  const second = arrange({
    stock: { Italy: 'B 4; A 3' },
    points: { Austria: 25, Italy: 12 },
    cash: [9, 7],
  })
  expect(score(second.state).map(({ points }) => points)).toEqual([15, 15])
  expect(placesOf(second.state)).toEqual([1, 2])
})

test('[I-17.3] full equals share the win', () => {
  const { state } = arrange({ stock: { Italy: 'A 4', France: 'B 4' }, points: { Austria: 25 } })
  expect(placesOf(state)).toEqual([1, 1])
})

test('[I-17.4] the cash value is twice what one owns, and cash', () => {
  const { state } = arrange({ stock: { Italy: 'A 4+3' }, cash: [2.5] })
  expect(cashValue(state, A)).toBe(1650)
})

test('[I-17.5] the projected score is there at any time', () => {
  const scene = arrange({ stock: { Italy: 'A 4' }, points: { Italy: 7 }, chance: scriptedChance() })
  expect(score(scene.state)[A]?.points).toBe(14)
  expect(scene.table.decision.result).toBeUndefined()
})
