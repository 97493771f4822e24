// I-12.7: where fleets and armies may go.
import { expect, test } from 'vitest'
import { A, actions, arrange, chips, choose, destinations, go, march, propose } from './table.ts'

const italy = { up: 'Italy', stock: { Italy: 'A 4', France: 'B 4' } } as const

test('[G-11, I-12.7b, I-12.7c, I-12.8] the railway', () => {
  const scene = arrange({ stock: { Austria: 'A 4', Italy: 'B 4' }, armies: { Austria: 'Lemberg' } })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe(
    'Budapest, Danzig, Genoa, Kiev, Lemberg, Munich, Prague, Romania, Trieste, Venice, Vienna, Warsaw, Western Balkans',
  )
  for (const place of ['Vienna', 'Lemberg', 'Romania', 'Western Balkans'] as const)
    expect(actions(scene, A, place)).toEqual([''])
  for (const place of ['Genoa', 'Venice', 'Danzig', 'Munich', 'Warsaw', 'Kiev'] as const)
    expect(actions(scene, A, place)).toEqual(['peace', 'hostile'])
  expect(scene.refusal(A, go('Berlin', 'hostile'))).toBe('cannotReach')
})

test('[G-12, I-12.7d, I-12.7e, I-12.7f, I-12.15] a joint convoy', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med, Ionian Sea' },
    armies: { Italy: 'Rome, Naples' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  march(scene, A, 1, 'Ionian Sea')
  march(scene, A, 0, 'Tunis')
  march(scene, A, 1, 'Algeria')
  expect(chips(scene, 'Italy')).toBe('Western Med, Ionian Sea, Tunis, Algeria')
  expect(scene.state.up).toBe('France')
})

test('[G-13, I-12.7d, I-12.7e] one fleet carries one army', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med' },
    armies: { Italy: 'Rome, Naples' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  march(scene, A, 0, 'Algeria')
  scene.play(A, choose(1))
  expect(destinations(scene, A)).toBe(
    'Florence, Genoa, Marseille, Naples, Rome, Trieste, Venice, Vienna',
  )
  expect(scene.refusal(A, go('Tunis'))).toBe('cannotReach')
})

test('[G-13, I-12.7d] fleets make a chain', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med, Bay of Biscay' },
    armies: { Italy: 'Rome' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  march(scene, A, 1, 'Bay of Biscay')
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe(
    'Algeria, Bordeaux, Brest, Florence, Genoa, Marseille, Morocco, Naples, Portugal, Rome, Spain, Trieste, Tunis, Venice, Vienna',
  )
})

test('[I-12.7f] an army that fought after crossing has used its fleet', () => {
  const scene = arrange({
    ...italy,
    fleets: { Italy: 'Western Med' },
    armies: { Italy: 'Rome, Naples', France: 'Spain' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  march(scene, A, 0, 'Spain', 'war France army')
  scene.play(A, choose(0))
  expect(destinations(scene, A)).not.toContain('Spain')
})

test('[I-12.7e] a fleet in port carries nobody', () => {
  const scene = arrange({ ...italy, fleets: { Italy: 'Naples' }, armies: { Italy: 'Rome' } })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Naples')
  scene.play(A, choose(0))
  expect(destinations(scene, A)).not.toContain('Tunis')
})

test('[G-14, I-12.7a] leaving port', () => {
  const scene = arrange({ up: 'England', stock: { England: 'A 4' }, fleets: { England: 'London' } })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe('English Channel, London')
  expect(scene.refusal(A, go('North Sea'))).toBe('cannotSail')
})

test('[I-12.7a] fleets at sea never return to land', () => {
  const scene = arrange({
    up: 'England',
    stock: { England: 'A 4' },
    fleets: { England: 'English Channel' },
  })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe('Bay of Biscay, English Channel, North Atlantic, North Sea')
})

test('[I-12.7g] armies never stand in a sea, and foreign units block no way', () => {
  const scene = arrange({
    ...italy,
    armies: { Italy: 'Naples', France: 'Rome' },
    fleets: { Italy: 'Western Med', France: 'Western Med' },
  })
  scene.play(A, propose('L-Maneuver'))
  march(scene, A, 0, 'Western Med')
  scene.play(A, choose(0))
  expect(scene.refusal(A, go('Western Med'))).toBe('armiesStayAshore')
  expect(destinations(scene, A)).toContain('Venice')
  expect(destinations(scene, A)).toContain('Tunis')
})

test('[I-12.7b] by default hostile armies do not block the railway', () => {
  const scene = arrange({ ...italy, armies: { Italy: 'Naples', France: 'Rome' } })
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, choose(0))
  expect(destinations(scene, A)).toBe(
    'Florence, Genoa, Marseille, Naples, Rome, Trieste, Venice, Vienna',
  )
})
