// Imperial on the drawn atlas alone: everything that can be done, by mouse at a desk and by finger on a phone, a game to its end, and keys.
import { simpleMove } from '@foldtable/bots/simple'
import { seededChance } from '@foldtable/kernel'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, test } from 'vitest'
import { imperial, type Move } from '../../games/imperial/src/index.ts'
import { type Fixture, opened } from '../../games/imperial/test/table.ts'
import { Atlas } from './browser/atlas.ts'
import { axeFindsNothing } from './browser/axe.ts'
import { noBrowser, withChromium } from './browser/chromium.ts'
import { at, on, type Pointer, typed } from './browser/imperial.ts'

/** Three in the middle of a game. Bob, who sits second, has the investor card; Cem, the third, is Swiss. */
const EVENING: Fixture = {
  players: 3,
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
}

/** Points that every country has from the start, so that the end is near; none in `deep`. */
const AHEAD = 17

/** Nobody has to scroll to see where a country can go. Runs in the page. */
const WHEEL_IS_WHOLE = `(() => {
  const wheel = document.querySelector('.im-rondel')
  const { top, bottom } = wheel.closest('[data-scrolls]').getBoundingClientRect()
  const { y, height } = wheel.getBoundingClientRect()
  return y >= top - 1 && y + height <= bottom + 1
})()`

/** Who asked for distinct colours sees hatchings where somebody taxes, and nobody else does. Runs in the page. */
const HATCHED = `['distinct', ''].map((palette) => {
  document.documentElement.dataset.palette = palette
  return getComputedStyle(document.querySelector('.im-hatched')).display
})`

