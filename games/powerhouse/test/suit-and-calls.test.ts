// P-6 and P-7: the leader names the suit and calls partner cards.
import { readMove, undoFor } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { powerhouse } from '../src/index.ts'
import { bid, call, contract, identity, leadWith, P0, P1, play, suit, turnOf } from './table.ts'

/** P0 leads with the least bid and this suit; nothing is called yet. */
function toCall(key: '5P1D' | '6P2D', named: 'S' | 'H') {
  const scene = identity(key)
  leadWith(scene, key === '5P1D' ? 150 : 300)
  scene.play(P0, suit(named))
  return scene
}

test('[P-6.1, P-6.2, P-7.2, P-7.3, P-7.6, GP-10] suit and calls with one pack', () => {
  const scene = identity('5P1D')
  leadWith(scene, 150)
  expect(scene.refusal(P0, call('AH'))).toBe('suitNotNamed')
  expect(scene.refusal(P1, suit('S'))).toBe('notLeader')
  expect(readMove(powerhouse, { kind: 'nameSuit', suit: 'X' })).toMatchObject({
    refusal: { code: 'malformedMove' },
  })
  scene.play(P0, suit('S'))
  expect(scene.refusal(P0, suit('H'))).toBe('suitAlreadyNamed')
  expect(scene.refusal(P0, call('KS'))).toBe('partnerCardUnavailable')
  expect(scene.refusal(P0, call('2H'))).toBe('partnerCardUnavailable')
  expect(readMove(powerhouse, { kind: 'call', card: '1X' })).toMatchObject({
    refusal: { code: 'malformedMove' },
  })
  scene.play(P0, call('AS'))
  expect(scene.state).toMatchObject({
    phase: 'playing',
    turn: P0,
    calls: [{ card: 'AS', copy: null, partner: null }],
  })
  expect(scene.refusal(P0, call('AH'))).toBe('wrongPhase')
})

test('[P-6.2] what was said stands: nobody takes it back without the others', () => {
  const scene = identity('4P1D')
  const isFree = () => undoFor(scene.table, P0)?.free
  scene.play(P0, bid(250))
  expect(isFree()).toBe(false)
  scene.play(P0, suit('S'))
  expect(isFree()).toBe(false)
  scene.play(P0, call('AH'))
  expect(isFree()).toBe(false)
})

test('[P-6.1] any suit may be named, held or not, and everybody knows at once', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  expect(scene.table.offers(P0)).toEqual(['S', 'H', 'D', 'C'].map((one) => suit(one as 'S')))
  scene.play(P0, suit('D'))
  expect(scene.table.view('spectator').suit).toBe('D')
})

test('[P-7.2, P-7.4, GP-11] calls with two packs', () => {
  const scene = toCall('6P2D', 'H')
  expect(scene.refusal(P0, call('AS'))).toBe('whichCopyRequired')
  scene.play(P0, call('AS 1st'))
  expect(scene.refusal(P0, call('AS 1st'))).toBe('duplicatePartnerCard')
  scene.play(P0, call('AS 2nd'))
  expect(scene.state.phase).toBe('playing')
})

test('[P-7.4, GP-11] a card that is there once can be called once', () => {
  const scene = toCall('6P2D', 'H')
  scene.play(P0, call('AD'))
  expect(scene.refusal(P0, call('AD'))).toBe('duplicatePartnerCard')
  expect(scene.refusal(P0, call('AD 2nd'))).toBe('duplicatePartnerCard')
})

test('[P-7.2, P-7.3, GP-11] nothing is noted of a copy where others hold but one', () => {
  const scene = toCall('6P2D', 'H')
  scene.play(P0, call('AD 2nd'))
  scene.play(P0, call('2S 1st'))
  expect(scene.state.calls.map(({ card, copy }) => [card, copy])).toEqual([
    ['AD', null],
    ['2S', null],
  ])
})

test('[P-7.1] exactly so many calls as the bid asks for', () => {
  const scene = contract('5P1D', 200, 'S', ['AS'])
  expect(scene.state.phase).toBe('powerhouse')
  expect(scene.refusal(P0, play('3S'))).toBe('wrongPhase')
  scene.play(P0, call('AH'))
  expect(scene.state.phase).toBe('playing')
})

test('[P-7.5] PowerHouse and worthless cards may be called: all that others hold are offered', () => {
  const scene = toCall('5P1D', 'S')
  const offered = scene.table.offers(P0).map((move) => (move.kind === 'call' ? move.card : ''))
  expect(offered).toHaveLength(52 - 10 - 2)
  for (const card of ['AS', '4S', '2C', '9D']) expect(offered).toContain(card)
})

test('[P-7.5] with two packs each copy is offered where there are two', () => {
  const scene = toCall('6P2D', 'H')
  const offered = scene.table.offers(P0).filter((move) => move.kind === 'call')
  expect(offered.filter(({ card }) => card === 'AS')).toEqual([call('AS 1st'), call('AS 2nd')])
  expect(offered.filter(({ card }) => card === 'AD')).toEqual([call('AD')])
})

test('[P-7.6] the first reason is given: phase, seat, leader, stale, then suit and card', () => {
  const scene = identity('4P1D')
  expect(scene.refusal(P0, suit('S'))).toBe('wrongPhase')
  leadWith(scene, 150)
  expect(scene.refusal(7, suit('S'))).toBe('notSeated')
  expect(scene.refusal(P1, call('AH'))).toBe('notLeader')
  expect(scene.refusal(P0, call('AH'), { question: 1 })).toBe('staleMove')
  expect(scene.refusal(P0, call('AS'))).toBe('suitNotNamed')
})

test('[P-7.7] calls and copies are public', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 2nd', 'AD'])
  expect(scene.table.view('spectator').calls).toEqual([
    { card: 'AS', copy: '2nd', played: 0, partner: null },
    { card: 'AD', copy: null, played: 0, partner: null },
  ])
})

test('[P-7.8] after the last call the leader leads', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  expect(scene.state).toMatchObject({ phase: 'playing', lead: P0 })
  expect(turnOf(scene)).toBe(P0)
})
