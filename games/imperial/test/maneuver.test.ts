// I-12: step-by-step maneuvers, and what units do where they arrive.
import { expect, test } from 'vitest'
import {
  A,
  actions,
  active,
  agree,
  armies,
  arrange,
  B,
  C,
  cash,
  chips,
  choose,
  destinations,
  factories,
  finish,
  fleets,
  go,
  march,
  propose,
  vote,
} from './table.ts'

const italy = { up: 'Italy', stock: { Italy: 'A 4', France: 'B 4' } } as const

const channel = {
  up: 'England',
  stock: { England: 'A 4', France: 'B 4' },
  fleets: { England: 'North Atlantic, North Atlantic', France: 'English Channel' },
  chips: { France: 'English Channel' },
} as const

test('[G-15, I-12.10, I-12.15] war, then a chip changes hands', () => {
  const scene = arrange(channel)
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'English Channel')).toEqual(['peace', 'war France fleet'])
  scene.play(A, go('English Channel', 'war France fleet'))
  march(scene, A, 0, 'English Channel')
  expect(fleets(scene, 'England')).toBe('English Channel')
  expect(fleets(scene, 'France')).toBe('')
  expect([chips(scene, 'England'), chips(scene, 'France')]).toEqual(['English Channel', ''])
})

test('[G-17, I-12.11, I-12.14] the last operational factory cannot be occupied', () => {
  const scene = arrange({
    up: 'Russia',
    stock: { Russia: 'A 4', Austria: 'B 4', Italy: 'A 3' },
    armies: { Italy: 'Vienna', Russia: 'Romania' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'Budapest')).toEqual(['peace'])
  expect(scene.refusal(A, go('Budapest', 'hostile'))).toBe('lastFactory')
  expect(actions(scene, A, 'Lemberg')).toEqual(['peace', 'hostile'])
})

test('[G-18, I-12.13] destroying a factory', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Venice, Venice, Genoa' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Vienna', 'hostile')
  scene.play(A, choose(1))
  expect(scene.refusal(A, go('Vienna', 'blow up Austria'))).toBe('threeArmiesNeeded')
  scene.play(A, go('Vienna', 'hostile'))
  scene.play(A, choose(2))
  expect(actions(scene, A, 'Vienna')).toEqual(['peace', 'hostile', 'blow up Austria'])
  expect(scene.refusal(A, go('Trieste', 'blow up Austria'))).toBe('noFactoryThere')
  scene.play(A, go('Vienna', 'blow up Austria'))
  expect(factories(scene, 'Austria')).toBe('Budapest')
  expect(armies(scene, 'Italy')).toBe('')
})

test('[I-12.13] resolved armies are spent first, and unresolved ones count as resolved', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Vienna, Vienna(c), Vienna, Venice' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 2, 'Vienna')
  scene.play(A, choose(3))
  scene.play(A, go('Vienna', 'blow up Austria'))
  expect(active(scene)).toEqual([A]) // the coexisting one is still to move
  scene.play(A, finish)
  expect(armies(scene, 'Italy')).toBe('Vienna(c)')
})

test('[I-12.13] nor can the last operational factory be destroyed', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4', Russia: 'B 3' },
    factories: { Austria: 'Vienna' },
    armies: { Italy: 'Vienna(c), Vienna(c), Vienna(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(scene.refusal(A, go('Vienna', 'blow up Austria'))).toBe('lastFactory')
})

test('[G-37, I-12.8, I-12.9] staying in foreign land', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Trieste(c), Vienna(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'Trieste')).toEqual(['', 'hostile'])
  scene.play(A, go('Trieste'))
  scene.play(A, choose(1))
  expect(actions(scene, A, 'Vienna')).toEqual(['', 'hostile'])
  scene.play(A, go('Vienna', 'hostile'))
  expect(armies(scene, 'Italy')).toBe('Trieste(c), Vienna')
})

