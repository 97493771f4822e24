// I-3, I-8: proposals, counter-proposals, votes.
import { expect, test } from 'vitest'
import {
  A,
  active,
  agree,
  armies,
  army,
  arrange,
  B,
  buy,
  C,
  cash,
  D,
  factoryIn,
  finish,
  go,
  importUnits,
  propose,
  treasury,
  vote,
} from './table.ts'

const germany = { up: 'Germany', stock: { Germany: 'A 4; B 3; C 1+2' } } as const

test('[I-8.1] a dictator’s proposal is carried out at once', () => {
  const scene = arrange({ stock: { Austria: 'A 5; B 3; C 2' } })
  scene.play(A, propose('Taxation'))
  expect(scene.state.countries.Austria.space).toBe('Taxation')
})

test('[G-19, I-8.2, I-8.5, I-8.6] a vote decided early', () => {
  const scene = arrange({ ...germany, treasury: { Germany: 5 } })
  scene.play(A, propose('Taxation'))
  expect(scene.state.mode).toBe('opposition')
  expect(active(scene)).toEqual([B])
  importUnits(scene, B, army('Berlin'))
  expect(scene.state.mode).toBe('vote')
  expect(active(scene)).toEqual([A, B, C])
  scene.play(C, vote(2))
  expect(active(scene)).toEqual([A, B])
  const { events } = scene.play(B, vote(2))
  expect(events.find(({ kind }) => kind === 'voteDecided')).toEqual({
    kind: 'voteDecided',
    country: 'Germany',
    winner: 2,
    ballots: [
      { seat: B, choice: 2 },
      { seat: C, choice: 2 },
    ],
  })
  expect(armies(scene, 'Germany')).toBe('Berlin')
  expect(treasury(scene, 'Germany')).toBe(4)
  expect(scene.state.countries.Germany.space).toBe('Import')
  expect(scene.refusal(A, vote(1))).toBe('wrongPhase')
})

function exactlyHalf() {
  const scene = arrange({ up: 'Germany', stock: { Germany: 'A 6; B 5; D 3; C 2' } })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  return scene
}

test('[G-20, I-8.5] exactly half wins with the leader, and not without', () => {
  const scene = exactlyHalf()
  scene.play(B, vote(2))
  scene.play(D, vote(2))
  scene.play(C, vote(1))
  expect(scene.state.mode).toBe('vote')
  scene.play(A, vote(1))
  expect(scene.state.countries.Germany.space).toBe('Taxation')
})

test('[G-20, I-8.5] half with the leader is decided at once', () => {
  const scene = exactlyHalf()
  scene.play(C, vote(1))
  scene.play(A, vote(1))
  expect(scene.state.countries.Germany.space).toBe('Taxation')
})

test('[G-21, I-8.7, I-9.3] the proposer pays, whoever voted', () => {
  const scene = arrange({
    ...germany,
    treasury: { Germany: 2 },
    space: { Germany: 'L-Maneuver' },
  })
  scene.play(A, propose('Taxation'))
  scene.play(B, factoryIn('Munich'))
  scene.play(B, vote(2))
  scene.play(C, vote(2))
  expect(treasury(scene, 'Germany')).toBe(0)
  expect(cash(scene)).toEqual([10, 7, 10])
})

test('[I-8.2] the opposition agrees, or proposes even the same', () => {
  const agreed = arrange(germany)
  agreed.play(A, propose('Taxation'))
  agreed.play(B, agree)
  expect(agreed.state.countries.Germany.space).toBe('Taxation')
  const same = arrange(germany)
  same.play(A, propose('Taxation'))
  same.play(B, propose('Taxation'))
  expect(same.state.proposals.map(({ space }) => space)).toEqual(['Taxation', 'Taxation'])
})

test('[I-8.3] nothing happens before the vote ends', () => {
  const scene = arrange({ ...germany, treasury: { Germany: 5 } })
  const { board, countries, players } = structuredClone(scene.state)
  scene.play(A, factoryIn('Munich'))
  scene.play(B, factoryIn('Munich'))
  scene.play(C, vote(1))
  expect(scene.state.board).toEqual(board)
  expect(scene.state.countries).toEqual(countries)
  expect(scene.state.players.map((player) => player.cash)).toEqual(players.map((one) => one.cash))
})

test('[I-8.4] everybody votes once, and the leader may vote for either', () => {
  const scene = arrange(germany)
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  scene.play(A, vote(2))
  expect(scene.refusal(A, vote(2))).toBe('notYourTurn')
  scene.play(B, vote(2))
  expect(scene.state.countries.Germany.space).toBe('R-Produce')
})

test('[I-8.8] a taxation that ends the game may pass by itself', () => {
  const close = {
    ...germany,
    points: { Germany: 24 },
    chips: { Germany: 'North Sea, Denmark' },
  } as const
  const usual = arrange(close)
  usual.play(A, propose('Taxation'))
  expect(usual.state.mode).toBe('opposition')
  const scene = arrange({ ...close, options: { gameEndingProposal: 'auto-pass' } })
  scene.play(A, propose('Taxation'))
  expect(scene.state.mode).toBe('over')
})

test('[I-3.2, I-3.3] only whoever is asked may act, and only with what is asked', () => {
  const scene = arrange(germany)
  expect(scene.refusal(B, propose('Taxation'))).toBe('notYourTurn')
  for (const move of [vote(1), agree, finish, buy('Italy', 1), go('Berlin')])
    expect(scene.refusal(A, move)).toBe('wrongPhase')
  scene.play(A, propose('Taxation'))
  expect(scene.refusal(A, agree)).toBe('notYourTurn')
})

test('[I-3.4] only a factory needs a place', () => {
  const scene = arrange(germany)
  const move = { kind: 'propose', space: 'Investor', territory: 'Berlin' } as const
  expect(scene.refusal(A, move)).toBe('noTerritoryNeeded')
})

test('[I-3.5] a refusal names its rule and leaves no trace', () => {
  const scene = arrange({ ...germany, cash: [0], space: { Germany: 'Factory' } })
  const move = propose('L-Produce')
  expect(scene.refusal(A, move)).toBe('cashTooSmall')
  expect(scene.table.refusal({ by: A, move, at: 0 })).toEqual({
    code: 'cashTooSmall',
    rule: 'I-7.6',
    facts: { needed: { money: 400 }, cash: { money: 0 } },
  })
})

test('[I-3.1] proposals are plain data', () => {
  const scene = arrange(germany)
  scene.play(A, factoryIn('Munich'))
  expect(scene.state.proposals).toEqual([{ by: A, space: 'Factory', at: 'Munich' }])
})

test('[I-3.6, I-3.8] every move is one entry, and the second of two is judged after the first', () => {
  const scene = arrange(germany)
  const { n } = scene.table
  scene.play(A, propose('Taxation'))
  expect(scene.table.n).toBe(n + 1)
  expect(scene.refusal(A, propose('Taxation'))).toBe('notYourTurn')
})

test('[I-3.7] while votes are missing the question stays the same', () => {
  const scene = arrange(germany)
  scene.play(A, propose('Taxation'))
  const { n } = scene.play(B, propose('R-Produce'))
  scene.play(C, vote(1))
  expect(scene.table.question(A)).toBe(n)
})
