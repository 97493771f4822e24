// Whom one has muted or blocked, for oneself: read once, changed from wherever their name stands.
import type { Away, AwayPerson } from '@foldtable/protocol'
import { type Answer, ask } from './api.ts'
import { currentMe, onOtherPerson } from './me.ts'
import { signalOf, useSignal } from './signal.ts'

export type { Away }

const NOBODY: ReadonlyMap<string, Away> = new Map()
const people = signalOf(NOBODY)
let isRead = false

onOtherPerson(() => {
  isRead = false
  people.set(NOBODY)
})

/** By the number of the player. */
export const useKeptAway = (): ReadonlyMap<string, Away> => useSignal(people)

/** For pages on which somebody may be heard; a stranger has kept nobody away. */
export async function readKeptAway(): Promise<void> {
  if (isRead || !currentMe()) return
  isRead = true
  const answer = await ask('GET /api/my/kept-away')
  if (answer.ok) take(answer.value)
  else isRead = false
}

export async function keepAway(id: string, away: Away): Promise<Answer<readonly AwayPerson[]>> {
  const answer = await ask('POST /api/players/:id/keep-away', { params: { id }, body: away })
  if (answer.ok) take(answer.value)
  return answer
}

function take(list: readonly AwayPerson[]): void {
  people.set(
    new Map(list.map(({ id, isMuted, isBlocked }) => [id, { isMuted, isBlocked }] as const)),
  )
}
