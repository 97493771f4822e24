// The past in the browser, from pages that hold no states: any moment of it, with moves taken back.
import { games } from '@foldtable/games'
import { redact, seenEntry, viewersOf } from '@foldtable/kernel'
import { lawfulTable } from '@foldtable/testkit/lawful-table'
import { expect, test } from 'vitest'
import { History } from '../src/store/history.ts'

test.each(games)('$meta.id stands at every moment as the viewer saw it', (game) => {
  const seats = Math.max(3, game.meta.seats.min)
  const { table } = lawfulTable(game, { seats, seed: 'the past', most: 90 })
  for (const viewer of viewersOf(seats)) {
    const history = new History(game, () => game.blank(seats, table.options))
    for (const entry of table.entries) history.add(seenEntry(entry, viewer))
    // Backwards, so that no moment is found by the one before.
    for (let n = table.n; n > 0; n -= 7)
      expect(history.stateAt(n)).toEqual(redact(table.stateAt(n), viewer))
  }
})
