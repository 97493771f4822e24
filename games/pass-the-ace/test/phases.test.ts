// what the table waits for, and how a pause ends.
import { expect, test } from 'vitest'
import { A, advance, allStick, B, C, deal, drawFor, leave, ready } from './table.ts'

test('[A-2.1, A-2.2] a game goes from high card to turns, to reveal, to turns and is over', () => {
  const scene = drawFor('KH', { players: 2, lives: 2, later: ['2C 9D 8C 3D'] })
  const phases = [scene.state.phase]
  const note = () => phases.push(scene.state.phase)
  scene.waitOut()
  note()
  allStick(scene)
  note()
  scene.waitOut()
  note()
  scene.host(B, leave)
  note()
  expect(phases).toEqual(['highCard', 'turns', 'reveal', 'turns', 'over'])
})

test('[A-2.1, A-2.2] a double game leads back to the high card', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1 })
  allStick(scene)
  expect(scene.state.phase).toBe('doubleGame')
  scene.waitOut()
  expect(scene.state.phase).toBe('highCard')
})

test('[A-2.2] after the last round the game is over without a pause', () => {
  const scene = deal('2C 9D', { players: 2, lives: 1 })
  allStick(scene)
  expect(scene.state.phase).toBe('over')
  expect(scene.table.dueAt).toBeNull()
})

test('[A-2.3] the high card is on show for five seconds, and nobody has anything to decide', () => {
  const { table } = drawFor('KH')
  expect(table.decision).toEqual({
    seats: [A, B, C],
    about: 'highCard',
    due: { ms: 5000, move: advance },
  })
  expect(table.offers(A)).toEqual([ready])
})

test('[A-2.3] shown cards stay on show for five seconds after the last action', () => {
  const scene = deal('5H 9D 7C')
  scene.now += 30_000
  allStick(scene)
  expect(scene.table.dueAt).toBe(scene.now + 5000)
})

test('[A-2.4] the clock goes on when the pause is over and not before', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  const dueAt = scene.table.dueAt ?? 0
  expect(scene.refusal('clock', advance, { at: dueAt - 1 })).toBe('tooEarly')
  scene.waitOut()
  expect(scene.state.round).toBe(2)
})

test('[A-2.4] only the clock advances, and only in a pause', () => {
  const scene = drawFor('KH')
  expect(scene.refusal(A, advance)).toBe('notAPlayersMove')
  scene.waitOut()
  expect(scene.refusal('clock', advance)).toBe('wrongPhase')
})

test('[A-2.4] the pause ends at once when everybody dealt in next is ready', () => {
  const scene = deal('2C 9D 10S', { lives: 1 })
  allStick(scene)
  expect(scene.table.decision).toMatchObject({ seats: [A, C] })
  scene.play(C, ready)
  expect(scene.state.phase).toBe('reveal')
  scene.play(A, ready)
  expect(scene.state.phase).toBe('turns')
})

test('[A-2.4] whoever is out is not waited for, and nobody is waited for twice', () => {
  const scene = deal('2C 9D 10S', { lives: 1 })
  allStick(scene)
  expect(scene.refusal(B, ready)).toBe('notYourTurn')
  scene.play(A, ready)
  expect(scene.refusal(A, ready)).toBe('notYourTurn')
})

test('[A-2.4] before a double game all who have not left are waited for', () => {
  const scene = deal('2C 9D 10S 5H 5S', { lives: 1 })
  allStick(scene)
  scene.waitOut()
  allStick(scene)
  expect(scene.table.decision).toMatchObject({ seats: [A, B, C], about: 'doubleGame' })
  for (const seat of [A, C, B]) scene.play(seat, ready)
  expect(scene.state).toMatchObject({ phase: 'highCard', leg: 2 })
})

test('[A-2.4] when the only one not ready leaves, the game goes on', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  scene.play(A, ready)
  scene.play(B, ready)
  scene.host(C, leave)
  expect(scene.state.phase).toBe('turns')
})

test('[A-2.4] the clock may be ready for somebody', () => {
  const scene = drawFor('KH', { players: 2 })
  expect(scene.runOut(B).events).toEqual([{ kind: 'readied', seat: B }])
  expect(scene.table.decision).toMatchObject({ seats: [A] })
})

test('[A-2.4] being ready is forgotten with the pause', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  for (const seat of [A, B, C]) scene.play(seat, ready)
  expect(scene.state.players.map((player) => player.ready)).toEqual([false, false, false])
})

test('[A-2.4] there is nothing to be ready for while somebody is to act', () => {
  const scene = deal('5H 9D 7C')
  expect(scene.refusal(B, ready)).toBe('wrongPhase')
})
