// S-8: delivering and claiming.
import { expect, test } from 'vitest'
import {
  attack,
  bank,
  cargo,
  claim,
  deliver,
  g2,
  g4,
  held,
  hold,
  money,
  O,
  P1,
  P2,
  place,
  play,
  refusalOf,
  refused,
  reserve,
  type SerenissimaScene,
  settle,
  storm,
} from './table.ts'

/** Galley 1 with these things, somewhere. */
const loaded = (where: 'Corfu' | 'Genova' | 'Venezia' | 'MARE' | 'Ragusa', text: string) =>
  g4({
    patch(state) {
      place(state, 1, where, text)
      reserve(state, P1, 16 - (text.match(/S/g)?.length ?? 0))
      for (const [letter, good] of [
        ['W', 'wood'],
        ['T', 'stone'],
        ['G', 'gold'],
        ['P', 'spice'],
        ['V', 'wine'],
      ] as const)
        bank(state, { [good]: state.bank[good] - (text.split(letter).length - 1) })
    },
  })

test('[S-8.1, S-8.2] each check runs over the whole list before the next', () => {
  const scene = loaded('Corfu', 'S T G P W')
  play(scene, O)
  expect(
    refused(
      scene,
      deliver('stone', 'stone'),
      deliver('stone', 'wine', 'wood'),
      deliver('stone', 'wood'),
      deliver('stone', 'gold', 'spice'),
    ),
  ).toBe('goodTwice noCargo producedHere warehouseFull')
  play(scene, deliver('stone'))
  expect(refused(scene, deliver('gold', 'stone'), deliver('gold', 'wood', 'stone'))).toBe(
    'noCargo noCargo',
  )
  expect(refusalOf(scene, deliver('gold', 'spice'))).toEqual({
    code: 'warehouseFull',
    rule: 'S-8.2',
    facts: { port: { word: 'zone.Corfu' }, room: 1, needed: 2 },
  })
})

test('[S-8.2] not at sea, not in a closed port', () => {
  expect(refused(play(loaded('MARE', 'S S S W -'), O), deliver('wood'))).toBe('notMoored')
  const closed = g2({
    patch(state) {
      place(state, 1, 'Ragusa', 'S S S W -')
      bank(state, { wood: 13 })
    },
  })
  expect(refused(play(closed, O), deliver('wood'))).toBe('portClosed')
})

test('[S-8.3, S-8.4] another player’s port pays the one who delivers, and its owner nothing', () => {
  const scene = play(loaded('Genova', 'S S S P W'), O, deliver('spice'))
  expect([money(scene), cargo(scene, 'Genova')]).toEqual(['8 5 5 5', 'spice'])
  expect(scene.state.treasury).toBe(-3)
})

test('[S-8.4] one’s own port pays nothing', () => {
  const scene = play(loaded('Venezia', 'S S S P G'), O, deliver('spice', 'gold'))
  expect([money(scene), cargo(scene, 'Venezia')]).toEqual(['5 5 5 5', 'spice gold'])
})

test('[S-8.5] whose port it is counts at the moment of delivery', () => {
  const scene = play(loaded('Ragusa', 'S S W V -'), O, deliver('wood'), claim(1), deliver('wine'))
  expect(money(scene)).toBe('7 5 5 5')
})

test('[S-8.6] a port does not take what it makes', () => {
  const scene = play(loaded('Ragusa', 'S S S G -'), O)
  expect(refusalOf(scene, deliver('gold'))).toMatchObject({ code: 'producedHere', rule: 'S-8.2' })
})

test('[S-8.7, S-8.9] claiming lands sailors and costs nothing, whoever else is there', () => {
  const scene = g4({
    patch(state) {
      place(state, 1, 'Ragusa')
      place(state, 2, 'Ragusa')
      place(state, 7, 'Ragusa')
    },
  })
  play(scene, O, claim(2))
  expect([held(scene, 'Ragusa'), hold(scene, 1), money(scene)]).toEqual([
    'P1 2',
    'S - - - -',
    '5 5 5 5',
  ])
})

test('[S-8.8] refusals in their order', () => {
  expect(refused(play(loaded('MARE', 'S S S - -'), O), claim(9))).toBe('notMoored')
  expect(refused(play(loaded('Genova', 'S S S - -'), O), claim(9))).toBe('portOwned')
  expect(refused(play(loaded('Venezia', 'S S S - -'), O), claim(9))).toBe('portOwned')
  const small = play(loaded('Corfu', 'S S S S S'), O)
  expect(refused(small, claim(6), claim(5), claim(4))).toBe('noSailors lastSailor portFull')
  expect(small.table.offers(P1).filter(({ kind }) => kind === 'claimPort')).toHaveLength(3)
  const closed = g2({ patch: (state) => place(state, 1, 'Ragusa') })
  expect(refused(play(closed, O), claim(1))).toBe('portClosed')
})

/** P2 holds Ragusa with one sailor; galley 2 is there too. */
const defended = (dice: string): SerenissimaScene =>
  g4({
    dice,
    patch(state) {
      settle(state, 'Ragusa', { owner: P2, sailors: 1 })
      place(state, 1, 'Ragusa', 'S S S W -')
      place(state, 2, 'Ragusa')
      reserve(state, P2, 12)
      bank(state, { wood: 13 })
    },
  })

test('[S-8.10] attacks are repeated and mixed with the rest of the phase', () => {
  const scene = defended('1 1 1 / 0 0 0, 1 0 0 / 0')
  play(scene, O, deliver('wood'), attack(2), storm)
  expect([hold(scene, 2), held(scene, 'Ragusa'), money(scene)]).toEqual(['sunk', 'P1 1', '7 5 5 5'])
})
