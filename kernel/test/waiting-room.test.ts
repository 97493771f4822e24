// Before and around a game: T-4, and the numbers of Pass the Ace about seating.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, test } from 'vitest'
import {
  absenceDeadline,
  type Changed,
  changeSettings,
  depart,
  join,
  openParty,
  type Party,
  type PartySettings,
  rematch,
  remove,
  rename,
  setColour,
  setPresence,
  setReady,
  start,
  startByItself,
  tasksOf,
} from '../src/index.ts'

const { meta } = passTheAce
const [ann, bob, cleo, dan] = ['ann', 'bob', 'cleo', 'dan'].map((id) => ({ id, name: id })) as [
  P,
  P,
  P,
  P,
]
type P = { id: string; name: string }

const roomOf = (changed: Changed): Party => {
  if (!changed.ok) throw new Error(changed.refusal.code)
  return changed.party
}
const codeOf = (changed: Changed): string => (changed.ok ? 'taken' : changed.refusal.code)

function roomWith(people: P[], settings: Partial<PartySettings> = {}, at = 0): Party {
  const [host = ann, ...others] = people
  return others.reduce(
    (room, person) => roomOf(join(room, person, at)),
    roomOf(openParty(meta, host, settings)),
  )
}
const namesIn = ({ people }: Party) => people.map(({ id }) => id)

test('[A-1.2] settings have their defaults', () => {
  expect(roomWith([ann]).settings).toEqual({
    minPlayers: 2,
    maxPlayers: 8,
    autoStart: false,
    clock: { kind: 'none' },
    options: { startingLives: 3 },
  })
})

test.each([
  [{ minPlayers: 1 }],
  [{ minPlayers: 9 }],
  [{ minPlayers: 2.5 }],
  [{ maxPlayers: 9 }],
  [{ minPlayers: 4, maxPlayers: 3 }],
  [{ options: { startingLives: 0 } }],
  [{ options: { startingLives: 6 } }],
  [{ options: { lives: 3 } }],
  [{ clock: { kind: 'perTurn', seconds: 0 } as const }],
])('[T-4.1, A-1.2] %j is refused', (settings) => {
  expect(codeOf(openParty(meta, ann, settings))).toBe('invalidSettings')
  expect(codeOf(changeSettings(meta, roomWith([ann]), 'ann', settings, 0))).toBe('invalidSettings')
})

test('[T-4.1, A-1.2] a table does not become smaller than those who sit there', () => {
  const party = roomWith([ann, bob, cleo])
  expect(codeOf(changeSettings(meta, party, 'ann', { maxPlayers: 2 }, 0))).toBe('invalidSettings')
  expect(codeOf(changeSettings(meta, party, 'ann', { maxPlayers: 3 }, 0))).toBe('taken')
})

test('[T-4.2, A-1.3] only the host changes settings, starts and removes', () => {
  const party = roomWith([ann, bob])
  expect(party.host).toBe('ann')
  expect(
    [
      changeSettings(meta, party, 'bob', { autoStart: true }, 0),
      start(party, 'bob'),
      remove(party, 'bob', 'ann', 0),
    ].map(codeOf),
  ).toEqual(['notHost', 'notHost', 'notHost'])
})

test('[T-4.2, A-1.3] settings change only before the start', () => {
  const playing = roomOf(start(roomWith([ann, bob]), 'ann'))
  expect(codeOf(changeSettings(meta, playing, 'ann', { autoStart: true }, 0))).toBe(
    'alreadyStarted',
  )
})

test('[T-4.4, A-1.4] when the host leaves, the lowest seat that is there hosts; if nobody is, the lowest', () => {
  const party = setPresence(roomWith([ann, bob, cleo]), 'bob', false, 5)
  expect(roomOf(depart(party, 'ann', 9)).host).toBe('cleo')
  const empty = setPresence(party, 'cleo', false, 6)
  expect(roomOf(depart(empty, 'ann', 9)).host).toBe('bob')
  expect(roomOf(depart(party, 'cleo', 9)).host).toBe('ann')
})

