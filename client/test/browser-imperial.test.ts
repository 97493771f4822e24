// Imperial on the plain board between three browsers: sealed bids, votes, a maneuver, investors, stopped clocks.
import { type ClockSettings, type Seat, timeLeft } from '@foldtable/kernel'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import type { State } from '../../games/imperial/src/index.ts'
import { arrange as arranged, type Fixture } from '../../games/imperial/test/table.ts'
import { noBrowser, openSite, type Visitor, visit, withChromium } from './browser/chromium.ts'
import {
  button,
  fromMenu,
  isInMenu,
  liveTable,
  seesTheTruth,
  sitDown,
  wordsOf,
} from './browser/evening.ts'
import { arrange, choicesOf, choose, makeTableOf, onPlainBoard } from './browser/plain.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** Everybody at a table that has begun, by seat. */
async function sitting(site: Site, people: readonly [Visitor, Visitor, Visitor]) {
  const [ann, bob, cem] = people
  const pages = people.map(({ page }) => page)
  for (const page of pages) await onPlainBoard(page)
  const live = await liveTable(site.house, ann.page)
  const truth = () => live.table?.state as State
  /** Every page shows what its seat may know, and nothing went wrong on it. */
  const allSee = async () => {
    await Promise.all(pages.map((page, seat) => seesTheTruth(page, live, seat)))
    expect(people.flatMap(({ problems }) => problems)).toEqual([])
  }
  /** Somebody chooses, and the server has taken it. */
  const plays = async ({ page }: Visitor, ...names: readonly (string | RegExp)[]) => {
    const before = live.table?.n ?? 0
    await choose(page, ...names)
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBeGreaterThan(before)
  }
  const takesBack = async ({ page }: Visitor) => {
    const before = live.table?.n ?? 0
    await fromMenu(page, 'Take back')
    await expect.poll(() => live.table?.n, { timeout: 20_000 }).toBeGreaterThan(before)
  }
  /** The table comes to stand as in the fixture and the pages load it; what was heard before that is forgotten. */
  const standsAs = async (fixture: Fixture) => {
    await arrange<State>(site, live, (state) => Object.assign(state, arranged(fixture).state))
    await Promise.all(pages.map((page) => page.reload()))
    await allSee()
    for (const { heard } of people) heard.length = 0
  }
  return { people, ann, bob, cem, live, plays, takesBack, truth, allSee, standsAs }
}

type Sitting = Awaited<ReturnType<typeof sitting>>

/** By the pages alone: Ann makes the table, Bob and Cem come by its link. */
async function sitByLink(site: Site) {
  const { url } = site
  const ann = await visit(`${url}/new/imperial`)
  const link = await makeTableOf(ann.page, url, 'imperial', 'Ann', 3)
  const bob = await visit(link)
  await sitDown(bob.page, 'Bob')
  const cem = await visit(link)
  await sitDown(cem.page, 'Cem')
  await ann.page.getByText('Cem').first().waitFor()
  await button(ann.page, /^Start with/).click()
  return sitting(site, [ann, bob, cem])
}

/** The quick way: the three sit down over HTTP and only then open the page. */
async function sitAtOnce(site: Site, clock: ClockSettings) {
  const { url } = site
  const guest = async (name: string): Promise<Visitor> => {
    const visitor = await visit(`${url}/api/me`)
    await visitor.page.request.post(`${url}/api/guest`, { data: { name } })
    return visitor
  }
  const [ann, bob, cem] = await Promise.all([guest('Ann'), guest('Bob'), guest('Cem')])
  const made = await ann.page.request.post(`${url}/api/tables`, {
    data: { game: 'imperial', minPlayers: 3, maxPlayers: 3, clock },
  })
  const { id } = await made.json()
  for (const { page } of [bob, cem])
    await page.request.post(`${url}/api/tables/${id}/join`, { data: {} })
  await ann.page.request.post(`${url}/api/tables/${id}/start`)
  await Promise.all([ann, bob, cem].map(({ page }) => page.goto(`${url}/tables/${id}`)))
  return sitting(site, [ann, bob, cem])
}

/** Every open secret that somebody was sent, by the raw bytes. */
const secretsIn = ({ heard }: Visitor): number[] =>
  [...heard.join('\n').matchAll(/"is":(\d+)/g)].map(([, value]) => Number(value))

/** Whether these bytes name the amount anywhere, in cents or in dollars. Ids and times are not amounts. */
const isNamed = (cents: number, { heard }: Visitor): boolean => {
  const amounts = [String(cents), (cents / 100).toFixed(2).replace('.', '\\.')]
  return new RegExp(`(?<![\\w.-])(${amounts.join('|')})(?![\\w.-])`).test(heard.join('\n'))
}

