// E: what a player is told, in sentences and in the names of offers, without any drawing.
import { type Message, speak, undoFor, type Viewer } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Move, serenissima } from '../src/index.ts'
import type { State } from '../src/state.ts'
import {
  asked,
  attack,
  bank,
  buyGalley,
  claim,
  deliver,
  endTurn,
  g2,
  g4,
  I,
  load,
  O,
  opened,
  P1,
  P2,
  place,
  play,
  player,
  refusalOf,
  reserve,
  type SerenissimaScene,
  sail,
  settle,
  skip,
  storm,
} from './table.ts'

const spoken = (message: Message, locale: 'en' | 'fr' = 'en'): string =>
  speak(message, {
    locale,
    catalog: serenissima.catalogs[locale],
    nameOf: (seat) => `P${seat + 1}`,
  }).replaceAll('\u202f', ' ')

const summary = ({ table }: SerenissimaScene, viewer: Viewer = P1): string[] =>
  (serenissima.summary?.(table.view(viewer), viewer) ?? []).map((message) => spoken(message))

const names = (scene: SerenissimaScene): string[] => {
  const seat = asked(scene)
  return scene.table.offers(seat).map((move) => nameOf(scene, move))
}

const nameOf = ({ table }: SerenissimaScene, move: Move): string =>
  spoken(serenissima.nameOffer?.(table.view(P1), P1, move) ?? { id: '' })

const told = (scene: SerenissimaScene, move: Move): string[] =>
  scene
    .play(asked(scene), move)
    .events.flatMap((event) => serenissima.tell(event) ?? [])
    .map((message) => spoken(message))

test('[E-2] each port', () => {
  const lines = summary(
    g2({
      patch(state) {
        settle(state, 'Valencia', { cargo: ['gold', 'spice'], fort: true, basilica: true })
        settle(state, 'Napoli', { cargo: ['wood'] })
        state.supply = { forts: 4, basilicas: 4 }
        bank(state, { gold: 9, spice: 9, wood: 13 })
      },
    }),
  )
  expect(lines).toContain(
    'Valencia (wood), of P1: garrison 3 of 5, goods 2 of 5: gold and spice. Next to Algiers and Barcelona.',
  )
  expect(lines).toContain('Modon is closed. Next to Candia, Cyrene, Corfu, and Constantinople.')
  expect(lines).toContain(
    'Naples (marble), of nobody: garrison up to 4, goods 1 of 4: wood. Next to Genoa, the open sea, and Palermo.',
  )
  expect(lines).toContain(
    'Candia (wine), of nobody: garrison up to 3, goods 0 of 2. Next to Alexandria, Antalya, Cyrene, and Modon.',
  )
  expect(lines).toContain('Forts: Valencia.')
  expect(lines).toContain('Basilicas: Valencia.')
})

test('[E-3] each galley', () => {
  const lines = summary(play(g4(), O, load(1)))
  expect(lines).toContain('Galley 1 of P1 at Venice: 3 sailors and 1 wood; 1 slot empty.')
  const bought = summary(play(g4(), I, buyGalley(9, 'Venezia')))
  expect(bought).toContain('Galley 9 of P1 at Venice has nobody aboard.')
})

test('[E-5] zones in reach, with what is left to fight', () => {
  expect(names(play(g4(), O))).toContain('Sail to Palermo: 2 zones, 1 of 3 fit to attack')
  expect(summary(play(g4(), O, sail('Corfu')))).toContain(
    'It has sailed 1 zone: 2 of 3 sailors can attack.',
  )
  expect(summary(play(g4(), O, sail('Corfu', 'Palermo'), claim(2)))).toContain(
    'It has sailed 2 zones: 0 of 1 sailor can attack.',
  )
})

test('[E-7] the market of a port, and what is missing to build', () => {
  const scene = g4({ patch: (state) => place(state, 1, 'Genova') })
  const lines = summary(play(scene, O))
  expect(lines).toContain('Genoa sells stone at 1 ducat to P2.')
  expect(lines).toContain(
    'Genoa still takes 5 goods out of wood, marble, wine, gold, and spice. A good pays 2 ducats, spice 3, in the own port nothing.',
  )
  expect(lines).toContain(
    'Genoa brings its owner 0 ducats at a scoring for its goods, and 1 with one good more.',
  )
  expect(lines).toContain('Your port Venice lacks stone for a fort.')
  expect(lines).toContain('Your port Venice lacks gold and marble for a basilica.')
  expect(names(scene)).toContain('Load 2 stone for 2 ducats to P2')
})

