// Whole games with a shuffle that changes nothing. Whoever holds a six or less exchanges it, if that is allowed.
import { expect, test } from 'vitest'
import { momentsOf } from '../src/history.ts'
import { cardHeldBy, cardValue, currentSeat } from '../src/state.ts'
import { A, type AceScene, drawFor, lives, results, stick } from './table.ts'

function playOut(players: number): AceScene {
  const scene = drawFor('', { players })
  while (scene.state.end === null) {
    if (scene.state.phase === 'turns') playTurn(scene)
    else scene.waitOut()
  }
  return scene
}

function playTurn(scene: AceScene): void {
  const seat = currentSeat(scene.state) ?? A
  const [, exchange] = scene.table.offers(seat)
  const isLow = cardValue(cardHeldBy(scene.state, seat)) <= 6
  scene.play(seat, isLow && exchange !== undefined ? exchange : stick)
}

/** The columns of the table below, without the first. */
function summaryOf(scene: AceScene) {
  const { state, events } = scene
  const rounds = results(scene)
  const moments = rounds.flatMap(momentsOf)
  const count = (kind: string) => moments.filter((moment) => moment.kind === kind).length
  const winner = state.end?.winner ?? -1
  const reshuffled = events.flatMap((event) =>
    event.kind === 'trashReshuffled' ? [event.deck.length] : [],
  )
  return [
    'ABCDEFGH'.charAt(rounds[0]?.dealer ?? -1),
    rounds.length,
    'ABCDEFGH'.charAt(winner),
    state.players[winner]?.lives,
    state.players.map(({ roundsLost }) => roundsLost).join(' '),
    reshuffled.join(' '),
    events.filter(({ kind }) => kind === 'drew').length,
    count('kung'),
    count('modi'),
    count('dirtyDan'),
    state.deck.length,
    state.trash.length,
  ]
}

// Players; first dealer, rounds, winner, lives left, rounds lost by each, cards reshuffled each time, draws, Kungs,
// Modis, Dirty Dans; cards in the deck and on the trash while the last round is still on the table.
test.each([
  [2, 'B', 5, 'B', 1, '3 2', '', 2, 0, 0, 0, 40, 10],
  [3, 'C', 7, 'A', 2, '1 3 3', '', 4, 0, 0, 0, 28, 22],
  [4, 'D', 11, 'A', 1, '2 3 3 3', '', 8, 0, 0, 0, 4, 46],
  [5, 'E', 13, 'E', 2, '3 3 3 3 1', '50', 10, 0, 0, 0, 37, 13],
  [6, 'F', 17, 'D', 1, '3 3 3 2 3 3', '52', 9, 0, 0, 0, 3, 47],
  [7, 'G', 18, 'B', 3, '3 0 3 3 3 3 3', '47 51', 16, 1, 1, 0, 40, 10],
  [8, 'H', 23, 'H', 1, '3 3 3 3 3 3 3 2', '52 48', 20, 3, 0, 0, 1, 49],
])('%i players: %s deals first and %i rounds later %s has won', (players, ...expected) => {
  expect(summaryOf(playOut(players))).toEqual(expected)
})

test('three players, round by round', () => {
  const scene = playOut(3)
  const name = (seat: number) => 'ABC'.charAt(seat)
  const told = results(scene).map(({ dealer, cards, lost, eliminated }) => {
    const shown = cards.map(({ seat, card }) => `${name(seat)} ${card}`).join(', ')
    const out = eliminated.length > 0 ? ' (out)' : ''
    return `${name(dealer)}: ${shown} → ${lost.map(name).join(' ')}${out}`
  })
  expect(told).toEqual([
    'C: A 2H, B 3H, C 4H → A',
    'A: B 6H, C 7H, A 8H → B',
    'B: C 9H, A 10H, B JH → C',
    'C: A QH, B KH, C 2D → C',
    'A: B 4D, C 5D, A 6D → B',
    'B: C 7D, A 8D, B 9D → C (out)',
    'A: B 10D, A JD → B (out)',
  ])
  expect(lives(scene.state)).toBe('2 0 0')
})
