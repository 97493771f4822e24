// Nothing leaked: whole games over real sockets, and the raw bytes of all that anybody heard.

import { passTheAce } from '@foldtable/games/pass-the-ace'
import { LiveTable } from '@foldtable/host/live-table'
import { Truth } from '@foldtable/host/truth'
import { type AnyTable, copyOf, open, Table } from '@foldtable/kernel'
import { isDeep, seedsOf } from '@foldtable/testkit/depth'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type RunningServer, startServer } from '../src/server.ts'
import { Past } from '../src/tables/past.ts'
import { Evening, keysOf } from './evening.ts'
import { letPass } from './held-answers.ts'
import { testSettings } from './house.ts'
import { type Forbidden, type Heard, leaksIn } from './leaks.ts'
import { Person } from './person.ts'
import { type PostOffice, postOffice } from './post-office.ts'
import { guests, liveAt } from './seated.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']

interface Member {
  readonly person: Person
  readonly email: string
  readonly tokens: readonly string[]
}

/** Signs in by mail: an address to keep from the others, and a session before and after. */
async function member(person: Person, office: PostOffice): Promise<Member> {
  const email = `${person.name.toLowerCase()}@secret.example`
  const before = person.cookie
  await person.post('/api/sign-in', { email })
  const letter = office.taken.find(({ to }) => to.includes(email))
  const token = /\/sign-in\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
  await person.post('/api/sign-in/complete', { token })
  expect(person.cookie).not.toBe(before)
  const tokens = [before, person.cookie].map((cookie) => cookie.split('=')[1] ?? '')
  return { person, email, tokens: [...tokens, token] }
}

async function spend(seats: number, seed: string) {
  const office = await postOffice()
  const settings = testSettings({
    smtpUrl: office.url,
    messageRate: 10_000,
    messageBurst: 10_000,
  })
  const house = await startServer(settings)
  onTestFinished(() => house.stop())
  const players = await guests(house.url, ...NAMES.slice(0, seats))
  const watcher = await Person.guest(house.url, 'Watcher')
  const stranger = new Person(house.url, 'Stranger')
  const members: Member[] = []
  for (const person of [...players, watcher]) members.push(await member(person, office))
  const hidden = await hiddenTable(house)
  const evening = await Evening.begin(house, players, [watcher, stranger], seed)
  await evening.play()
  const truth = await evening.live.truth.wholeTable()
  const { invite, chanceKey } = evening.live.stored
  const isPlayer = (name: string) => NAMES.includes(name)
  const forbidden = ({ name, isOver }: Heard): Forbidden => [
    ...members.flatMap((one) => one.tokens.map((text) => ({ what: 'a token', text }))),
    ...members
      .filter(({ person }) => person.name !== name)
      .map(({ email }) => ({ what: 'an address', text: email })),
    { what: 'a private table', text: hidden.id },
    { what: 'an invitation', text: hidden.stored.invite },
    ...(isPlayer(name) ? [] : [{ what: 'an invitation', text: invite }]),
    ...(isOver ? [] : [{ what: 'the chance key', text: chanceKey }]),
    ...(isOver ? [] : members)
      .filter(({ person }) => person.name !== name)
      .map(({ person }) => ({ what: 'a key', text: `"${keysOf(person)}` })),
  ]
  const heard = evening.heard()
  return { evening, truth, heard, leaks: leaksIn(heard, truth, forbidden) }
}

/** Somebody else's, of which nobody may know. */
async function hiddenTable(house: RunningServer): Promise<LiveTable> {
  const [host] = (await guests(house.url, 'Host')) as [Person]
  const made = await host.post('/api/tables', { game: 'pass-the-ace', visibility: 'private' })
  return liveAt(house, made.json().id)
}

const evenings = [2, 3, 4, 5].flatMap((seats) =>
  seedsOf(`leak ${seats}`, { quick: seats === 4 ? 1 : 0, deep: 10 }).map((seed) => ({
    seats,
    seed,
  })),
)

