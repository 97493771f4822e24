// S-7 and the blockade of S-15.4.
import { expect, test } from 'vitest'
import type { PortId } from '../src/data/zones.ts'
import {
  at,
  bank,
  deliver,
  g4,
  O,
  P1,
  P2,
  place,
  play,
  refusalOf,
  refused,
  reserve,
  type SerenissimaScene,
  sail,
  settle,
} from './table.ts'

test('[S-7.1] an empty path is a move of zero', () => {
  const scene = play(g4(), O, sail())
  expect(at(scene, 1)).toBe('Venezia')
  expect(scene.state.turn).toMatchObject({ phase: 'move', moved: 0, hasMoved: true })
})

test('[S-7.2, S-7.3] what would be needed', () => {
  const scene = play(g4(), O)
  expect(refusalOf(scene, sail('Corfu', 'Palermo', 'Tripoli', 'Cirene'))).toEqual({
    code: 'tooFar',
    rule: 'S-7.3',
    facts: { zones: 4, sailors: 3 },
  })
  expect(refusalOf(scene, sail('Corfu', 'Tripoli'))?.facts).toEqual({
    zone: { word: 'zone.Tripoli' },
    from: { word: 'zone.Corfu' },
    neighbours: { words: ['zone.Modon', 'zone.Palermo', 'zone.Ragusa', 'zone.Venezia'] },
  })
})

test('[S-7.3] an unknown zone is named before a wrong step', () => {
  const scene = play(g4(), O)
  expect(refused(scene, sail('Palermo', 'Roma'))).toBe('unknownZone')
})

test('[S-7.4, S-7.5] a zone may be entered again, every step counts, and galleys stop nobody', () => {
  const scene = g4({ patch: (state) => place(state, 2, 'Ragusa') })
  play(scene, O, sail('Ragusa', 'Venezia', 'Corfu'))
  expect([at(scene, 1), scene.state.turn?.moved]).toEqual(['Corfu', 3])
})

test('[S-7.6] who does not sail has moved no zones', () => {
  expect(play(g4(), O).state.turn).toMatchObject({ moved: 0, hasMoved: false })
})

test('[S-7.1] one way to each zone in reach is offered, the shortest', () => {
  const scene = play(g4(), O)
  const paths = scene.table
    .offers(P1)
    .flatMap((move) => (move.kind === 'moveGalley' ? [move.path] : []))
  expect(paths.map((path) => path.join(' '))).toEqual([
    'Corfu',
    'Ragusa',
    'Corfu Modon',
    'Corfu Palermo',
    'Corfu Modon Candia',
    'Corfu Modon Cirene',
    'Corfu Modon Costantinopoli',
    'Corfu Palermo MARE',
    'Corfu Palermo Napoli',
    'Corfu Palermo Tripoli',
    'Corfu Palermo Tunisi',
  ])
})

/** P2 has six sailors in two galleys at Corfu; P1 has three, and wood, at Venezia. */
const blockade = (where: 'Corfu' | 'Venezia' | 'Ragusa' = 'Corfu'): SerenissimaScene =>
  g4({
    options: { blockade: 'majority' },
    patch(state) {
      place(state, 2, where)
      place(state, 7, where)
      place(state, 1, 'Venezia', 'S S S W -')
      bank(state, { wood: 13 })
    },
  })

test('[S-15.4] a path may end in a dominated zone and not go on from it', () => {
  const scene = play(blockade(), O)
  expect(refusalOf(scene, sail('Corfu', 'Palermo'))).toEqual({
    code: 'blockaded',
    rule: 'S-15.4',
    facts: { zone: { word: 'zone.Corfu' }, seat: { seat: P2 }, theirs: 6, ours: 3 },
  })
  const zones = scene.table
    .offers(P1)
    .flatMap((move) => (move.kind === 'moveGalley' ? [move.path.at(-1)] : []))
  expect(zones).toEqual(['Corfu', 'Ragusa'])
  expect(at(play(scene, sail('Ragusa', 'Corfu')), 1)).toBe('Corfu')
})

test('[S-15.4] as many sailors do not dominate, nor do those of several opponents together', () => {
  const scene = g4({
    options: { blockade: 'majority' },
    patch(state) {
      place(state, 2, 'Corfu')
      place(state, 3, 'Corfu')
    },
  })
  expect(at(play(scene, O, sail('Corfu', 'Palermo')), 1)).toBe('Palermo')
})

test('[S-15.4] the zone where a galley starts never holds it', () => {
  expect(at(play(blockade('Venezia'), O, sail('Corfu', 'Palermo')), 1)).toBe('Palermo')
})

test('[S-15.4, S-8.2] nothing is sold in a dominated zone, except in one’s own port', () => {
  const scene = play(blockade('Ragusa'), O, sail('Ragusa'))
  expect(refused(scene, deliver('wood'))).toBe('blockaded')
  expect(scene.table.offers(P1).some(({ kind }) => kind === 'deliver')).toBe(false)
  const own = g4({
    options: { blockade: 'majority' },
    patch(state) {
      const port: PortId = 'Ragusa'
      settle(state, port, { owner: P1, sailors: 1 })
      place(state, 2, port)
      place(state, 7, port)
      place(state, 1, port, 'S S W - -')
      reserve(state, P1, 13)
      bank(state, { wood: 13 })
    },
  })
  expect(play(own, O, deliver('wood')).state.ports.Ragusa.cargo).toEqual(['wood'])
})

test('[S-7.5] without the option nobody is held up', () => {
  const scene = g4({
    patch(state) {
      place(state, 2, 'Corfu')
      place(state, 7, 'Corfu')
    },
  })
  expect(at(play(scene, O, sail('Corfu', 'Palermo')), 1)).toBe('Palermo')
})
