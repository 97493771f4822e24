// What follows from a state for whoever draws it: the panel of players has its scores from here.

import { playOut } from '@foldtable/bots/random-play'
import { games } from '@foldtable/games'
import { readOptions, seededChance, Table } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { shownOf } from '../src/store/shown.ts'

const imperial = games.find(({ meta }) => meta.id === 'imperial')

function opened(showScores: boolean) {
  if (imperial === undefined) throw new Error('no Imperial')
  const read = readOptions(imperial, { showScores })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const chance = seededChance('scores')
  return Table.open({ game: imperial, seats: 3, options: read.options, chance })
}

test('[I-21.4] scores that a table hides are not in the panel of players, until the end', () => {
  for (const showScores of [true, false]) {
    const table = opened(showScores)
    const shown = () => shownOf(table.game, table.view(0)).score.length
    expect(shown()).toBe(showScores ? 3 : 0)
    playOut(table, seededChance('scores player'), { most: 40 })
    expect(table.decision.result).toBeUndefined()
    expect(shown()).toBe(showScores ? 3 : 0)
    playOut(table, seededChance('scores player'))
    expect(table.decision.result).toBeDefined()
    expect(shown()).toBe(3)
  }
})
