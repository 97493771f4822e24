// A table with a crowd: seats are told first, the others in slices between which everybody else has a turn.
import { Audience } from '@foldtable/host/audience'
import { Presence } from '@foldtable/host/presence'
import { expect, test } from 'vitest'

function crowded(spectators: number) {
  const turns: (() => void)[] = []
  const audience = new Audience('t', new Presence(Date.now), (act) => turns.push(act))
  const told: string[] = []
  const watcher = (account: string) => ({
    ...{ account, signedInAs: null },
    deliver: (_table: string, { text }: { readonly text: string }) =>
      void told.push(`${account} ${JSON.parse(text).n}`),
  })
  const watchers = Array.from({ length: spectators }, (_, i) => watcher(`s${i}`))
  for (const one of watchers) audience.add(one)
  audience.add(watcher('ann')) // she sits, and came last
  const viewerOf = (account: string | null) => (account === 'ann' ? 0 : 'spectator')
  const tell = (n: number) =>
    audience.tellEach(viewerOf, () => ({ kind: 'known', table: 't', key: 'k', n }))
  const goRound = () => {
    for (const turn of turns.splice(0)) turn()
    return told.splice(0)
  }
  return { audience, watchers, told, tell, goRound }
}

test('seats first, then those who look on, a slice in each turn and in order', () => {
  const { tell, told, goRound, audience, watchers } = crowded(150)
  tell(1)
  expect(told.splice(0)).toEqual(['ann 1'])
  tell(2)
  expect(told.splice(0)).toEqual(['ann 2'])
  const [gone] = watchers.slice(140)
  if (gone !== undefined) audience.remove(gone, false)
  const slices = Array.from({ length: 6 }, goRound)
  expect(slices.every((slice) => slice.length <= 64)).toBe(true)
  const names = watchers.flatMap((one) => (one === gone ? [] : [one.account]))
  expect(slices.flat()).toEqual([1, 2].flatMap((n) => names.map((name) => `${name} ${n}`)))
  expect(goRound()).toEqual([])
})

test('a few who look on are told at once', () => {
  const { tell, told } = crowded(3)
  tell(1)
  expect(told).toEqual(['ann 1', 's0 1', 's1 1', 's2 1'])
})