test('[T-4.3, A-1.5] one joins while the table waits and has room; joining twice is joining once', () => {
  const party = roomWith([ann, bob], { maxPlayers: 2 })
  expect(codeOf(join(party, cleo, 0))).toBe('tableFull')
  expect(roomOf(join(party, bob, 0))).toBe(party)
  const playing = roomOf(start(party, 'ann'))
  expect(codeOf(join(playing, cleo, 0))).toBe('alreadyStarted')
  expect(roomOf(join(playing, bob, 0))).toBe(playing)
})

test('[T-4.4, A-1.6] whoever leaves the waiting room frees the seat, and the others move down', () => {
  const party = roomOf(depart(roomWith([ann, bob, cleo]), 'bob', 0))
  expect(namesIn(party)).toEqual(['ann', 'cleo'])
  expect(codeOf(depart(party, 'bob', 0))).toBe('notSeated')
})

test('[T-4.5, A-1.7] the host starts with enough people', () => {
  const alone = roomWith([ann], { minPlayers: 3 })
  expect(start(alone, 'ann')).toEqual({
    ok: false,
    refusal: { code: 'notEnoughPlayers', rule: 'T-4.5', facts: { needed: 3 } },
  })
  const party = roomWith([ann, bob, cleo], { minPlayers: 3 })
  expect(roomOf(start(party, 'ann')).status).toBe('playing')
  expect(codeOf(start(roomOf(start(party, 'ann')), 'ann'))).toBe('alreadyStarted')
})

test('[T-4.5, A-1.8, GA-26] the countdown begins with enough people, again with each newcomer, and ends at a full table', () => {
  const settings = { minPlayers: 2, maxPlayers: 3, autoStart: true }
  const one = roomWith([ann], settings)
  expect(one.startsAt).toBeNull()
  const two = roomOf(join(one, bob, 1000))
  expect(two.startsAt).toBe(11_000)
  const left = roomOf(depart(two, 'bob', 2000))
  expect(left.startsAt).toBeNull()
  const back = roomOf(join(left, bob, 3000))
  expect(back.startsAt).toBe(13_000)
  const full = roomOf(join(back, cleo, 4000))
  expect(full).toMatchObject({ status: 'playing', startsAt: null })
})

test('[A-1.8] the countdown starts the game by itself and no earlier; the host may start before', () => {
  const party = roomWith([ann, bob], { autoStart: true }, 1000)
  expect(tasksOf(party)).toEqual([{ at: 11_000, task: { kind: 'start' } }])
  expect(codeOf(startByItself(party, 10_999))).toBe('tooEarly')
  expect(roomOf(startByItself(party, 11_000)).status).toBe('playing')
  expect(roomOf(start(party, 'ann')).status).toBe('playing')
  expect(codeOf(startByItself(roomWith([ann, bob]), 99_999))).toBe('tooEarly')
})

test('[T-4.5, T-4.11] where it starts when all are ready, it waits for everybody and counts down then', () => {
  const settings = { minPlayers: 2, maxPlayers: 4, autoStart: true, startsWhenReady: true }
  const two = roomWith([ann, bob], settings, 1000)
  expect(two.startsAt).toBeNull()
  const bot = roomOf(join(two, { id: 'bot:0', name: 'Hana', isBot: true }, 1500))
  const one = roomOf(setReady(bot, 'ann', true, 2000))
  expect(one.startsAt).toBeNull()
  const all = roomOf(setReady(one, 'bob', true, 3000))
  expect(all.startsAt).toBe(6000)
  expect(roomOf(setReady(all, 'bob', false, 4000)).startsAt).toBeNull()
  expect(roomOf(join(all, cleo, 4000))).toMatchObject({ status: 'waiting', startsAt: null })
  const begun = roomOf(startByItself(all, 6000))
  expect(begun.status).toBe('playing')
  expect(begun.people.some(({ isReady }) => isReady)).toBe(false)
  expect(codeOf(setReady(begun, 'bob', true, 7000))).toBe('alreadyStarted')
  expect(codeOf(setReady(all, 'dan', true, 4000))).toBe('notSeated')
})

