// Golden scenarios of set-up, turns, loading, sailing and unloading: appendix C.
import { expect, test } from 'vitest'
import {
  aboard,
  ashore,
  asked,
  at,
  bank,
  cargo,
  claim,
  deliver,
  endTurn,
  g2,
  g4,
  galley,
  held,
  hold,
  I,
  load,
  money,
  O,
  opened,
  P1,
  P2,
  place,
  play,
  refused,
  reserve,
  reserves,
  sail,
  settle,
} from './table.ts'

test('[C-03, S-3.7] a starting port and a galley are taken, and others must choose otherwise', () => {
  const scene = opened(4)
  play(scene, { kind: 'chooseStart', port: 'Venezia', galley: 1 })
  expect(reserves(scene)).toBe('16 22 22 22')
  expect(money(scene)).toBe('5 5 5 5')
  expect(held(scene, 'Venezia')).toBe('P1 3')
  expect(cargo(scene, 'Venezia')).toBe('')
  expect([at(scene, 1), hold(scene, 1)]).toEqual(['Venezia', 'S S S - -'])
  expect(
    refused(
      scene,
      { kind: 'chooseStart', port: 'Venezia', galley: 2 },
      { kind: 'chooseStart', port: 'Ragusa', galley: 2 },
      { kind: 'chooseStart', port: 'Genova', galley: 1 },
    ),
  ).toBe('portOwned notStartPort galleyTaken')
})

test('[C-04, S-4.1, S-4.2, S-11.3, S-11.5, S-11.8] galleys play by rising number, then the Doge draws', () => {
  const scene = g4()
  const order = Array.from({ length: 8 }, () => {
    const seat = asked(scene)
    play(scene, endTurn)
    return `P${seat + 1}`
  })
  expect(order.join(' ')).toBe('P1 P2 P3 P4 P4 P3 P2 P1')
  expect(scene.state).toMatchObject({ round: 2, space: 2, drawn: ['DOGE_1_A'], active: 1 })
})

test('[C-05, S-4.4, S-4.5, S-4.6] the kind of turn comes first, once, and binds', () => {
  const scene = g4()
  expect(refused(scene, load(1))).toBe('turnNotChosen')
  expect(scene.refusal(P2, O)).toBe('notYourTurn')
  play(scene, O)
  const hire = { kind: 'purchaseSailors', quantity: 1, port: 'Venezia' } as const
  expect(refused(scene, hire, I)).toBe('otherTurn turnChosen')
})

test('[C-06, S-6.1, S-6.2, S-6.3] loading in one’s own port is free', () => {
  const scene = play(g4(), O, load(2))
  expect(hold(scene, 1)).toBe('S S S W W')
  expect(scene.state.bank.wood).toBe(12)
  expect(money(scene)).toBe('5 5 5 5')
  expect(scene.state.treasury).toBe(0)
  expect(refused(scene, load(1))).toBe('holdFull')
})

test('[C-07, S-6.3] in a port that nobody owns the bank is paid', () => {
  const scene = g4({ patch: (state) => place(state, 1, 'Ragusa') })
  play(scene, O, load(2))
  expect(hold(scene, 1)).toBe('S S S G G')
  expect(scene.state.bank.gold).toBe(8)
  expect(money(scene)).toBe('3 5 5 5')
  expect(scene.state.treasury).toBe(2)
})

test('[C-08, S-6.3] in another player’s port its owner is paid', () => {
  const scene = g4({ patch: (state) => place(state, 1, 'Genova') })
  play(scene, O, load(2))
  expect(hold(scene, 1)).toBe('S S S T T')
  expect(scene.state.bank.stone).toBe(10)
  expect(money(scene)).toBe('3 7 5 5')
  expect(scene.state.treasury).toBe(0)
})

test('[C-09, S-6.2] the bank must have the cubes', () => {
  const scene = g4({
    patch(state) {
      bank(state, { wood: 1 })
      const takers = ['Barcelona', 'Marsiglia', 'Genova', 'Napoli', 'Palermo', 'Ragusa', 'Modon']
      const more = ['Candia', 'Antalya', 'Famagosta', 'Alessandria', 'Tripoli', 'Tunisi']
      for (const id of [...takers, ...more]) settle(state, id as 'Genova', { cargo: ['wood'] })
    },
  })
  expect(refused(play(scene, O), load(2))).toBe('noStock')
})

test('[C-10, S-5.2, S-8.1, S-8.2, S-8.3, S-8.4, S-2.11] a delivery is paid, once for each good, and closes loading', () => {
  const scene = play(g4(), O, load(2), sail('Ragusa'), deliver('wood'))
  expect(money(scene)).toBe('7 5 5 5')
  expect(scene.state.treasury).toBe(-2)
  expect(cargo(scene, 'Ragusa')).toBe('wood')
  expect(hold(scene, 1)).toBe('S S S W -')
  expect(refused(scene, deliver('wood'), load(1))).toBe('alreadyDelivered phaseOver')
  expect(scene.state).toMatchObject({
    stage: 'play',
    waiting: [],
    round: 1,
    active: 1,
    space: 1,
    drawn: [],
    turn: { kind: 'ordinary', phase: 'unload', moved: 1, hasMoved: true, bought: null },
    bank: { wood: 12, stone: 12, marble: 12, wine: 12, gold: 10, spice: 10 },
    supply: { forts: 5, basilicas: 5 },
  })
})