const pointers: [Pointer][] = [['mouse'], ['touch']]

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each(pointers)(
    '[I-4] by %s: a sealed auction of three, with bids typed, stepped to and taken from a certificate',
    async (pointer) => {
      const hand = await Atlas.with(opened(3).state, pointer)
      await hand.makes(1, typed('99'), typed('12,01'), 'Seal $12.01')
      await hand.makes(1, 'Austria 4 for $9', 'More', 'Seal $9.01')
      await axeFindsNothing(hand.page, '.im')
      await hand.makes(1, typed('4'), 'Seal $4')
      await hand.makes(1, 'Take the 5 for $12.01')
      await hand.makes(1, 'Decline')
      await hand.makes(1, 'Take the 2 for $4')
      expect((await hand.state()).countries.Austria.stock.slice(0, 5)).toEqual([
        null,
        2,
        null,
        null,
        0,
      ])
      expect(hand.problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[I-8, I-9, I-10] by %s: a factory, production and an import',
    async (pointer) => {
      const hand = await Atlas.at({ ...EVENING, up: 'Austria' }, pointer)
      expect(await hand.page.evaluate(WHEEL_IS_WHOLE)).toBe(true)
      await hand.press(on('Taxation'))
      await hand.board.getByText('2 factories × $2, 0 flags').waitFor()
      await axeFindsNothing(hand.page, '.im')
      await hand.makes(1, on('Factory'), at('Trieste'), 'Build in Trieste')
      expect((await hand.state()).board.Austria.factories).toContain('Trieste')
      await hand.makes(1, on('L-Produce'), /^Production$/)
      expect((await hand.state()).board.Italy.fleets).toEqual(['Naples'])
      await hand.makes(1, on('Import'), /^Import$/)
      await hand.makes(1, at('Bordeaux'), /^Fleet/)
      await hand.makes(1, at('Paris'))
      await hand.makes(1, 'Enough')
      expect((await hand.state()).board.France).toMatchObject({
        fleets: ['Bordeaux'],
        armies: [{ at: 'Paris' }],
      })
      expect(hand.problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[I-12, I-13, I-14] by %s: a maneuver with rail, convoy, battle, peace refused and accepted, a factory destroyed; steps are taken back',
    async (pointer) => {
      const hand = await Atlas.at(
        {
          ...EVENING,
          up: 'Italy',
          fleets: { Italy: 'Naples' },
          armies: {
            Italy: 'Genoa, Genoa, Florence, Vienna, Vienna, Venice, Rome',
            France: 'Marseille, Marseille, Marseille',
          },
        },
        pointer,
      )
      const planned = hand.board.locator('.im-plan li')
      await hand.makes(1, on('R-Maneuver'), /^Maneuver$/)
      await hand.makes(2, at('Naples'), at('Western Med'))
      await hand.press(at('Rome'))
      await hand.board.locator('.im-rail').waitFor({ state: 'attached' })
      await hand.makes(2, at('Tunis'))
      await hand.board.locator('.im-load.is-full').getByText('1/1').waitFor()
      await hand.makes(1, /^Take back: The army \(Rome\) crosses/)
      await hand.board.locator('.im-load:not(.is-full)').getByText('0/1').waitFor()
      await hand.makes(2, at('Rome'), at('Algeria'))
      await hand.makes(2, at('Genoa'), at('Marseille'), /^Fighting one army of France/)
      await hand.makes(1, /^Earlier: The army \(Genoa\)/)
      expect((await planned.allTextContents()).map((text) => /\((\w+)\)/.exec(text)?.[1])).toEqual([
        'Naples',
        'Genoa',
        'Rome',
      ])
      await hand.makes(2, at('Genoa'), at('Marseille'), /^Offering peace/)
      await axeFindsNothing(hand.page, '.im')
      await hand.makes(1, /^Reject: war/)
      // By rail through Genoa.
      await hand.makes(2, at('Florence'), at('Marseille'), /^Offering peace/)
      await hand.makes(1, /^Accept peace/)
      // What somebody was asked about stays: neither that step nor one before it can be taken out of the plan.
      expect(await hand.board.getByRole('button', { name: /^(Take back|Earlier):/ }).count()).toBe(
        0,
      )
      await hand.makes(2, at('Venice'), at('Vienna'), /^Destroying the factory/)
      expect(await hand.state()).toMatchObject({
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
          Austria: { factories: ['Budapest'] },
        },
      })
      expect(hand.problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[I-16] by %s: a democracy votes on two proposals, both drawn on the map',
    async (pointer) => {
      const hand = await Atlas.at(
        { ...EVENING, up: 'Germany', armies: { Germany: 'Cologne' } },
        pointer,
      )
      await hand.makes(1, on('L-Maneuver'), 'Propose Maneuver')
      await hand.makes(2, at('Cologne'), at('Belgium'))
      await hand.makes(1, on('R-Maneuver'), 'Propose Maneuver')
      await hand.makes(2, at('Cologne'), at('Holland'))
      const arrows = hand.board.locator('.is-proposal-1 .im-arrow, .is-proposal-2 .im-arrow')
      expect(await arrows.count()).toBe(2)
      await hand.board.locator('.im-proposal').getByText('Germany moves to Holland').waitFor()
      await axeFindsNothing(hand.page, '.im')
      for (const _ of ['a vote that is not enough', 'and one that is'])
        await hand.makes(1, /^Vote for 2/)
      expect((await hand.state()).board.Germany.chips).toEqual(['Holland'])
      expect(hand.problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[I-17] by %s: investors meet, one hands a certificate back, one is Swiss',
    async (pointer) => {
      const hand = await Atlas.at({ ...EVENING, up: 'Italy' }, pointer)
      await hand.makes(1, on('Investor'), /^Investor$/)
      await hand.makes(1, 'Italy 2 for $4', 'hand back the 1', 'Exchange for $2')
      expect(await hand.now()).toMatchObject({ viewer: 2, view: { mode: 'buy' } })
      await axeFindsNothing(hand.page, '.im')
      await hand.makes(1, 'Russia 4 for $9', 'Buy for $9')
      expect((await hand.state()).countries).toMatchObject({
        Italy: { stock: [null, 1, null, null, 0, null, null, null] },
        Russia: { leadership: [2, 0] },
      })
      expect(hand.problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[I-11, I-18] by %s: a flag that was won is taxed, and the game ends with its breakdown',
    async (pointer) => {
      const hand = await Atlas.at(
        {
          stock: { Italy: 'A 5; B 1', France: 'B 5' },
          points: { Italy: 24 },
          fleets: { Italy: 'Naples' },
          armies: { Italy: 'Rome' },
        },
        pointer,
      )
      await hand.makes(1, on('R-Maneuver'), /^Maneuver$/)
      await hand.makes(2, at('Naples'), at('Western Med'))
      await hand.makes(2, at('Rome'), at('Tunis'))
      expect((await hand.state()).board.Italy.chips).toEqual(['Western Med', 'Tunis'])
      expect(await hand.page.evaluate(HATCHED)).toEqual(['inline', 'none'])
      await hand.makes(1, on('R-Produce'), /^Production$/)
      await hand.press(on('Taxation'))
      await hand.board.getByText('2 factories × $2, 2 flags').waitFor()
      await hand.makes(1, /^Taxation$/)
      expect(await hand.now()).toMatchObject({ isOver: true, view: { mode: 'over' } })
      const ending = hand.board.getByRole('region', { name: 'The game is over' })
      await ending.getByRole('row', { name: /Ann/ }).waitFor()
      await axeFindsNothing(hand.page, '.im')
      expect(hand.problems).toEqual([])
    },
  )

  test.each(isDeep ? pointers : [['mouse'] as [Pointer]])(
    'by %s: a game against four bots, from the auction to its end',
    async (pointer) => {
      const { state } = opened(5)
      if (!isDeep) for (const country of Object.values(state.countries)) country.points = AHEAD
      const hand = await Atlas.with(state, pointer, { seat: 0, bots: true })
      const chance = seededChance('by clicks')
      for (;;) {
        const { view, isOver, offers } = await hand.now()
        if (isOver) break
        expect(offers.length).toBeGreaterThan(0)
        const move = (await simpleMove(imperial, view, 0, chance)) as Move
        await hand.plays(move)
      }
      await hand.board.getByRole('region', { name: 'The game is over' }).waitFor()
      expect(hand.problems).toEqual([])
    },
  )

  test("by keys alone: bids, two proposals and a vote, a country's turn over rondel and map, a purchase", async () => {
    const bids = await Atlas.with(opened(3).state, 'mouse')
    const { keyboard } = bids.page
    const isFocused = (selector: string) =>
      bids.page.evaluate<boolean>(`document.activeElement?.closest('${selector}') != null`)
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 80 && !(await isFocused(selector)); presses++)
        await keyboard.press('Tab')
      expect(await isFocused(selector), selector).toBe(true)
    }
    const type = async (...keys: readonly string[]) => {
      for (const key of keys) await keyboard.press(key)
    }
    const turnTo = async (space: string) => {
      await tabTo('.im-sector')
      for (let steps = 0; steps < 8 && !(await isFocused(`[data-space="${space}"]`)); steps++)
        await keyboard.press('ArrowRight')
      expect(await isFocused(`[data-space="${space}"]`)).toBe(true)
    }
    await tabTo('.im-amount input')
    await keyboard.type('9,01')
    await bids.makes(1, () => type('Enter'))
    expect((await bids.state()).players[0]?.sealed).toEqual({ to: [0], pool: 'bids' })

    const hand = await Atlas.at(
      {
        players: 3,
        up: 'Austria',
        card: 0,
        cash: [9, 2, 2],
        stock: { Austria: 'A 4; B 3; C 1+2', Italy: 'A 5', France: 'B 5' },
        treasury: { France: 9 },
        space: { Italy: 'Investor' },
        fleets: { Italy: 'Naples' },
        armies: { Italy: 'Rome' },
      },
      'mouse',
    )
    await turnTo('Taxation')
    await hand.makes(1, () => type('Enter', 'Enter'))
    await turnTo('R-Produce')
    await hand.makes(1, () => type('Enter', 'Enter'))
    await hand.makes(1, () => type('1'))
    if ((await hand.state()).mode === 'vote') await hand.makes(1, () => type('1'))
    expect((await hand.state()).countries.Austria.space).toBe('Taxation')

    await turnTo('L-Maneuver')
    await hand.makes(1, () => type('Enter', 'Enter'))
    await tabTo('.viewport-stage')
    await type('n')
    await hand.page
      .getByText(/^Naples\. .*Italy: one fleet\. Enter: Move fleet \(Naples\)/)
      .waitFor({ state: 'attached' })
    await type('Enter')
    for (let presses = 0; presses < 4; presses++) {
      await type('n')
      const said = await hand.board.locator('[aria-live]').allTextContents()
      if (said.some((text) => text.startsWith('Western Med.'))) break
    }
    await hand.makes(2, () => type('Enter'))
    await type('n', 'Enter', 'Escape')
    await axeFindsNothing(hand.page, '.im')
    await tabTo('[data-point="dock enough"]')
    await hand.makes(1, () => type('Enter'))
    expect((await hand.state()).board.Italy).toMatchObject({
      fleets: ['Western Med'],
      armies: [{ at: 'Rome' }],
      chips: ['Western Med'],
    })
    await turnTo('Investor')
    await hand.makes(1, () => type('Enter', 'Enter'))
    await tabTo('[data-point="certificate Russia 3"]')
    await type('Enter')
    await tabTo('[data-point="dock play"]')
    await hand.makes(1, () => type('Enter'))
    expect((await hand.state()).countries.Russia.stock[2]).toBe(0)
    expect(hand.problems).toEqual([])
  })
})
