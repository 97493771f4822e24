// S-11 to S-13: the Doge step, scoring, the end.
import { speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Event, serenissima } from '../src/index.ts'
import type { State } from '../src/state.ts'
import {
  attack,
  bank,
  deck,
  endTurn,
  g2,
  g4,
  kinds,
  money,
  O,
  P1,
  P2,
  P3,
  P4,
  place,
  play,
  player,
  reserve,
  settle,
  skip,
  slots,
  stack,
} from './table.ts'

/** Nobody has a galley but P1, whose galley 8 is the last of the round. */
function lonely(state: State): void {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) state.galleys[number] = null
  for (const [seat, more] of [
    [P1, 3],
    [P2, 6],
    [P3, 6],
    [P4, 6],
  ] as const)
    player(state, seat).sailors += more
  state.active = 8
}

test('[S-11.1, S-11.3, S-11.8] after the last galley a card is turned up, and the next round begins', () => {
  const scene = g4()
  while (scene.state.active < 8) play(scene, endTurn)
  const { events } = scene.play(P1, endTurn)
  expect(kinds(events)).toBe('turnEnded cardDrawn trackAdvanced roundBegan turnBegan')
  expect(deck(scene)).toEqual(['DOGE_0_WINE', 'DOGE_1_B', 'DOGE_1_C', 'DOGE_2'])
  expect(scene.state.drawn).toEqual(['DOGE_1_A'])
})

test('[S-11.1] while players refit nobody is active', () => {
  const scene = g4({ patch: lonely })
  play(scene, { kind: 'endTurn' })
  expect(scene.state).toMatchObject({ stage: 'refit', active: 0, turn: null })
})

test('[S-11.2] five cards, then all are shuffled again', () => {
  const scene = g2({ decks: [['DOGE_2'], ['DOGE_0_WINE']] })
  for (let round = 0; round < 5; round++) skip(scene)
  expect([deck(scene), scene.state.drawn.length, scene.state.space]).toEqual([[], 5, 6])
  skip(scene)
  expect([deck(scene).length, scene.state.drawn]).toEqual([4, ['DOGE_0_WINE']])
})

test('[S-11.4] wine pays once for each own port, made or stored', () => {
  const scene = g4({
    decks: [['DOGE_0_WINE']],
    patch(state) {
      settle(state, 'Palermo', { owner: P1, sailors: 1 })
      settle(state, 'Venezia', { cargo: ['wine'] })
      reserve(state, P1, 12)
      bank(state, { wine: 11 })
    },
  })
  expect(money(skip(scene))).toBe('7 5 5 5')
})

test('[S-11.5, S-11.6, S-11.7] the marker stops on the last space: scoring, then the end', () => {
  const scene = g4({
    decks: [['DOGE_2']],
    patch: (state) => {
      state.space = 8
    },
  })
  while (scene.state.active < 8) play(scene, endTurn)
  const { events } = scene.play(P1, endTurn)
  expect(kinds(events)).toBe(
    `turnEnded cardDrawn trackAdvanced scored ${'incomePaid '.repeat(4)}gameEnded`,
  )
  expect(scene.state.space).toBe(9)
})

test('[S-11.6] no scoring where no scoring space is reached', () => {
  const scene = g4({
    decks: [['DOGE_2']],
    patch: (state) => {
      state.space = 4
    },
  })
  expect(skip(scene).state.scorings).toEqual([])
})

test('[S-11.9] without a galley in play the track moves on until the end', () => {
  const scene = g4({
    dice: '1 / 1',
    decks: [['DOGE_1_A'], []],
    patch(state) {
      lonely(state)
      for (const id of ['Venezia', 'Genova', 'Valencia', 'Costantinopoli'] as const) {
        const { owner } = state.ports[id]
        if (owner !== null) player(state, owner).sailors += 3
        settle(state, id, { owner: null, sailors: 0 })
      }
      place(state, 8, 'MARE', 'S - - - -')
      player(state, P1).sailors += 2
      state.galleys[7] = { owner: P2, location: 'MARE', hold: slots('S - - - -') }
      player(state, P2).sailors -= 1
    },
  })
  play(scene, O, attack(7))
  expect(scene.state).toMatchObject({ stage: 'ended', space: 9 })
  expect(scene.state.scorings).toHaveLength(3)
})