test('[E-8, E-15] a number says when it plays, and purchases what they cost', () => {
  const scene = g4({
    patch(state) {
      state.galleys[1] = null
      player(state, P1).sailors += 3
      state.active = 8
    },
  })
  play(scene, I)
  expect(names(scene)).toContain('Buy galley 9 at Venice for 1 ducat; it plays in this round')
  expect(names(scene)).toContain(
    'Buy galley 1 at Venice for 1 ducat; it plays from the next round on',
  )
  const steps = serenissima.steps?.(scene.state, P1, buyGalley(9, 'Venezia')) ?? []
  expect(steps.map((step) => spoken(step))).toEqual([
    'Buy a galley for 1 ducat (you have 5)',
    'At Venice',
    'Buy galley 9 at Venice for 1 ducat; it plays in this round',
  ])
})

test('[E-9] track and cards, and the odds of the next one', () => {
  const scene = g4({
    decks: [['DOGE_2']],
    patch: (state) => {
      state.space = 5
    },
  })
  expect(summary(skip(scene)).slice(0, 5)).toEqual([
    'Round 2.',
    'The marker is on space 7 of 9; ports are scored on 4, 7 and 9.',
    'Cards drawn: card of 2 spaces.',
    'In the deck, in unknown order: wine card (0 spaces), first card of 1 space, second card of 1 space, and third card of 1 space.',
    'The next card scores with 0 % and ends the game with 0 %.',
  ])
  const near = g4({
    patch: (state) => {
      state.space = 7
    },
  })
  expect(summary(near)).toContain('The next card scores with 20 % and ends the game with 20 %.')
})

test('[E-10, E-19] what each would get now', () => {
  const scene = g4({
    patch(state) {
      settle(state, 'Venezia', { cargo: ['gold', 'spice'] })
      bank(state, { gold: 9, spice: 9 })
    },
  })
  expect(summary(scene)).toContain(
    'P1: 5 ducats, 13 sailors in reserve, 2 galleys, 1 port, 3 ducats if scored now.',
  )
})

test('[E-11] the kind of turn comes first, with what it means', () => {
  const scene = g4()
  expect(scene.table.decision).toMatchObject({ about: 'turn' })
  expect(names(scene)).toEqual([
    'Ordinary turn: load, then sail, then unload',
    'Investment round: buy, and leave the galley where it is',
    'Pass',
  ])
  const abouts = [O, sail('Ragusa')].map((move) => play(scene, move).table.decision)
  expect(abouts).toMatchObject([{ about: 'load' }, { about: 'move' }])
})

test('[E-12] what is not offered can say why', () => {
  const scene = play(g4(), O)
  const refusal = refusalOf(scene, load(3))
  const { code, facts = {} } = refusal ?? { code: '' }
  expect(spoken({ id: `refusal.${code}`, params: facts })).toBe(
    'There are 2 empty slots; this needs 3.',
  )
  expect(spoken({ id: `refusal.${code}`, params: facts }, 'fr')).toBe(
    'Il y a 2 places vides ; il en faut 3.',
  )
})

test('[E-13] a move is taken back freely, a die roll or a card is not', () => {
  const scene = play(g4(), O, load(1))
  expect(undoFor(scene.table, P1)).toMatchObject({ free: true })
  const battle = g4({ dice: '0 0 0 / 0 0 0', patch: (state) => place(state, 1, 'Genova') })
  play(battle, O, attack(2))
  expect(undoFor(battle.table, P1)).toMatchObject({ free: false })
  const drawn = skip(g4())
  expect(undoFor(drawn.table, P1)).toMatchObject({ free: false })
})

test('[E-11] variants are named', () => {
  const scene = g4({ options: { fatigue: false, portIncome: 'linear' } })
  expect(summary(scene)).toContain(
    'Variants: a port brings 2 ducats for each good and attackers do not tire.',
  )
})

test('[E-14] ending the turn warns of a galley that will sink', () => {
  expect(names(play(g4(), I, buyGalley(9, 'Venezia')))).toContain(
    'End the turn; galley 9 has no sailor and will sink',
  )
})

const stormed = (state: State): void => {
  settle(state, 'Corfu', { owner: P2, sailors: 2, fort: true })
  state.supply.forts = 4
  reserve(state, P2, 11)
  place(state, 1, 'Corfu')
  place(state, 2, 'Corfu', 'S - - - -')
  state.players[P2] = { money: 5, sailors: 13, home: 'Genova' }
}

test('[E-16] dice, fort and odds before an attack', () => {
  const scene = g4({ patch: stormed })
  play(scene, O)
  expect(names(scene)).toContain('Attack galley 2 of P2: 3 dice against 1, 88 % to sink it now')
  const open = g4({
    patch(state) {
      stormed(state)
      state.galleys[2] = null
      player(state, P2).sailors += 1
    },
  })
  expect(nameOf(play(open, O), storm)).toBe(
    'Attack Corfu of P2 and its fort, to land 1: 3 dice against 2, 13 % to take it now',
  )
})

