// Frames as text: the same as the frames, and made once for all who know the same.
import { playOut } from '@foldtable/bots/random-play'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, test } from 'vitest'
import { frameTexts, seededChance, Table, viewersOf } from '../src/index.ts'

const opened = (seed: string) =>
  Table.open({
    game: passTheAce,
    seats: 4,
    options: { startingLives: 2 },
    chance: seededChance(seed),
  })

test('every text is the frame of its viewer', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const table = opened(seed)
    playOut(table, seededChance(`${seed} player`), { mischief: { clock: 20, host: 20 } })
    table.rewind(3, 'host', 0)
    for (const entry of table.entries) {
      const textFor = frameTexts(table, entry)
      for (const viewer of viewersOf(4)) {
        expect(JSON.parse(textFor(viewer))).toEqual(table.frame(entry, viewer))
      }
    }
  }
})

test('an entry without secrets has one text for everybody', () => {
  const table = opened('once')
  const played = table.play({ by: 0, move: { kind: 'ready' }, at: 1 })
  if (!played.ok || played.entry === undefined) throw new Error('refused')
  let made = 0
  const counting = Object.create(table, { frame: { value: () => ({ n: 1, made: ++made }) } })
  const textFor = frameTexts(counting, played.entry)
  for (const viewer of viewersOf(4)) textFor(viewer)
  expect(made).toBe(1)
})
