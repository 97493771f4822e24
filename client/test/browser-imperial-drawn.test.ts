// Imperial on the drawn board between browsers: what is taken back and stopped there, and whole evenings.
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import type { Fixture } from '../../games/imperial/test/table.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, openSite, withChromium } from './browser/chromium.ts'
import { fromMenu } from './browser/evening.ts'
import {
  at,
  DESK_BY_MOUSE,
  type Hand,
  on,
  PHONE_BY_TOUCH,
  playsAtOnce,
  sitAt,
  standsAs,
  stateOf,
  typed,
} from './browser/imperial.ts'

const CLOCK = { kind: 'penalty', seconds: 3600, increment: 60, refill: 600 } as const

/** Austria, Italy and Russia are Ann's, France Bob's, England Cem's, Germany a democracy; Cem is Swiss and Bob has the card. */
const EVENING: Fixture = {
  players: 3,
  up: 'Austria',
  card: 1,
  swiss: [2],
  cash: [20, 20, 20],
  stock: {
    Austria: 'A 4',
    Italy: 'A 5; B 1',
    France: 'B 5',
    England: 'C 5',
    Germany: 'A 4; B 3; C 1+2',
    Russia: 'A 3',
  },
  treasury: { Austria: 14, Italy: 9, France: 4, England: 2, Germany: 5, Russia: 3 },
  points: { Italy: 24 },
  fleets: { Italy: 'Naples' },
  armies: {
    Italy: 'Genoa, Genoa, Florence, Vienna, Vienna, Venice, Rome',
    France: 'Marseille, Marseille, Marseille',
    Germany: 'Cologne',
  },
}

/** Taxes are looked at, and a factory is built instead. */
async function factory(ann: Hand): Promise<void> {
  await ann.press(on('Taxation'))
  await ann.board.getByText('one factory × $2, 0 flags').waitFor()
  await axeFindsNothing(ann.page, '.im')
  await ann.makes(1, on('Factory'), at('Trieste'), 'Build in Trieste')
}

/** A sealed auction of three: amounts are typed, stepped to and taken from a certificate. */
async function auction([ann, bob, cem]: readonly Hand[]): Promise<void> {
  if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three play')
  await ann.makes(1, typed('12,01'), 'Seal $12.01')
  await bob.makes(1, 'Austria 4 for $9', 'More', 'Seal $9.01')
  await cem.makes(1, typed('4'), 'Seal $4')
  await ann.sees()
  await ann.makes(1, 'Take the 5 for $12.01')
  await bob.sees()
  await bob.makes(1, 'Decline')
  await cem.sees()
  await cem.makes(1, 'Take the 2 for $4')
}

/** Austria alone was sold, and Ann decides for it: what it does is taken back step by step, also once it is done. */
async function firstTurns({ hands, live }: Awaited<ReturnType<typeof sitAt>>): Promise<void> {
  const [ann, ...others] = hands
  if (ann === undefined) throw new Error('three play')
  while (stateOf(live).mode === 'bid') await playsAtOnce(live, { kind: 'bid', amount: 0 })
  await ann.sees()
  await ann.makes(1, on('R-Produce'), 'Production')
  await takesBack(ann, ...others)
  await Promise.all(others.map(({ page }) => page.goto('about:blank')))
  expect(stateOf(live).board.Austria.armies).toEqual([])
  await ann.makes(1, on('R-Produce'), 'Production')
  await ann.makes(1, on('R-Maneuver'), 'Maneuver')
  await ann.makes(2, at('Vienna'), at('Western Balkans'))
  await ann.makes(2, at('Budapest'), at('Romania'))
  expect(stateOf(live).board.Austria.chips).toEqual(['Western Balkans', 'Romania'])
  await takesBack(ann)
  expect(stateOf(live)).toMatchObject({ mode: 'plan', plan: { chosen: 1 } })
  await ann.makes(1, at('Romania'))
  await ann.makes(1, on('Factory'), at('Trieste'), 'Build in Trieste')
  expect(stateOf(live).board.Austria.factories).toContain('Trieste')
}