test('[E-17, E-18] afterwards the dice, the cancelled hit and the losses, for everybody', () => {
  const scene = g4({
    dice: '1 1 0 / 1 0',
    patch(state) {
      stormed(state)
      state.galleys[2] = null
      player(state, P2).sailors += 1
    },
  })
  play(scene, O)
  expect(told(scene, storm)).toEqual([
    'Galley 1 attacks Corfu: 2 skulls of 3 dice, one of them stopped by the fort, against 1 skull of 2 dice. It loses 1 sailor, the garrison 1.',
  ])
  const entry = scene.table.entries.at(-1)
  if (entry === undefined) throw new Error('no entry')
  const frames = [P1, P2, 'spectator'].map((viewer) => scene.table.frame(entry, viewer as Viewer))
  expect(frames[1]).toEqual(frames[0])
  expect(frames[2]).toEqual(frames[0])
})

test('[E-20] whose turn it is and who comes next', () => {
  const lines = summary(g4(), 'spectator')
  expect(lines).toContain('Galley 1 of P1 is at play, at Venice.')
  expect(lines).toContain(
    'Galley 2 comes next. Still to play, in order: P2, P3, P4, P4, P3, P2, and P1.',
  )
  const last = g4({
    patch: (state) => {
      state.active = 8
    },
  })
  expect(summary(last)).toContain('It is the last of this round; then the Doge turns up a card.')
})

test('[E-21] the log in sentences', () => {
  const scene = g4()
  expect(told(scene, O)).toEqual(['P1 takes an ordinary turn.'])
  expect(told(scene, load(2))).toEqual(['P1 loads 2 wood into galley 1 at no cost.'])
  expect(told(scene, sail('Ragusa'))).toEqual(['Galley 1 of P1 sails 1 zone to Ragusa.'])
  expect(told(scene, deliver('wood'))).toEqual([
    'P1 delivers wood from galley 1 to Ragusa for 2 ducats.',
  ])
  expect(told(scene, endTurn)).toEqual(['Galley 2 of P2 comes next.'])
  expect(told(scene, endTurn)[0]).toBe('P2 passes with galley 2.')
})

test('[E-24] at the end ranks, what broke ties, and the three scorings', () => {
  const scene = g4({ decks: [['DOGE_2'], ['DOGE_2']] })
  while (scene.table.decision.result === undefined) play(scene, endTurn)
  expect(scene.state.result).toHaveLength(4)
  expect(scene.state.scorings).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  expect(summary(scene)[0]).toBe('The game is over.')
  expect(summary(scene).filter((line) => /scored now|comptait/.test(line))).toEqual([])
  expect(summary(scene)).toContain(
    '1. P1: 5 ducats, 1 port, 0 goods in them. The scorings brought 0, 0 and 0.',
  )
  expect(summary(scene)).toContain('P1 and P2 share their place.')
  expect(serenissima.score(scene.state)[P1]).toEqual({ points: 5, tally: { ports: 1, goods: 0 } })
})

test('[E-24] what broke a tie is said', () => {
  const scene = g4({ decks: [['DOGE_2'], ['DOGE_2']] })
  while (scene.table.decision.result === undefined) play(scene, endTurn)
  const [first, second, third, fourth] = scene.state.result ?? []
  if (!first || !second || !third || !fourth) throw new Error('no result')
  scene.state.result = [
    { ...first, ports: 2 },
    { ...second, rank: 2, goods: 1 },
    { ...third, rank: 3 },
    { ...fourth, rank: 3 },
  ]
  expect(summary(scene).filter((line) => /comes before|share/.test(line))).toEqual([
    'P1 comes before P2 by more ports.',
    'P2 comes before P3 by more goods in their ports.',
    'P3 and P4 share their place.',
  ])
})

test('[E-15] what is left to build is counted in words, of one too', () => {
  const scene = g4()
  Object.assign(scene.state.supply, { forts: 1, basilicas: 1 })
  expect(summary(scene)).toContain('Left to build: 1 fort, 1 basilica.')
})

test('[E-8] at most some thirty things to choose from at each step', () => {
  const scene = opened(4)
  const paths = scene.table
    .offers(P1)
    .map((move) => serenissima.steps?.(scene.state, P1, move) ?? [])
  expect(new Set(paths.map(([first]) => JSON.stringify(first))).size).toBe(5)
  expect(new Set(paths.map(([, next]) => JSON.stringify(next))).size).toBe(15)
})