test('[C-11, S-1.10, S-8.2, S-8.3, S-8.4] several goods at once, spice paying more, out of their slots', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Genova', 'S P W T -')
      reserve(state, P1, 15)
      bank(state, { spice: 9, wood: 13, stone: 11 })
    },
  })
  play(scene, O)
  expect(refused(scene, deliver('stone'))).toBe('producedHere')
  play(scene, deliver('spice', 'wood'))
  expect(money(scene)).toBe('10 5 5 5')
  expect(cargo(scene, 'Genova')).toBe('spice wood')
  expect(hold(scene, 1)).toBe('S - - T -')
})

test('[C-12, S-8.5, S-8.8] claiming before delivering brings no pay', () => {
  const scene = play(g4(), O, load(1), sail('Ragusa'))
  expect(refused(scene, claim(3))).toBe('lastSailor')
  play(scene, claim(2), deliver('wood'))
  expect(held(scene, 'Ragusa')).toBe('P1 2')
  expect(cargo(scene, 'Ragusa')).toBe('wood')
  expect(hold(scene, 1)).toBe('S - - - -')
  expect(money(scene)).toBe('5 5 5 5')
})

test('[C-13, S-8.5, S-8.8] delivering before claiming does; a port is claimed once', () => {
  const scene = play(g4(), O, load(1), sail('Ragusa'), deliver('wood'), claim(2))
  expect(money(scene)).toBe('7 5 5 5')
  expect(refused(scene, claim(1))).toBe('portOwned')
})

test('[C-14, S-7.1, S-7.2, S-7.3, S-7.4] paths go from zone to zone, as far as there are sailors', () => {
  const scene = play(g4(), O)
  expect(
    refused(scene, sail('Corfu', 'Palermo', 'Tripoli', 'Cirene'), sail('Palermo'), sail('Roma')),
  ).toBe('tooFar notAdjacent unknownZone')
  play(scene, sail('Corfu', 'Palermo', 'MARE'))
  expect(at(scene, 1)).toBe('MARE')
  expect(scene.state.turn?.moved).toBe(3)
  const waste = { kind: 'wasteCargo', cargo: 'wood' } as const
  expect(refused(scene, sail(), waste, claim(1))).toBe('alreadyMoved phaseOver notMoored')
})

test('[C-15, S-6.6, S-6.7, S-6.8] own galleys exchange what they carry', () => {
  const scene = play(g4(), O, load(2), { kind: 'swap', with: 8, give: ['wood'], take: ['sailor'] })
  expect([hold(scene, 1), hold(scene, 8)]).toEqual(['S S S W S', 'S S W - -'])
  expect(
    refused(
      scene,
      { kind: 'swap', with: 2, give: ['wood'], take: [] },
      { kind: 'swap', with: 8, give: ['wood'], take: ['sailor', 'sailor'] },
    ),
  ).toBe('notGalleyOwner holdFull')
})

test('[C-16, S-6.7] neither galley is left without a sailor', () => {
  const scene = g4({
    patch(state) {
      place(state, 8, 'Venezia', 'S - - - -')
      reserve(state, P1, 15)
    },
  })
  play(scene, O)
  expect(refused(scene, { kind: 'swap', with: 8, give: [], take: ['sailor'] })).toBe('lastSailor')
})

test('[C-17, S-6.9, S-6.10, S-6.11, S-6.12, S-6.13, S-6.14] sailors between garrison and galley', () => {
  const scene = play(g4(), O)
  expect(refused(scene, aboard(4), aboard(3))).toBe('noSailors lastSailor')
  play(scene, aboard(2))
  expect([hold(scene, 1), held(scene, 'Venezia')]).toEqual(['S S S S S', 'P1 1'])
  expect(refused(scene, load(1))).toBe('holdFull')
  play(scene, ashore(4))
  expect([hold(scene, 1), held(scene, 'Venezia')]).toEqual(['S - - - -', 'P1 5'])
  expect(refused(scene, ashore(1))).toBe('lastSailor')
  expect(reserves(scene)).toBe('13 13 13 13')
})

test('[C-36, S-3.11, S-3.12, S-3.13] two players close four ports in turn', () => {
  const scene = opened(2)
  const close = (port: string) => ({ kind: 'closePort', port }) as const
  play(
    scene,
    { kind: 'chooseStart', port: 'Valencia', galley: 3 },
    { kind: 'chooseStart', port: 'Costantinopoli', galley: 1 },
    { kind: 'chooseSecondGalley', galley: 2 },
    { kind: 'chooseSecondGalley', galley: 4 },
  )
  expect(reserves(scene)).toBe('21 21')
  expect(scene.refusal(P1, close('Modon'))).toBe('notYourTurn')
  expect(scene.refusal(P2, close('Valencia'))).toBe('portOwned')
  scene.play(P2, close('Modon'))
  scene.play(P1, close('Ragusa'))
  scene.play(P2, close('Corfu'))
  scene.play(P1, close('Alessandria'))
  expect(scene.state).toMatchObject({ stage: 'play', active: 1 })
  expect(asked(scene)).toBe(P2)
  play(scene, O, sail('Modon'))
  expect(at(scene, 1)).toBe('Modon')
  expect(refused(scene, claim(1))).toBe('portClosed')
  expect(galley(g2().state, 4).owner).toBe(P1)
})