/** All events of one kind that somebody was sent in frames. */
const heardOf = ({ heard }: Visitor, kind: string): object[] =>
  heard
    .filter((text) => text.startsWith('{"kind":"frame"'))
    .flatMap((text): { kind: string }[] => JSON.parse(text).events ?? [])
    .filter((event) => event.kind === kind)

/** A democracy votes, and no vote is sent before it is decided. */
async function democracyVotes({
  people,
  ann,
  bob,
  cem,
  plays,
  truth,
  allSee,
  standsAs,
}: Sitting): Promise<void> {
  await standsAs({
    up: 'Germany',
    stock: { Germany: 'A 4; B 3; C 1+2' },
    treasury: { Germany: 5 },
  })
  await plays(ann, 'Taxation')
  await plays(bob, 'Import', 'Army in Berlin')
  await plays(bob, 'Enough')
  await plays(cem, 'Vote for proposal 2')
  await wordsOf(cem.page).getByText('You voted for proposal 2.').waitFor()
  await allSee()
  expect(truth().mode).toBe('vote')
  expect(secretsIn(cem)).toContain(2)
  for (const other of [ann, bob]) {
    expect(secretsIn(other)).toEqual([])
    const vote = { to: [2], pool: 'votes' }
    expect(heardOf(other, 'voted')).toEqual([{ kind: 'voted', seat: 2, vote }])
  }
  await plays(bob, 'Vote for proposal 2')
  const outcome = 'Proposal 2 wins in Germany: for it Bob and Cem.'
  for (const { page } of people) await page.getByText(outcome).first().waitFor()
  await allSee()
  expect(truth().countries.Germany).toMatchObject({ space: 'Import', treasury: 400 })
  expect(truth().board.Germany.armies).toEqual([{ at: 'Berlin', hostile: true }])
}

/** An army crosses the sea, another offers peace and is refused. */
async function maneuverIsPlayed({
  people,
  ann,
  bob,
  cem,
  plays,
  truth,
  allSee,
  standsAs,
}: Sitting): Promise<void> {
  await standsAs({
    up: 'Italy',
    stock: { Italy: 'A 4', France: 'B 5; C 4; A 2' },
    fleets: { Italy: 'Naples' },
    armies: { Italy: 'Rome, Genoa, Venice', France: 'Marseille' },
  })
  await plays(ann, 'Maneuver (left)')
  await plays(ann, 'Move fleet (Naples)')
  await plays(ann, 'To Western Med')
  await plays(ann, 'Move army (Rome)')
  await plays(ann, 'To Algeria')
  await plays(ann, 'Move army (Genoa)')
  await plays(ann, 'To Marseille, offering peace')
  // The stockholders of France decide, without the one who offers.
  await plays(cem, 'Reject peace')
  await allSee()
  expect(truth()).toMatchObject({ mode: 'peace', plan: { convoys: [{ dest: 'Algeria' }] } })
  for (const other of [ann, bob]) expect(secretsIn(other)).toEqual([])
  expect(truth().board.France.armies).toHaveLength(1)
  await plays(bob, 'Reject peace')
  await plays(ann, 'All other units stay')
  await allSee()
  for (const { page } of people) await page.getByText('France rejects peace.').first().waitFor()
  const { Italy, France } = truth().board
  expect(Italy).toMatchObject({
    fleets: ['Western Med'],
    armies: [{ at: 'Algeria' }, { at: 'Venice' }],
    chips: ['Western Med', 'Algeria'],
  })
  expect(France.armies).toEqual([])
}

/** Whoever has the card buys first, then a Swiss player, elsewhere. */
async function investorsMeet({
  ann,
  bob,
  cem,
  plays,
  truth,
  allSee,
  standsAs,
}: Sitting): Promise<void> {
  await standsAs({
    players: 3,
    stock: { Austria: 'A 4', Italy: 'B 4', France: 'A 3' },
    treasury: { Austria: 9 },
    card: 1,
    swiss: [2],
  })
  await wordsOf(ann.page).getByText('Swiss, buying in the next investor round: Cem.').waitFor()
  await plays(ann, 'Investor')
  await plays(bob, 'Russia', 'the 1 for $2')
  await wordsOf(cem.page).getByText('No more stock of Russia in this round.').waitFor()
  await choicesOf(cem.page).first().waitFor()
  expect(await choicesOf(cem.page).filter({ hasText: 'Russia' }).count()).toBe(0)
  await plays(cem, 'Germany', /the 3 for \$6: .*makes you its leader, alone/)
  await allSee()
  expect(truth()).toMatchObject({ mode: 'proposal', up: 'Italy', card: 2 })
  expect(truth().countries.Germany.leadership).toEqual([2])
  expect(truth().players).toMatchObject([
    { cash: 1400, swiss: false },
    { cash: 1000, swiss: false },
    { cash: 400, swiss: false },
  ])
}