test('[T-4.11] other settings ask everybody anew; who is ready starts nothing where the host does', () => {
  const party = roomWith([ann, bob])
  const all = roomOf(setReady(roomOf(setReady(party, 'ann', true, 0)), 'bob', true, 0))
  expect(all.startsAt).toBeNull()
  const changed = roomOf(changeSettings(meta, all, 'ann', { startsWhenReady: true }, 0))
  expect(changed).toEqual({ ...party, settings: { ...party.settings, startsWhenReady: true } })
  expect(codeOf(changeSettings(meta, party, 'ann', { startsWhenReady: 1 as never }, 0))).toBe(
    'invalidSettings',
  )
})

test('[T-4.12] a colour is one of the game, and of one person only', () => {
  const colours = ['red', 'blue']
  const party = roomOf(setColour(roomWith([ann, bob]), 'ann', 'blue', colours))
  expect(party.people.map(({ colour }) => colour)).toEqual(['blue', undefined])
  expect(codeOf(setColour(party, 'bob', 'blue', colours))).toBe('colourTaken')
  expect(codeOf(setColour(party, 'bob', 'pink', colours))).toBe('unknownColour')
  expect(codeOf(setColour(party, 'cleo', 'red', colours))).toBe('notSeated')
  const playing = roomOf(start(roomOf(setColour(party, 'ann', 'red', colours)), 'ann'))
  expect(playing.people[0]?.colour).toBe('red')
  expect(codeOf(setColour(playing, 'bob', 'blue', colours))).toBe('alreadyStarted')
})

test('[T-4.4] a bot never hosts', () => {
  const party = roomOf(join(roomWith([ann]), { id: 'bot:0', name: 'Hana', isBot: true }, 0))
  expect(roomOf(depart(roomOf(join(party, cleo, 0)), 'ann', 9)).host).toBe('cleo')
})

test('[T-4.9] who is removed without being kept out may come back', () => {
  const removed = roomOf(remove(roomWith([ann, dan]), 'ann', 'dan', 0, { isKeptOut: false }))
  expect(namesIn(roomOf(join(removed, dan, 0)))).toEqual(['ann', 'dan'])
  const keptOut = roomOf(remove(roomWith([ann, dan]), 'ann', 'dan', 0))
  expect(codeOf(join(keptOut, dan, 0))).toBe('sentAway')
})

test('[T-4.8, A-13.2] whoever is away for a minute leaves the waiting room', () => {
  const party = setPresence(roomWith([ann, bob]), 'bob', false, 5000)
  expect(tasksOf(party)).toEqual([{ at: 65_000, task: { kind: 'remove', person: 'bob' } }])
  expect(tasksOf(setPresence(party, 'bob', true, 6000))).toEqual([])
  expect(setPresence(party, 'bob', false, 9000)).toEqual(party)
})

test('[T-4.6, A-13.9] the host removes from a game only who has been away for two minutes', () => {
  const playing = roomOf(start(roomWith([ann, bob, cleo]), 'ann'))
  expect(codeOf(remove(playing, 'ann', 'bob', 500_000))).toBe('cannotRemove')
  const gone = setPresence(playing, 'bob', false, 1000)
  expect(codeOf(remove(gone, 'ann', 'bob', 120_999))).toBe('cannotRemove')
  expect(namesIn(roomOf(remove(gone, 'ann', 'bob', 121_000)))).toEqual(['ann', 'cleo'])
  expect(codeOf(remove(gone, 'ann', 'dan', 121_000))).toBe('notSeated')
  expect(namesIn(roomOf(remove(roomWith([ann, dan]), 'ann', 'dan', 0)))).toEqual(['ann'])
})

test('[T-4.8, A-13.10] a game without anybody for five minutes is abandoned', () => {
  const playing = roomOf(start(roomWith([ann, bob]), 'ann'))
  const half = setPresence(playing, 'ann', false, 1000)
  expect(tasksOf(half)).toEqual([])
  const empty = setPresence(half, 'bob', false, 9000)
  expect(tasksOf(empty)).toEqual([{ at: 309_000, task: { kind: 'abandon' } }])
  expect(tasksOf(setPresence(empty, 'ann', true, 10_000))).toEqual([])
})

