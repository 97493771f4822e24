// The drawn table of Pass the Ace: nothing overlaps, and motion always ends where the replica stands.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { type AnyEvent, offers, redact, seededChance, Table, type Viewer } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import { beatsOf } from '../../games/pass-the-ace/board/beats.ts'
import { type Box, fitIn, layoutFor } from '../../games/pass-the-ace/board/layout.ts'
import { momentCounts, roundsOf } from '../../games/pass-the-ace/board/rounds.ts'
import { hasArrived, type Scene, sceneOf } from '../../games/pass-the-ace/board/scene.ts'
import { historyOf } from '../../games/pass-the-ace/src/history.ts'

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

/** Rooms of phones and desks in pixels, without the buttons: upright, across, nearly square, very wide. */
const ROOMS = [
  { width: 358, height: 600 },
  { width: 288, height: 440 },
  { width: 644, height: 310 },
  { width: 928, height: 650 },
  { width: 1568, height: 930 },
]

describe.each(ROOMS)('a table in $width by $height pixels', (room) => {
  const { shape, height: fit, scale } = fitIn(room)

  test('fits into its room', () => {
    const { width, height } = layoutFor(4, 1, shape, fit)
    expect(width * scale).toBeLessThanOrEqual(room.width + 0.01)
    expect(height * scale).toBeLessThanOrEqual(room.height + 0.01)
    expect(shape).toBe(room.width > room.height ? 'wide' : 'tall')
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('has room for %i seats', (count) => {
    const { width, height, deck, trash, seats } = layoutFor(count, 1, shape, fit)
    const boxes = [deck, trash, ...seats.flatMap(({ plate, card }) => [plate, card])]
    boxes.forEach((box, i) => {
      // a plate has a halo around it, and the dot of who is there on its corner
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(4)
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width - 4)
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height)
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
    })
  })

  test('has the viewer at the bottom and the next seat to the left', () => {
    const { seats, width } = layoutFor(4, 2, shape, fit)
    const lowest = Math.max(...seats.map(({ plate }) => plate.y))
    expect(seats[2]?.plate.y).toBe(lowest)
    expect(seats[3]?.plate.x).toBeLessThan(width / 2)
    expect(seats[1]?.plate.x).toBeGreaterThan(width / 2)
  })
})

/** What must agree when a motion has ended; keys of cards that are out of the game by then may differ. */
const essence = ({ phase, leg, round, dealer, seats, cards, deck, trash, winner }: Scene) => ({
  phase,
  leg,
  round,
  dealer,
  winner,
  deck,
  trash,
  lives: seats.map(({ lives, hasLeft }) => [lives, hasLeft]),
  cards: cards
    .filter(({ spot }) => typeof spot === 'number')
    .map(({ key, spot, face, isUp }) => `${spot} ${key} ${face} ${isUp}`)
    .sort(),
})

function* randomEntries(seats: number, seed: string) {
  const chance = seededChance(seed)
  const table = Table.open({
    game: passTheAce,
    seats,
    options: { startingLives: 2 },
    chance: seededChance(`${seed} cards`),
  })
  let before = structuredClone(table.state)
  for (let i = 0; i < 400 && table.decision.result === undefined; i++) {
    const { seats: asked } = table.decision
    const seat = chance.pick(asked)
    const isLeaving = chance.below(60) === 0
    const move = isLeaving
      ? ({ kind: 'leave' } as const)
      : chance.pick(offers(passTheAce, table.state, seat))
    const request = isLeaving ? { by: 'host' as const, seat } : { by: seat }
    const played = table.play({ ...request, move, at: 0 })
    if (!played.ok || played.entry === undefined) throw new Error('refused')
    yield { before, entry: played.entry, after: table.state, table }
    before = structuredClone(table.state)
  }
}