/** The clocks stop when somebody likes, and go on when another does. */
async function clocksStop({ people, ann, bob, live, allSee }: Sitting): Promise<void> {
  const { table } = live
  if (table === undefined) throw new Error('the game has not begun')
  const left = (at: number) => timeLeft(table.clock, table.clockSettings, 1, at)
  await fromMenu(ann.page, 'Stop the clocks')
  for (const { page } of people) {
    await page.getByRole('heading', { name: 'Paused' }).waitFor()
    expect(await page.locator('.tf-clock.is-stopped').count()).toBeGreaterThan(2)
    expect(await page.locator('.tf-clock:not(.is-stopped)').count()).toBe(0)
  }
  expect(table.entries.at(-1)).toMatchObject({ by: 0, clock: 'stop' })
  const before = left(Date.now())
  await button(bob.page, 'Go on').click()
  for (const { page } of people)
    await page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'hidden' })
  const going = table.entries.at(-1)
  expect(going).toMatchObject({ by: 1, clock: 'go' })
  expect(left(going?.at ?? 0)).toBe(before) // Bob was on turn all the while
  await allSee()
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.runIf(isDeep)(
    'the opening auction: no bid is sent before all are shown, and its bidder takes it back',
    async () => {
      const { people, ann, bob, cem, plays, takesBack, truth, allSee } = await sitByLink(
        await openSite(),
      )
      const firstCents = 1201
      const bids = [1601, 901, 601] as const
      await plays(ann, 'Bid for the 5', '$12.01')
      await allSee()

      expect(await isInMenu(bob.page, 'Take back')).toBe(false)
      await takesBack(ann)
      await plays(ann, 'Bid for the 6', '$16.01')
      await plays(bob, 'Bid for the 4', '$9.01')
      await allSee()
      expect(truth().mode).toBe('bid')

      // Two bids are in, one is missing: each is known to its bidder and on nobody else's wire.
      expect(new Set(secretsIn(ann))).toEqual(new Set([firstCents, bids[0]]))
      expect(new Set(secretsIn(bob))).toEqual(new Set([bids[1]]))
      expect(secretsIn(cem)).toEqual([])
      const blank = (seat: Seat) => ({
        ...{ kind: 'bidMade', seat },
        bid: { to: [seat], pool: 'bids' },
      })
      for (const other of [bob, cem]) {
        for (const cents of [firstCents, bids[0]]) expect(isNamed(cents, other)).toBe(false)
        expect(heardOf(other, 'bidMade').slice(0, 2)).toEqual([blank(0), blank(0)])
      }
      for (const other of [ann, cem]) expect(isNamed(bids[1], other)).toBe(false)
      expect(heardOf(cem, 'bidMade')).toEqual([blank(0), blank(0), blank(1)])
      expect(isNamed(bids[0], ann) && isNamed(bids[1], bob)).toBe(true)

      await plays(cem, 'Bid for the 3', '$6.01')
      await allSee()
      for (const one of people)
        expect(heardOf(one, 'bidsShown')).toMatchObject([{ country: 'Austria', bids }])
      // What is open stays open, also to whoever bid last.
      expect(await isInMenu(cem.page, 'Take back')).toBe(false)
      expect(truth()).toMatchObject({ mode: 'buyBid', bids })

      await plays(ann, 'Take the 6 of Austria and pay $16.01')
      await plays(bob, 'Decline')
      await takesBack(bob)
      await plays(bob, 'Take the 4 of Austria and pay $9.01')
      await plays(cem, 'Take the 3 of Austria and pay $6.01')
      await plays(ann, '$4.32, leaves you $0')
      await plays(bob, 'Bid for the 4', '$11.32')
      await plays(cem, 'Bid for the 5', '$14.32')
      await plays(cem, 'Take the 5 of Italy')
      await plays(bob, 'Take the 4 of Italy')
      await plays(ann, 'Take the 2 of Italy')
      await allSee()
      expect(truth()).toMatchObject({ mode: 'proposal', up: 'Austria', round: 2 })
      expect(truth().countries.Austria.leadership).toEqual([0, 1, 2])
      expect(truth().players.map(({ cash }) => cash)).toEqual([0, 0, 0])
    },
  )

  test.runIf(isDeep)(
    'a vote, a maneuver with a convoy, an investor round, and clocks that stop',
    async () => {
      const clock = { kind: 'penalty', seconds: 3600, increment: 60, refill: 600 } as const
      const table = await sitAtOnce(await openSite(), clock)
      await democracyVotes(table)
      await maneuverIsPlayed(table)
      await investorsMeet(table)
      await clocksStop(table)
    },
  )
})