/** Fleets and armies one by one: sea, convoy, battle, refused and accepted peace, a factory destroyed; steps taken back. */
async function maneuver(ann: Hand, bob: Hand): Promise<void> {
  await ann.makes(1, on('R-Maneuver'), 'Maneuver')
  await ann.makes(2, at('Naples'), at('Western Med'))
  await ann.makes(2, at('Rome'), at('Tunis'))
  await ann.board.locator('.im-load.is-full').getByText('1/1').waitFor()
  await ann.makes(1, /^Take back: The army \(Rome\) crosses/)
  await ann.board.locator('.im-load:not(.is-full)').getByText('0/1').waitFor()
  await ann.makes(2, at('Rome'), at('Algeria'))
  await ann.makes(2, at('Genoa'), at('Marseille'), /^Fighting one army of France/)
  await ann.makes(1, /^Earlier: The army \(Genoa\)/)
  const planned = ann.board.locator('.im-plan li')
  expect((await planned.allTextContents()).map((text) => /\((\w+)\)/.exec(text)?.[1])).toEqual([
    'Naples',
    'Genoa',
    'Rome',
  ])
  await ann.makes(2, at('Genoa'), at('Marseille'), /^Offering peace/)
  await bob.sees()
  await bob.press(/^Reject: war/)
  await ann.page.getByText('France rejects peace.').first().waitFor({ state: 'attached' })
  await ann.sees()
  await ann.makes(2, at('Florence'), at('Marseille'), /^Offering peace/)
  await bob.sees()
  await bob.press(/^Accept peace/)
  await ann.page.getByText('France accepts peace.').first().waitFor({ state: 'attached' })
  await ann.sees()
  // What somebody was asked about stays: neither that step nor one before it can be taken out of the plan.
  expect(await ann.board.getByRole('button', { name: /^(Take back|Earlier):/ }).count()).toBe(0)
  await ann.makes(2, at('Venice'), at('Vienna'), /^Destroying the factory/)
}

const FREE = /^Take back free/