test('[T-4.7, A-11.4] a rematch seats those who want one in the same order, and anybody who sits there may offer it', () => {
  const played = roomOf(depart(roomOf(start(roomWith([ann, bob, cleo, dan]), 'ann')), 'bob', 9))
  expect(codeOf(rematch(played, 'ann', ['ann']))).toBe('notOver')
  const over: Party = { ...played, status: 'over' }
  const again = roomOf(rematch(over, 'dan', ['dan', 'cleo', 'bob', 'ann']))
  expect(again).toMatchObject({ status: 'waiting', settings: played.settings, host: 'ann' })
  expect(namesIn(again)).toEqual(['ann', 'cleo', 'dan'])
  expect(roomOf(rematch(over, 'dan', ['cleo', 'dan']))).toMatchObject({ host: 'dan' })
  expect(codeOf(rematch(over, 'bob', ['ann', 'bob']))).toBe('notSeated')
})

test('[A-12.3, A-13.1, GA-30] without a clock, who is asked and away has a minute; coming back clears it', () => {
  const began = 5000
  expect(absenceDeadline({ kind: 'none' }, began, { awaySince: began + 10_000 })).toBe(
    began + 70_000,
  )
  expect(absenceDeadline({ kind: 'none' }, began, { awaySince: began - 10_000 })).toBe(
    began + 60_000,
  )
  expect(absenceDeadline({ kind: 'none' }, began, { awaySince: null })).toBeNull()
})

test('[A-12.4] with a clock, being away changes nothing', () => {
  expect(absenceDeadline({ kind: 'perTurn', seconds: 20 }, 0, { awaySince: 1 })).toBeNull()
})

test('[T-4.1] what is kept is whole: options that are not given have their defaults', () => {
  const party = roomWith([ann, bob])
  const bare = roomOf(changeSettings(meta, party, 'ann', { options: {} }, 0))
  expect(bare.settings.options).toEqual({ startingLives: 3 })
})

test('[T-4.2, T-4.4] whoever left has none of the powers of a host', () => {
  const left: Party = {
    ...roomWith([ann, bob]),
    status: 'over',
    people: [{ ...bob, awaySince: 0 }],
  }
  expect(codeOf(rematch(left, 'ann', ['bob']))).toBe('notSeated')
  expect(codeOf(remove(left, 'ann', 'bob', 1e9))).toBe('notHost')
})

test('[T-4.9] whom the host sent away does not come back', () => {
  const without = roomOf(remove(roomWith([ann, bob]), 'ann', 'bob', 5))
  expect(codeOf(join(without, bob, 6))).toBe('sentAway')
  expect(namesIn(roomOf(join(without, cleo, 6)))).toEqual(['ann', 'cleo'])
})

test.each([
  ['Ann', 'Ann 2'],
  ['aNN', 'aNN 2'],
  ['\u0410nn', '\u0410nn 2'], // the first letter is Cyrillic
  ['A\u200Bnn', 'A\u200Bnn 2'],
  ['Änn', 'Änn 2'],
  ['Anne', 'Anne'],
])('[T-4.10, I-2.1] beside Ann, %s is %s', (name, shown) => {
  const party = roomWith([{ id: 'a', name: 'Ann' }])
  const joined = roomOf(join(party, { id: 'b', name }, 0))
  expect(joined.people.map((one) => one.name)).toEqual(['Ann', shown])
})

test('[T-4.10] names stay distinct when somebody takes another one', () => {
  const twice = roomWith(['a', 'b', 'c'].map((id) => ({ id, name: 'Ann' })))
  expect(twice.people.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'Ann 3'])
  const renamed = rename(twice, { id: 'a', name: 'ann 2' })
  expect(renamed.people.map(({ name }) => name)).toEqual(['ann 2 2', 'Ann 2', 'Ann 3'])
  expect(rename(renamed, { id: 'a', name: 'Ann' }).people[0]?.name).toBe('Ann')
})