test('[I-12.8] a hostile army that stays may turn to peace', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Trieste' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'Trieste')).toEqual(['', 'peace'])
  expect(scene.refusal(A, go('Trieste', 'hostile'))).toBe('staysAsItIs')
  scene.play(A, go('Trieste', 'peace'))
  expect(armies(scene, 'Italy')).toBe('Trieste(c)')
})

test('[I-12.8] at home one must fight hostile units, and may live with others', () => {
  const scene = arrange({
    up: 'Austria',
    stock: { Italy: 'B 4', Austria: 'A 4' },
    armies: { Austria: 'Prague', Italy: 'Trieste, Vienna(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'Trieste')).toEqual(['war Italy army'])
  expect(scene.refusal(A, go('Trieste', 'peace'))).toBe('mustFight')
  expect(actions(scene, A, 'Vienna')).toEqual(['peace', 'war Italy army'])
  expect(scene.refusal(A, go('Vienna'))).toBe('fightOrPeace')
  scene.play(A, go('Vienna', 'peace'))
  expect(armies(scene, 'Austria')).toBe('Vienna')
})

test('[I-12.8] what makes no sense is refused', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med' },
    armies: { Italy: 'Genoa', France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(scene.refusal(A, go('Ionian Sea'))).toBe('chooseFirst')
  scene.play(A, choose(0))
  expect(scene.refusal(A, go('Ionian Sea', 'peace'))).toBe('nobodyToMakePeaceWith')
  expect(scene.refusal(A, go('Western Med', 'peace'))).toBe('staysAsItIs')
  expect(scene.refusal(A, go('Ionian Sea', 'hostile'))).toBe('notAbroad')
  expect(scene.refusal(A, go('Ionian Sea', 'war France fleet'))).toBe('nobodyToFight')
  scene.play(A, go('Western Med'))
  scene.play(A, choose(0))
  expect(scene.refusal(A, go('Marseille', 'hostile'))).toBe('fightOrPeace')
  expect(scene.refusal(A, go('Vienna'))).toBe('peaceOrHostile')
  expect(scene.refusal(A, go('Marseille', 'blow up Austria'))).toBe('notAbroad')
})

test('[I-12.9] an army that actually moved is hostile', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', Austria: 'B 4' },
    armies: { Italy: 'Trieste(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Balkans')
  expect(armies(scene, 'Italy')).toBe('Western Balkans')
})

test('[I-12.10] the first such unit of its list is removed, and armies fight fleets in port', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 4' },
    armies: { Italy: 'Genoa, Genoa', France: 'Marseille(c), Marseille' },
    fleets: { France: 'Marseille' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Marseille', 'war France army')
  march(scene, A, 0, 'Marseille', 'war France fleet')
  expect(armies(scene, 'Italy')).toBe('')
  expect(armies(scene, 'France')).toBe('Marseille')
  expect(fleets(scene, 'France')).toBe('')
})

test('[I-12.8, I-12.10] a unit that stays may fight', () => {
  const scene = arrange({ ...channel, fleets: { England: 'North Sea', France: 'North Sea' } })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(actions(scene, A, 'North Sea')).toEqual(['', 'war France fleet'])
  scene.play(A, go('North Sea', 'war France fleet'))
  expect([fleets(scene, 'England'), fleets(scene, 'France')]).toEqual(['', ''])
})

test('[I-12.1] without units a maneuver is complete at once', () => {
  const scene = arrange({ stock: { Austria: 'A 4', Italy: 'B 4' } })
  scene.play(A, propose('R-Maneuver'))
  expect(scene.state).toMatchObject({ up: 'Italy', plan: null })
  expect(scene.state.countries.Austria.space).toBe('R-Maneuver')
})

test('[G-38, I-12.1, I-7.5, I-16.2] cost and round of a maneuver', () => {
  const scene = arrange({
    up: 'England',
    stock: { England: 'A 4', France: 'B 4' },
    cash: [9, 1],
    card: B,
    space: { England: 'R-Produce' },
    fleets: { England: 'London' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(cash(scene)[A]).toBe(9)
  expect(scene.state.countries.England.space).toBe('R-Produce')
  scene.play(A, finish)
  expect(cash(scene)).toEqual([5, 3])
  expect(scene.state.countries.England.space).toBe('L-Maneuver')
  expect(scene.state.mode).toBe('buy')
  expect(active(scene)).toEqual([B])
})

test('[I-12.2, I-12.6] the real board waits until the maneuver is carried out', () => {
  const scene = arrange({ ...italy, armies: { Italy: 'Rome, Rome' } })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Marseille', 'hostile')
  expect(armies(scene, 'Italy')).toBe('Rome, Rome')
  scene.play(A, finish)
  expect(armies(scene, 'Italy')).toBe('Marseille, Rome')
})

test('[I-12.3] fleets first, then armies; within a phase in any order', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Naples, Venice' },
    armies: { Italy: 'Rome' },
  })
  scene.play(A, propose('L-Maneuver'))
  expect(scene.refusal(A, choose(2))).toBe('noSuchUnit')
  march(scene, A, 1, 'Ionian Sea')
  expect(scene.refusal(A, choose(1))).toBe('noSuchUnit')
  scene.play(A, choose(0))
  expect(scene.refusal(A, choose(0))).toBe('unitWaits')
  scene.play(A, go('Western Med'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toContain('Tunis')
})

test('[I-12.4] whatever is left stays as it is', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med' },
    armies: { Italy: 'Tunis, Marseille(c)' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(scene.refusal(A, finish)).toBe('unitWaits')
  scene.play(A, go('Western Med'))
  scene.play(A, finish)
  expect(armies(scene, 'Italy')).toBe('Tunis, Marseille(c)')
  expect(chips(scene, 'Italy')).toBe('Western Med, Tunis')
})

test('[I-12.5, I-12.6] in a democracy a complete plan is a proposal, and rivals start alike', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4; B 3; C 1+2' },
    armies: { Italy: 'Rome, Rome' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Marseille', 'hostile')
  march(scene, A, 1, 'Marseille', 'hostile')
  expect(scene.state.mode).toBe('opposition')
  scene.play(B, propose('R-Maneuver'))
  march(scene, B, 0, 'Vienna', 'peace')
  scene.play(B, finish)
  expect(scene.state.mode).toBe('vote')
  scene.play(C, vote(2))
  scene.play(B, vote(2))
  expect(armies(scene, 'Italy')).toBe('Vienna(c), Rome')
})

test('[I-12.5] the opposition may agree to a maneuver', () => {
  const scene = arrange({
    up: 'Italy',
    stock: { Italy: 'A 4; B 3; C 1+2' },
    armies: { Italy: 'Rome' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Marseille', 'hostile')
  scene.play(B, agree)
  expect(armies(scene, 'Italy')).toBe('Marseille')
})

test('[I-12.15] whoever stays among foreign units confirms no chip, and chips stay behind', () => {
  const scene = arrange({
    ...channel,
    fleets: { England: 'North Sea, North Atlantic', France: 'North Sea' },
    chips: { England: 'North Atlantic', France: 'North Sea' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 1, 'English Channel')
  scene.play(A, finish)
  expect(chips(scene, 'England')).toBe('North Atlantic, English Channel')
  expect(chips(scene, 'France')).toBe('North Sea')
})

test('[I-12.15] chips may be placed when the maneuver is complete instead', () => {
  const scene = arrange({
    ...channel,
    fleets: { England: 'North Sea, North Sea', France: 'North Sea' },
    chips: { France: 'North Sea' },
    options: { chipPlacement: 'end-of-maneuver' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'North Sea')
  march(scene, A, 1, 'North Sea', 'war France fleet')
  expect(chips(scene, 'England')).toBe('North Sea')
  expect(chips(scene, 'France')).toBe('')
})

test('[I-1.5] any units may share a place, and it has one chip', () => {
  const scene = arrange({
    ...channel,
    fleets: { England: 'North Sea, English Channel', France: 'North Sea' },
    chips: { France: 'English Channel' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, finish)
  expect(chips(scene, 'England')).toBe('English Channel')
  expect(chips(scene, 'France')).toBe('')
  expect(fleets(scene, 'France')).toBe('North Sea')
})