/** Whoever moved last may take it back, freely, whatever it was; nobody else is offered to. */
async function takesBack(who: Hand, ...others: readonly Hand[]): Promise<void> {
  for (const other of others) {
    await other.sees()
    expect(await other.board.getByRole('button', { name: /take back/i }).count()).toBe(0)
  }
  await who.makes(1, FREE)
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  // The same is played without a server, deed by deed, in `browser-atlas.test.ts`.
  test.each(isDeep ? [DESK_BY_MOUSE, PHONE_BY_TOUCH] : [])(
    'by %s: auction, every action of the rondel, a maneuver, peace, votes, investors, pause, the end',
    async (...way) => {
      const table = await sitAt(await openSite(), way, CLOCK)
      const { hands, live } = table
      const [ann, bob, cem] = hands
      if (ann === undefined || bob === undefined || cem === undefined) throw new Error('three play')
      const state = () => stateOf(live)
      await auction(hands)
      expect(state().countries.Austria.stock.slice(0, 5)).toEqual([null, 2, null, null, 0])

      await standsAs(table, EVENING)
      await factory(ann)
      expect(state().board.Austria.factories).toContain('Trieste')

      await maneuver(ann, bob)
      expect(state()).toMatchObject({
        up: 'France',
        board: {
          Italy: {
            fleets: ['Western Med'],
            armies: [
              { at: 'Marseille', hostile: false },
              { at: 'Algeria', hostile: true },
            ],
            chips: ['Western Med', 'Algeria'],
          },
          France: { armies: [{ at: 'Marseille', hostile: true }] },
          Austria: { factories: ['Budapest', 'Trieste'] },
        },
      })

      await bob.sees()
      await bob.makes(1, on('R-Produce'), 'Production')
      expect(state().board.France.fleets).toEqual(['Bordeaux'])
      await cem.sees()
      await cem.makes(1, on('Import'), 'Import')
      await cem.makes(1, at('London'), /^Fleet/)
      await cem.makes(1, at('Sheffield'))
      await cem.makes(1, 'Enough')
      expect(state().board.England).toMatchObject({
        fleets: ['London'],
        armies: [{ at: 'Sheffield' }],
      })

      await ann.sees()
      await ann.makes(1, on('L-Maneuver'), 'Propose Maneuver')
      await ann.makes(2, at('Cologne'), at('Belgium'))
      await bob.sees()
      await bob.makes(1, on('R-Maneuver'), 'Propose Maneuver')
      await bob.makes(2, at('Cologne'), at('Holland'))
      await cem.sees()
      expect(
        await cem.board.locator('.is-proposal-1 .im-arrow, .is-proposal-2 .im-arrow').count(),
      ).toBe(2)
      await cem.board.locator('.im-proposal').getByText('Germany moves to Holland').waitFor()
      await axeFindsNothing(cem.page, '.im')
      await cem.makes(1, /^Vote for 2/)
      await bob.sees()
      await bob.makes(1, /^Vote for 2/)
      expect(state().board.Germany.chips).toEqual(['Holland'])

      await fromMenu(ann.page, 'Stop the clocks')
      await bob.page.getByRole('heading', { name: 'Paused' }).waitFor()
      await bob.page.getByRole('button', { name: 'Go on' }).click()
      await ann.page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'hidden' })

      await ann.sees()
      await ann.makes(1, on('Taxation'), 'Taxation')
      await ann.makes(1, on('Investor'), 'Investor')
      await bob.sees()
      await bob.makes(1, 'Italy 2 for $4', 'hand back the 1', 'Exchange for $2')
      await cem.sees()
      expect(state()).toMatchObject({ mode: 'buy', queue: [2] })
      await axeFindsNothing(cem.page, '.im')
      await cem.makes(1, 'Russia 4 for $9', 'Buy for $9')
      expect(state().countries).toMatchObject({
        Italy: { stock: [null, 1, null, null, 0, null, null, null] },
        Russia: { leadership: [2, 0] },
      })

      await ann.sees()
      await ann.press(on('Taxation'))
      await ann.board.getByText('2 factories × $2, 2 flags').waitFor()
      await ann.makes(1, 'Taxation')
      expect(state()).toMatchObject({ mode: 'over', countries: { Italy: { points: 25 } } })
      const ending = ann.board.getByRole('region', { name: 'The game is over' })
      await ending.getByRole('row', { name: /Ann/ }).waitFor()
      expect(await ann.board.getByRole('button', { name: /take back/i }).count()).toBe(0)
      await axeFindsNothing(ann.page, '.im')
      expect(table.problems()).toEqual([])
    },
  )

  test.each([DESK_BY_MOUSE, PHONE_BY_TOUCH])(
    'by %s: a bid, a vote and a purchase are taken back, and nobody else is offered to; scores are hidden; clocks stop',
    async (...way) => {
      const table = await sitAt(await openSite(), way, CLOCK, { showScores: false }, 2)
      const { hands, live } = table
      const [ann, bob] = hands
      if (ann === undefined || bob === undefined) throw new Error('two look')
      const state = () => stateOf(live)
      await ann.makes(1, typed('16.01'), 'Seal $16.01')
      await ann.board.getByText('Your sealed bid: $16.01').waitFor()
      await takesBack(ann, bob)
      expect(state().players[0]?.sealed).toBeNull()
      await ann.makes(1, typed('6'), 'Seal $6')
      for (const amount of [1200, 900]) await playsAtOnce(live, { kind: 'bid', amount })
      while (state().mode === 'buyBid') await playsAtOnce(live, { kind: 'buyBid', accept: true })
      while (state().mode === 'bid') await playsAtOnce(live, { kind: 'bid', amount: 0 })
      await ann.sees()

      // [I-21.4] Scores that are hidden are neither on the board nor beside it.
      expect(await ann.page.locator('.im-score, .tf-score').count()).toBe(0)
      for (const space of ['Investor', 'Taxation'] as const)
        await playsAtOnce(live, { kind: 'propose', space })
      await ann.sees()
      await ann.makes(1, /^Vote for 1/)
      await takesBack(ann, bob)
      expect(state()).toMatchObject({ mode: 'vote', players: [{ sealed: null }, {}, {}] })
      await ann.makes(1, /^Vote for 1/)
      while (state().mode === 'vote') await playsAtOnce(live, { kind: 'vote', choice: 1 })
      await ann.sees()
      await ann.makes(1, 'Russia 4 for $9', 'Buy for $9')
      expect(state().countries.Russia.stock[3]).toBe(0)
      await takesBack(ann, bob)
      expect(state().countries.Russia.stock[3]).toBeNull()

      await fromMenu(ann.page, 'Stop the clocks')
      await bob.page.getByRole('heading', { name: 'Paused' }).waitFor()
      await bob.tap(bob.page.getByRole('button', { name: 'Go on' }))
      await ann.page.getByRole('heading', { name: 'Paused' }).waitFor({ state: 'hidden' })
      expect(table.problems()).toEqual([])
    },
  )

  test.runIf(isDeep)('by touch: every step of a turn is taken back', async () => {
    const table = await sitAt(await openSite(), PHONE_BY_TOUCH, CLOCK)
    await auction(table.hands)
    await firstTurns(table)
    expect(table.problems()).toEqual([])
  })
})
