// P-5: bids, passes, and how the bidding ends.
import { expect, test } from 'vitest'
import { bid, cards, hand, identity, kinds, P0, P1, P2, P3, pass, turnOf } from './table.ts'

test('[P-5.1, P-5.4, P-5.8, GP-4] a bidding with a jump: whoever passed is skipped', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(150))
  scene.play(P1, pass)
  scene.play(P2, bid(160))
  scene.play(P3, pass)
  expect(turnOf(scene)).toBe(P0)
  expect(kinds(scene.play(P0, pass).events)).toBe('passed bidWon')
  expect(scene.state).toMatchObject({
    phase: 'powerhouse',
    leader: P2,
    bid: 160,
    passed: [P1, P3, P0],
    turn: P2,
  })
  expect(scene.state.auction.map(({ seat, amount }) => `P${seat} ${amount}`).join(', ')).toBe(
    'P0 150, P1 0, P2 160, P3 0, P0 0',
  )
})

test('[P-5.5, GP-5] if all pass, the same dealer deals the same game again', () => {
  const scene = identity('4P1D')
  for (const seat of [P0, P1, P2]) scene.play(seat, pass)
  expect(kinds(scene.play(P3, pass).events)).toBe('passed redealt dealt')
  expect(scene.state).toMatchObject({
    phase: 'bidding',
    turn: P0,
    bid: 0,
    passed: [],
    redeals: 1,
    game: 1,
    dealer: P3,
  })
})

test('[P-5.5] a redeal chooses new twos, and may happen again and again', () => {
  const scene = identity('5P1D', {}, [[], [], cards('2C 2D'), cards('AS')])
  for (let turn = 0; turn < 5; turn++) scene.play(turnOf(scene), pass)
  expect(scene.state.removed).toEqual(['2C', '2D'])
  expect(hand(scene, P0).startsWith('AS')).toBe(true)
  for (let turn = 0; turn < 50; turn++) scene.play(turnOf(scene), pass)
  expect(scene.state).toMatchObject({ redeals: 11, game: 1, turn: P0 })
})

test('[P-5.5, P-15.7] nobody is shown the hands of a deal that was passed out', () => {
  const scene = identity('4P1D')
  for (const seat of [P0, P1, P2]) scene.play(seat, pass)
  const entry = scene.play(P3, pass)
  const text = JSON.stringify(scene.table.frame(entry, 'spectator'))
  expect(text).not.toMatch(/"is"/)
})

test('[P-5.4, GP-6] the last one left may bid, and leads at once', () => {
  const scene = identity('4P1D')
  for (const seat of [P0, P1, P2]) scene.play(seat, pass)
  expect(turnOf(scene)).toBe(P3)
  scene.play(P3, bid(150))
  expect(scene.state).toMatchObject({ phase: 'powerhouse', leader: P3, bid: 150 })
})

test('[P-5.4, GP-7] the highest possible bid ends the bidding', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(250))
  expect(scene.state).toMatchObject({ phase: 'powerhouse', leader: P0, passed: [] })
  expect(scene.refusal(P1, bid(255))).toBe('wrongPhase')
})

test('[P-5.2, P-5.3, GP-8] bids that are refused, and why', () => {
  const scene = identity('4P1D')
  expect([145, 152, 147, 255, 160.5].map((amount) => scene.refusal(P0, bid(amount)))).toEqual([
    'bidTooLow',
    'bidNotMultiple',
    'bidNotMultiple',
    'bidTooHigh',
    'bidNotMultiple',
  ])
  expect(scene.refusal(P1, bid(150))).toBe('notYourTurn')
  scene.play(P0, bid(160))
  expect(scene.refusal(P1, bid(160))).toBe('bidTooLow')
  scene.play(P1, bid(165))
  expect(scene.state.bid).toBe(165)
})

test('[P-5.3] the first reason is given: phase, seat, stale, turn, then the amount', () => {
  const scene = identity('4P1D')
  const question = scene.table.question(P0) ?? 0
  expect(scene.refusal(P1, bid(147), { question: 77 })).toBe('staleMove')
  expect(scene.refusal(P1, bid(147))).toBe('notYourTurn')
  expect(scene.refusal(4, bid(147))).toBe('notSeated')
  expect(scene.refusal(P0, bid(3), { question })).toBe('bidNotMultiple')
  expect(scene.refusal(P0, { kind: 'play', card: 'AS' })).toBe('wrongPhase')
})

test('[P-5.2] the refusal says what would be needed', () => {
  const { table } = identity('6P2D')
  const refusal = table.refusal({ by: P0, move: bid(250), at: 0 })
  expect(refusal).toEqual({ code: 'bidTooLow', rule: 'P-5.2', facts: { least: 300 } })
})

test('[P-5.2] every legal bid is offered, and the pass', () => {
  const scene = identity('4P1D')
  const amounts = () =>
    scene.table.offers(turnOf(scene)).flatMap((move) => (move.kind === 'bid' ? [move.amount] : []))
  expect(amounts()).toEqual(Array.from({ length: 21 }, (_, step) => 150 + 5 * step))
  scene.play(P0, bid(235))
  expect(amounts()).toEqual([240, 245, 250])
  expect(scene.table.offers(P1)).toContainEqual(pass)
})

test('[P-5.6] the highest bidder is not asked while the bid stands', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(150))
  for (const seat of [P1, P2]) {
    expect(scene.refusal(P0, pass)).toBe('notYourTurn')
    scene.play(seat, pass)
  }
  scene.play(P3, pass)
  expect(scene.state.phase).toBe('powerhouse')
})

test('[P-5.7] before the first bid there is neither bid nor bidder', () => {
  expect(identity('4P1D').state).toMatchObject({ bid: 0, bidder: null, leader: null })
})