test.each([2, 3, 5, 8])('at %i seats every motion ends where the replica stands', (seats) => {
  for (let game = 0; game < 6; game++) {
    for (const { before, entry, after } of randomEntries(seats, `motion ${seats} ${game}`)) {
      for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
        const beats = beatsOf(
          sceneOf(redact(before, viewer), viewer),
          redact(entry.events, viewer),
          viewer,
        )
        const end = beats.at(-1)?.picture ?? sceneOf(redact(before, viewer), viewer)
        expect(essence(end)).toEqual(essence(sceneOf(redact(after, viewer), viewer)))
      }
    }
  }
})

test('no beat shows a card that the viewer does not know', () => {
  for (const { before, entry } of randomEntries(4, 'unknown')) {
    for (const { picture: scene } of beatsOf(
      sceneOf(redact(before, 'spectator'), 'spectator'),
      redact(entry.events, 'spectator'),
      'spectator',
    )) {
      const hidden = scene.cards.filter(({ isUp, spot }) => !isUp && typeof spot === 'number')
      for (const { face } of hidden) expect(face).toBeNull()
    }
  }
})

test('nobody is asked to choose before their own card lies face up', () => {
  let hidden = 0
  for (const { table, before, entry } of randomEntries(3, 'own card')) {
    const [view, viewer] = [table.view(0), 0]
    const scenes = beatsOf(
      sceneOf(redact(before, viewer), viewer),
      redact(entry.events, viewer),
      viewer,
    )
    expect(hasArrived(sceneOf(view, viewer), view, viewer)).toBe(
      view.phase !== 'turns' || view.players[viewer]?.hand !== null,
    )
    for (const { picture: scene } of scenes) {
      const isUp = scene.cards.some(({ spot, isUp }) => spot === viewer && isUp)
      if (view.phase === 'turns' && !isUp) {
        hidden += 1
        expect(hasArrived(scene, view, viewer)).toBe(false)
      }
    }
  }
  expect(hidden).toBeGreaterThan(0)
})

test('nobody goes on from a pause before all cards that are shown lie there', () => {
  let early = 0
  for (const { table, before, entry } of randomEntries(3, 'pauses')) {
    const view = table.view(0)
    if (view.phase !== 'reveal') continue
    expect(hasArrived(sceneOf(view, 0), view, 0)).toBe(true)
    const scenes = beatsOf(sceneOf(redact(before, 0), 0), redact(entry.events, 0), 0)
    early += scenes.filter(({ picture }) => !hasArrived(picture, view, 0)).length
  }
  expect(early).toBeGreaterThan(0)
})

test('the rounds that the board lists are the rounds of the ledger', () => {
  const entries = [...randomEntries(4, 'rounds 3')]
  const table = entries.at(-1)?.table
  if (table === undefined) throw new Error('no game')
  const past = table.entries.map(({ n, at, events }) => ({
    n,
    at,
    events: redact(events, 0),
    isUndone: false,
  }))
  const events = table.entries.flatMap((entry) => entry.events)
  const expected = historyOf(4, 2, table.entries)
  expect(
    roundsOf(past, table.state).map(({ at, leg, round, dealer, shown, lost }) => ({
      at,
      leg,
      round,
      dealer,
      shown,
      lost,
    })),
  ).toEqual(
    expected.map(({ endedAt, leg, round, dealer, cards, lost }) => ({
      at: endedAt,
      leg,
      round,
      dealer,
      shown: cards,
      lost,
    })),
  )
  const kungs = events.filter(({ kind }: AnyEvent) => kind === 'kungMet').length
  const counted = [...momentCounts(past).values()].reduce(
    (sum, one) => sum + (one.get('kung') ?? 0),
    0,
  )
  expect(counted).toBe(kungs)
  const late = roundsOf(past.slice(-Math.ceil(past.length / 2)), table.state)
  expect(late.length).toBeGreaterThan(0)
  expect(late).toEqual(roundsOf(past, table.state).slice(-late.length))
  const taken = past.map((entry) => ({ ...entry, isUndone: true }))
  expect(roundsOf(taken, { leg: 0, round: 0 })).toEqual([])
})
