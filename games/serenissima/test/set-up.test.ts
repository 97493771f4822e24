// S-3 and S-15.3, S-15.8: the waiting room, starting ports, second galleys, closed ports.
import {
  changeSettings,
  join,
  openParty,
  type Party,
  readOptions,
  start as startRoom,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { PORTS } from '../src/data/zones.ts'
import { serenissima } from '../src/index.ts'
import {
  asked,
  at,
  attack,
  claim,
  deliver,
  g2,
  g4,
  held,
  hold,
  load,
  O,
  opened,
  optionsWith,
  P1,
  P2,
  place,
  play,
  refused,
  reserves,
  sail,
  storm,
} from './table.ts'

const { meta } = serenissima

function room(...names: readonly string[]): Party {
  const [host = 'Anna', ...others] = names
  const made = openParty(meta, { id: host, name: host })
  if (!made.ok) throw new Error(made.refusal.code)
  return others.reduce(joined, made.party)
}

function joined(before: Party, name: string): Party {
  const after = join(before, { id: name, name }, 0)
  if (!after.ok) throw new Error(after.refusal.code)
  return after.party
}

test('[C-01, S-3.2, S-3.3, S-3.4, T-4.1, T-4.3] joining, and a table too small for those who sit there', () => {
  const two = room('Anna', 'Bea')
  expect(joined(two, 'Bea').people).toHaveLength(2)
  const tooSmall = changeSettings(meta, two, 'Anna', { minPlayers: 1, maxPlayers: 1 }, 0)
  expect(tooSmall).toMatchObject({ ok: false, refusal: { code: 'invalidSettings' } })
  const four = changeSettings(meta, two, 'Anna', { minPlayers: 4, maxPlayers: 4 }, 0)
  expect(four).toMatchObject({ ok: true, party: { status: 'waiting' } })
  const full = join(room('Anna', 'Bea', 'Carl', 'Dora'), { id: 'Eve', name: 'Eve' }, 0)
  expect(full).toMatchObject({ ok: false, refusal: { code: 'tableFull' } })
  expect(opened(4).state.players.map(({ money, sailors }) => [money, sailors])).toEqual([
    [5, 22],
    [5, 22],
    [5, 22],
    [5, 22],
  ])
})

test('[C-02, S-3.5] four have joined: set-up begins', () => {
  const begun = startRoom(room('Anna', 'Bea', 'Carl', 'Dora'), 'Anna')
  expect(begun).toMatchObject({ ok: true, party: { status: 'playing' } })
  const { state } = opened(4)
  expect(state).toMatchObject({ stage: 'first', waiting: [0, 1, 2, 3] })
  expect(PORTS.every((id) => state.ports[id].owner === null)).toBe(true)
  expect(state.supply).toEqual({ forts: 5, basilicas: 5 })
  expect(state.deck).toHaveLength(5)
})

test('[S-3.1] a new table', () => {
  expect(opened(3).state).toMatchObject({
    space: 1,
    drawn: [],
    active: 0,
    turn: null,
    round: 0,
    treasury: 0,
  })
})

test('[S-3.6] P1 chooses first', () => {
  expect(asked(opened(4))).toBe(P1)
})

const start = (port: string | number, galley: number) =>
  ({ kind: 'chooseStart', port, galley }) as const
const second = (galley: number) => ({ kind: 'chooseSecondGalley', galley }) as const
const close = (port: string) => ({ kind: 'closePort', port }) as const

test('[S-3.7] every wrong choice is refused, and only the one who is asked chooses', () => {
  const scene = play(opened(3), start('Genova', 7))
  expect(
    refused(
      scene,
      start('Roma', 1),
      start('MARE', 1),
      start('Corfu', 1),
      start('Genova', 1),
      start('Valencia', 16),
      start('Valencia', 7),
    ),
  ).toBe('unknownPort unknownPort notStartPort portOwned unknownNumber galleyTaken')
  expect(scene.refusal(P1, start('Valencia', 1))).toBe('notYourTurn')
  expect(scene.refusal(P2, second(1))).toBe('wrongStage')
})

test('[S-3.7] sailors of the reserve man port and galley', () => {
  const scene = play(opened(2), start('Alessandria', 15))
  expect(reserves(scene)).toBe('24 30')
  expect([held(scene, 'Alessandria'), hold(scene, 15)]).toEqual(['P1 3', 'S S S - -'])
  expect(scene.state.players[P1]?.home).toBe('Alessandria')
})

test('[S-3.8] all five starting ports are open, however many play', () => {
  for (const seats of [2, 3, 4]) {
    const ports = opened(seats)
      .table.offers(P1)
      .map((move) => 'port' in move && move.port)
    expect(new Set(ports).size).toBe(5)
    expect(ports).toHaveLength(75)
  }
})

test('[S-3.9, S-3.10, S-3.14] second galleys in reverse order, then round 1', () => {
  const scene = play(opened(3), start('Genova', 7), start('Valencia', 3), start('Venezia', 9))
  expect(scene.state).toMatchObject({ stage: 'second', waiting: [2, 1, 0] })
  expect(refused(scene, second(0), second(9))).toBe('unknownNumber galleyTaken')
  play(scene, second(1), second(2), second(4))
  expect([at(scene, 1), at(scene, 2), at(scene, 4)]).toEqual(['Venezia', 'Valencia', 'Genova'])
  expect(scene.state).toMatchObject({ stage: 'play', round: 1, active: 1 })
})

test('[S-3.11] nine sailors on the board, the rest in reserve', () => {
  expect(reserves(g2())).toBe('21 21')
  expect(reserves(g4())).toBe('13 13 13 13')
  const three = play(opened(3), start('Genova', 7), start('Valencia', 3), start('Venezia', 9))
  expect(reserves(play(three, second(1), second(2), second(4)))).toBe('17 17 17')
})

test('[S-3.12] what can be closed', () => {
  const scene = play(opened(2), start('Valencia', 3), start('Costantinopoli', 1))
  play(scene, second(2), second(4))
  expect(scene.state).toMatchObject({ stage: 'close', waiting: [P2, P1, P2, P1] })
  play(scene, close('Venezia'))
  expect(refused(scene, close('Venezia'), close('Valencia'), close('Roma'))).toBe(
    'portClosed portOwned unknownPort',
  )
})

test('[S-3.13] a closed port is out of trade and war, and galleys still pass, stop and fight there', () => {
  const scene = g2({
    dice: '1 0 / 0 0 0',
    patch: (state) => {
      place(state, 3, 'Modon')
      place(state, 1, 'Costantinopoli')
    },
  })
  play(scene, O, load(2), sail('Modon'))
  expect(refused(scene, deliver('wood'), claim(1), storm)).toBe('portClosed portClosed portUnowned')
  play(scene, attack(3))
  expect(hold(scene, 3)).toBe('S S - - -')
  const passing = play(g2(), O, sail('Modon', 'Candia'))
  expect(at(passing, 1)).toBe('Candia')
  const buying = g2({ patch: (state) => place(state, 1, 'Corfu') })
  expect(refused(play(buying, O), load(1))).toBe('portClosed')
})

test('[S-15.3] with one starting galley nobody chooses a second', () => {
  const scene = g4({ options: { startingGalleys: 1 } })
  expect(scene.state).toMatchObject({ stage: 'play', active: 1 })
  expect(reserves(scene)).toBe('16 16 16 16')
  const two = opened(2, { options: { startingGalleys: 1 } })
  play(two, start('Valencia', 3), start('Costantinopoli', 1))
  expect(two.state).toMatchObject({ stage: 'close', waiting: [P2, P1, P2, P1] })
})

test('[S-15.8] a random first player: all orders of the set-up follow', () => {
  const scene = opened(3, { options: { firstPlayer: 'random' }, dice: '2' })
  expect(scene.state.waiting).toEqual([2, 0, 1])
  play(scene, start('Genova', 7), start('Valencia', 3), start('Venezia', 9))
  expect(scene.state.waiting).toEqual([1, 0, 2])
  const two = opened(2, { options: { firstPlayer: 'random', startingGalleys: 1 }, dice: '1' })
  play(two, start('Valencia', 3), start('Costantinopoli', 1))
  expect(two.state.waiting).toEqual([P1, P2, P1, P2])
})

test('[S-15.1, S-15.4] other names and values of options are refused', () => {
  expect(readOptions(serenissima, { blockade: 'total' })).toMatchObject({ ok: false })
  expect(readOptions(serenissima, { storms: true })).toMatchObject({ ok: false })
  expect(readOptions(serenissima, {})).toEqual({ ok: true, options: optionsWith() })
})