test('[S-12.1, S-12.4] the log of a scoring names every owned port', () => {
  const scene = g4({
    patch(state) {
      state.space = 3
      settle(state, 'Venezia', { cargo: ['stone', 'wine'], basilica: true })
      bank(state, { stone: 11, wine: 11 })
      state.supply.basilicas = 4
    },
  })
  while (scene.state.active < 8) play(scene, endTurn)
  const { events } = scene.play(P1, endTurn)
  const none = { goods: 0, income: 0, basilica: 0 }
  expect(events.slice(3, 8)).toEqual([
    {
      kind: 'scored',
      number: 1,
      ports: [
        { port: 'Valencia', seat: P3, ...none },
        { port: 'Genova', seat: P2, ...none },
        { port: 'Venezia', seat: P1, goods: 2, income: 3, basilica: 5 },
        { port: 'Costantinopoli', seat: P4, ...none },
      ],
    },
    { kind: 'incomePaid', seat: P1, amount: 8, money: 13 },
    ...[P2, P3, P4].map((seat) => ({ kind: 'incomePaid', seat, amount: 0, money: 5 })),
  ])
  expect(inWords(events.slice(3, 6), 'en')).toEqual([
    'Scoring 1 of 3: Valencia of P3 (0 goods): 0 ducats, Genoa of P2 (0 goods): 0 ducats, Venice of P1 (2 goods): 3 ducats and 5 for its basilica, and Constantinople of P4 (0 goods): 0 ducats.',
    'The ports of P1 bring 8 ducats: 5 → 13.',
    'The ports of P2 bring 0 ducats: 5 → 5.',
  ])
  expect(inWords(events.slice(5, 6), 'fr')).toEqual(['Les ports de P2 rapportent 0 ducat : 5 → 5.'])
})

const inWords = (events: readonly Event[], locale: 'en' | 'fr'): string[] =>
  events.flatMap((event) => {
    const message = serenissima.tell(event)
    const speech = {
      locale,
      catalog: serenissima.catalogs[locale],
      nameOf: (seat: number) => `P${seat + 1}`,
    }
    return message === undefined ? [] : [speak(message, speech).replaceAll('\u202f', ' ')]
  })

test('[S-12.2] ports of nobody, forts and goods aboard bring nothing', () => {
  const scene = g4({
    patch(state) {
      state.space = 3
      settle(state, 'Ragusa', { cargo: ['wood', 'stone'], basilica: true })
      settle(state, 'Venezia', { fort: true })
      state.supply = { forts: 4, basilicas: 4 }
      bank(state, { wood: 13, stone: 11 })
    },
  })
  expect(money(skip(scene))).toBe('5 5 5 5')
})

test('[S-12.3] three scorings, the third on the last space', () => {
  const scene = g4({ decks: [['DOGE_2'], ['DOGE_2']] })
  while (scene.table.decision.result === undefined) play(scene, endTurn)
  expect([scene.state.scorings.length, scene.state.space]).toEqual([3, 9])
})

test('[S-13.1] after the end every move is refused', () => {
  const scene = g4({ patch: (state) => stackedForTheEnd(state) })
  skip(scene)
  for (const seat of [P1, P2, P3, P4]) expect(scene.refusal(seat, endTurn)).toBe('gameOver')
  expect(scene.table.decision).toEqual({
    result: { reason: 'thirdScoring', places: [1, 1, 1, 1] },
  })
})

function stackedForTheEnd(state: State): void {
  state.space = 8
  stack(state, 'DOGE_1_A')
  state.drawn = ['DOGE_0_WINE', 'DOGE_1_B', 'DOGE_1_C', 'DOGE_2']
}

test('[S-13.2] only money counts', () => {
  const scene = g4({
    patch(state) {
      stackedForTheEnd(state)
      player(state, P4).money = 6
      state.treasury = -1
    },
  })
  expect(skip(scene).state.result?.map(({ seat, rank }) => [seat, rank])).toEqual([
    [P4, 1],
    [P1, 2],
    [P2, 2],
    [P3, 2],
  ])
})

test('[S-13.3] equal money and ports: more goods in own ports', () => {
  const scene = g4({
    options: { portIncome: 'rising' },
    patch(state) {
      stackedForTheEnd(state)
      settle(state, 'Genova', { cargo: ['wood'] })
      player(state, P2).money = 4
      player(state, P3).money = 5
      state.treasury = 1
      bank(state, { wood: 13 })
    },
  })
  expect(skip(scene).state.result?.map(({ seat, rank, goods }) => [seat, rank, goods])).toEqual([
    [P2, 1, 1],
    [P1, 2, 0],
    [P3, 2, 0],
    [P4, 2, 0],
  ])
})