test.each(evenings)(
  '$seats play, and nobody hears what they may not know (seed $seed)',
  async ({ seats, seed }) => {
    const { evening, heard, leaks, truth } = await spend(seats, seed)
    expect(leaks).toEqual([])
    // What was looked at was there to be seen.
    expect(truth.decision.result).toBeDefined()
    expect(truth.entries.some(({ rewind }) => rewind !== undefined)).toBe(true)
    expect(truth.entries.some(({ move }) => move?.kind === 'leave')).toBe(seats > 2)
    expect(evening.refusals.length).toBeGreaterThan(0)
    expect(heard.length).toBeGreaterThan(truth.n * (seats + 2))
    expect(heard.some(({ text, isOver }) => isOver && text.includes('"foldtable-record"'))).toBe(
      true,
    )
    expect(heard.some(({ text }) => text.includes('"is":"'))).toBe(true)
    expect(evening.live.stored.status).toBe('over')
  },
)

describe('a server that leaks is found out', () => {
  const leaksOfServer = async () => {
    letPass()
    return (await spend(3, 'a server that leaks')).leaks
  }

  test('everybody is shown what seat 0 sees', async () => {
    vi.spyOn(LiveTable.prototype, 'viewerOf').mockReturnValue(0)
    expect(await leaksOfServer()).toContainEqual(
      expect.stringMatching(/^Stranger as spectator heard "\w+" at \d+ in \{"kind":"frame"/),
    )
  })

  test('events are not redacted', async () => {
    vi.spyOn(Table.prototype, 'frame').mockImplementation((entry) => ({
      n: entry.n,
      events: entry.events,
    }))
    const leaks = await leaksOfServer()
    expect(leaks).toContainEqual(expect.stringMatching(/^Bob as 1 heard .* in \{"kind":"frame"/))
  })

  test.runIf(isDeep)('pages of history are not redacted', async () => {
    vi.spyOn(Past.prototype, 'page').mockImplementation(async (live) => {
      const { entries } = await live.truth.wholeTable()
      return JSON.stringify(entries.map(({ n, events }) => ({ n, events })))
    })
    expect(await leaksOfServer()).toContainEqual(
      expect.stringMatching(/^Watcher as .* in \[\{"n":1,/),
    )
  })

  test.runIf(isDeep)('an event carries a card that should be secret', async () => {
    const { decide } = passTheAce.moves.stick
    vi.spyOn(passTheAce.moves.stick, 'decide').mockImplementation((draft, seat, move) => {
      const card = draft.state.players[seat]?.hand?.card ?? ''
      const told = {
        kind: 'stuck' as const,
        seat,
        card: typeof card === 'string' ? card : open(card),
      }
      const emit = (event: Parameters<typeof draft.emit>[0]) =>
        draft.emit(event.kind === 'stuck' ? told : event)
      decide({ state: draft.state, chance: draft.chance, by: draft.by, emit }, seat, move)
    })
    expect(await leaksOfServer()).not.toEqual([])
  })

  test.runIf(isDeep)('the whole table is sent as it is after a rewind', async () => {
    const { frame } = Table.prototype
    vi.spyOn(Table.prototype, 'frame').mockImplementation(function (this: AnyTable, entry, viewer) {
      const { n, rewind } = entry
      return rewind === undefined
        ? frame.call(this, entry, viewer)
        : { n, rewind, state: copyOf(this.stateAt(n)) }
    })
    expect(await leaksOfServer()).not.toEqual([])
  })

  test('the chance key stands where its commitment should', async () => {
    vi.spyOn(Truth.prototype, 'commitment', 'get').mockImplementation(function (this: Truth) {
      return this.stored.chanceKey
    })
    expect(await leaksOfServer()).toContainEqual(expect.stringMatching(/heard the chance key/))
  })
})
