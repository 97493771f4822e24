// Serenissima on the drawn board alone: everything that can be done, by mouse at a desk and by finger on a phone, and a turn by keys.

import { type State, serenissima } from '@foldtable/games/serenissima'
import { type AnyEvent, readOptions, secret } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Thing } from '../../games/serenissima/board/geometry.ts'
import type { CardId } from '../../games/serenissima/src/data/cards.ts'
import type { Good, Slot } from '../../games/serenissima/src/data/goods.ts'
import { emptyHold } from '../../games/serenissima/src/holds.ts'
import { blank } from '../../games/serenissima/src/setup.ts'
import { boxesPage } from './boxes/bundle.ts'
import { comesOf, kindsOf } from './boxes/told.ts'
import type { Wanted } from './boxes/wanted.ts'
import {
  boardHasNoBarrier,
  chartIsThere,
  hover,
  type Pointer,
  point,
  pressKey,
} from './browser/chart.ts'
import { noBrowser, stay, type Visitor, withChromium } from './browser/chromium.ts'

type Step = Thing | string

const BOXES: { readonly [P in Pointer]: readonly [number, number] } = {
  mouse: [1030, 640],
  touch: [344, 523],
}

const hold = (...things: Slot[]): Slot[] => [...things, ...emptyHold()].slice(0, 5)

function put(state: State, number: number, owner: number, at: string, things: Slot[]): void {
  state.galleys[number] = { owner, location: at as 'Venezia', hold: things }
}

function settle(state: State, at: string, owner: number, sailors: number, cargo: Good[] = []) {
  Object.assign(state.ports[at as 'Venezia'], { owner, sailors, cargo })
}

/** A table of two in its third round. */
function table(active: number, change: (state: State) => void): State {
  const read = readOptions(serenissima)
  if (!read.ok) throw new Error('no options are good options')
  const state = blank(2, read.options)
  for (const player of state.players) Object.assign(player, { money: 12, sailors: 9 })
  settle(state, 'Venezia', 0, 3)
  settle(state, 'Genova', 1, 2)
  state.deck = (['DOGE_1_A', 'DOGE_1_B', 'DOGE_2'] as const).map((card) => secret(card, [], 'deck'))
  state.drawn = ['DOGE_0_WINE', 'DOGE_1_C']
  Object.assign(state, { stage: 'play', round: 3, active, asked: 20, space: 2, order: [0, 1] })
  state.turn = { kind: null, phase: null, moved: 0, hasMoved: false, bought: null }
  change(state)
  return state
}

/** Ann in Venezia with two galleys beside each other; Ragusa belongs to nobody, and Bob's galley lies there with one sailor. */
const fleets = (state: State): void => {
  put(state, 2, 0, 'Venezia', hold('sailor', 'sailor', 'sailor', 'spice'))
  put(state, 4, 0, 'Venezia', hold('sailor', 'sailor', 'wine'))
  put(state, 6, 1, 'Ragusa', hold('sailor', 'marble'))
}

/** The next card goes to this space, once the last galley of the round has played. */
const lastGalley =
  (space: number, card: CardId, scorings: number[][] = []) =>
  (state: State): void => {
    put(state, 3, 1, 'Genova', hold('sailor'))
    put(state, 4, 0, 'Venezia', hold('sailor', 'sailor'))
    settle(state, 'Venezia', 0, 1, ['stone', 'gold'])
    settle(state, 'Genova', 1, 1, ['wine'])
    Object.assign(state, { space, scorings, deck: [secret(card, [], 'deck'), ...state.deck] })
  }

interface Told {
  readonly page: Page
  readonly problems: readonly string[]
  readonly state: State
  readonly wanted: Wanted
  /** Presses these, of which the last makes a move; answers what came of it. */
  act(...steps: Step[]): Promise<AnyEvent[]>
  /** The same with the first move of a turn, which chooses its kind. */
  first(...steps: Step[]): Promise<AnyEvent[]>
  presses(...steps: Step[]): Promise<void>
}

/** One for each pointer, for all tests: the table in it is another each time. */
const pages: { [P in Pointer]?: Promise<Visitor> } = {}

async function open(pointer: Pointer): Promise<Visitor> {
  const [width, height] = BOXES[pointer]
  const visitor = await stay({ width, height }, pointer === 'touch')
  await visitor.page.setContent(await boxesPage())
  await visitor.page.evaluate(COUNT_FLOWN)
  return visitor
}

/** How many things flew over the board. Runs in the page. */
const COUNT_FLOWN = `
  window.flown = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes) window.flown += one.querySelectorAll?.('.ser-flying').length ?? 0
  }).observe(document.body, { childList: true, subtree: true })
`
/** Why not, of what was tried last. */
const explained = (page: Page) =>
  page.evaluate<string | undefined>('document.documentElement.dataset.explained')
const flown = (page: Page) => page.evaluate<number>('flown')

async function tell(pointer: Pointer, state: State, motion = false): Promise<Told> {
  pages[pointer] ??= open(pointer)
  const { page, problems } = await pages[pointer]
  const wanted: Wanted = {
    game: 'serenissima',
    seats: state.players.length,
    seed: expect.getState().currentTestName ?? '',
    about: 'any',
    board: 'drawn',
    box: BOXES[pointer],
    state,
    motion,
  }
  await page.evaluate(`show(${JSON.stringify(wanted)})`)
  await chartIsThere(page)
  const presses = async (...steps: Step[]) => {
    for (const step of steps)
      await (typeof step === 'string'
        ? pressKey(page, step, pointer)
        : point(page, step, state, pointer))
  }
  return {
    page,
    problems,
    state,
    wanted,
    presses,
    act: (...steps) => comesOf(page, wanted, () => presses(...steps)),
    first: (...steps) => comesOf(page, wanted, () => presses(...steps), 2),
  }
}

const pointers: [Pointer][] = [['mouse'], ['touch']]

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test.each(pointers)(
    '[S-3] set-up by %s: home ports, numbers, second galleys, closed ports',
    async (pointer) => {
      const read = readOptions(serenissima)
      if (!read.ok) throw new Error('no options are good options')
      const state = { ...blank(2, read.options), order: [0, 1], waiting: [0, 1] }
      const { act, page, problems } = await tell(pointer, state)
      const onWheel = (number: number): Step =>
        pointer === 'mouse' ? { number } : `number ${number}`
      expect(await act({ port: 'Venezia' }, onWheel(2), 'go')).toMatchObject([
        { kind: 'startChosen', seat: 0, port: 'Venezia', galley: 2 },
      ])
      await act('port Genova', onWheel(3), 'go')
      expect(await act(onWheel(6), 'go')).toMatchObject([{ kind: 'secondChosen', galley: 6 }])
      await boardHasNoBarrier(page)
      await act('number 4', 'go')
      expect(await act({ port: 'Palermo' }, 'go')).toMatchObject([{ kind: 'portClosed' }])
      expect(problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[S-5, S-6, S-7, S-8] an ordinary turn by %s, with every action of its phases',
    async (pointer) => {
      const { act, first, presses, page, problems, state } = await tell(pointer, table(2, fleets))
      await page.getByText('the galley stays').waitFor()
      await page.getByText('ends loading and sailing').waitFor()
      expect(kindsOf(await first('slot 4'))).toEqual(['turnChosen', 'goodsBought'])
      expect(await act('slot 3', 'waste')).toMatchObject([{ kind: 'cargoWasted', good: 'spice' }])
      expect(await act('beside 4', 'take wine')).toMatchObject([
        { kind: 'swapped', take: ['wine'] },
      ])
      expect(await act('slot 1')).toMatchObject([{ kind: 'swapped', give: ['sailor'] }])
      await presses('beside 4')
      expect(await act('load 1')).toMatchObject([{ kind: 'goodsBought', quantity: 1 }])
      expect(await act('ashore 1')).toMatchObject([{ kind: 'sailorsUnloaded', quantity: 1 }])
      expect(await act('aboard 1')).toMatchObject([{ kind: 'sailorsLoaded', quantity: 1 }])
      await boardHasNoBarrier(page)
      const way: Step[] = pointer === 'mouse' ? [{ zone: 'Ragusa' }] : [{ zone: 'Ragusa' }, 'go']
      expect(await act(...way)).toMatchObject([{ kind: 'galleyMoved', path: ['Ragusa'] }])
      await page.getByText('and 3 more at each scoring to whoever takes it').waitFor()
      if (pointer === 'mouse') {
        await hover(page, { port: 'Tunisi' }, state)
        await page.locator('.kit-callout').getByText('zones from galley 2').waitFor()
      }
      expect(await act('deliver all')).toMatchObject([{ kind: 'delivered', pay: 4 }])
      await page.locator('.ser-dock [data-point="slot 0"]').dispatchEvent('click')
      expect(await explained(page)).toBe('phaseOver')
      expect(kindsOf(await act('end'))).toContain('turnEnded')
      expect(await flown(page), 'without motion').toBe(0)
      expect(problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[S-8.7, S-9.6] by %s: several at once, a port is taken, a galley sunk, the odds before the press',
    async (pointer) => {
      const { act, first, presses, page, problems, state } = await tell(
        pointer,
        table(2, (state) => {
          fleets(state)
          put(state, 2, 0, 'Ragusa', hold('sailor', 'sailor', 'sailor'))
          put(state, 6, 1, 'Ragusa', hold('sailor', 'marble', 'wine'))
        }),
      )
      expect(await first('load 2')).toMatchObject([{}, { kind: 'goodsBought', quantity: 2 }])
      expect(state.galleys[2]?.hold).toContain('empty')
      expect(kindsOf(await act('claim 1'))).toEqual(['portClaimed'])
      await page.locator('.ser-galley.is-target .ser-clash').waitFor()
      await presses(pointer === 'mouse' ? { galley: 6 } : 'target 6')
      const odds = page.locator('.ser-forecast')
      await odds.getByText('2 dice against 1').waitFor()
      for (const name of ['sunk now', 'fought out', 'you sink', 'losses'])
        await odds.getByText(name).waitFor()
      let fought = await act('way 1', 'attack')
      for (let rounds = 0; rounds < 9 && !kindsOf(fought).includes('galleySunk'); rounds++)
        fought = await act('attack')
      const sunk = fought.find(({ kind }) => kind === 'galleySunk')
      expect(sunk).toMatchObject({ galley: 6 })
      expect(sunk, 'what was chosen comes first').toHaveProperty('taken.0', 'wine')
      await page.locator('.ser-dice').first().waitFor()
      expect(kindsOf(await act('end'))).toContain('turnEnded')
      expect(problems).toEqual([])
    },
  )

  test.each(pointers)('[S-9.9] by %s: a port is stormed, with how many stay', async (pointer) => {
    const { act, first, presses, page, problems } = await tell(
      pointer,
      table(4, (state) => {
        settle(state, 'Corfu', 1, 1)
        put(state, 4, 0, 'Corfu', hold('sailor', 'sailor', 'sailor', 'sailor', 'sailor'))
      }),
    )
    await presses(pointer === 'mouse' ? { port: 'Corfu' } : 'target Corfu')
    await page.locator('.ser-forecast').getByText('only freed').waitFor()
    await presses('way 1')
    let fought = await first('attack')
    for (let rounds = 0; rounds < 9 && !kindsOf(fought).includes('portTaken'); rounds++)
      fought = await act('attack')
    expect(fought).toContainEqual(expect.objectContaining({ kind: 'portTaken', quantity: 2 }))
    await page.getByText('The port is taken!').waitFor()
    await boardHasNoBarrier(page)
    expect(problems).toEqual([])
  })

  test('a double click attacks once, ends one turn', async () => {
    const { page, presses, problems, wanted } = await tell(
      'mouse',
      table(4, (state) => {
        settle(state, 'Genova', 1, 5)
        put(state, 4, 0, 'Genova', hold('sailor', 'sailor', 'sailor', 'sailor', 'sailor'))
        put(state, 8, 0, 'Venezia', hold('sailor'))
        state.turn = { kind: 'ordinary', phase: 'unload', moved: 0, hasMoved: true, bought: null }
      }),
    )
    const twice = async (key: string) =>
      kindsOf(
        await comesOf(page, wanted, () => page.locator(`.ser-dock [data-point=${key}]`).dblclick()),
      )
    await presses({ port: 'Genova' })
    expect(await twice('attack')).toEqual(['battleFought'])
    expect(await twice('end')).toEqual(['turnEnded', 'turnBegan'])
    expect(problems).toEqual([])
  })

  test.each(pointers)('[S-14] by %s: whoever has no galley refits', async (pointer) => {
    const { act, presses, page, problems } = await tell(pointer, {
      ...table(2, (state) => put(state, 6, 1, 'Genova', hold('sailor'))),
      stage: 'refit',
      waiting: [0],
      active: 0,
      turn: null,
    })
    await presses(pointer === 'mouse' ? { number: 11 } : 'number 11', 'garrison 1', 'reserve 2')
    await page.getByText('12 → 10').waitFor()
    expect(await act('go')).toMatchObject([
      { kind: 'refitted', port: 'Venezia', galley: 11, fromPort: 1, fromReserve: 2 },
      {},
      {},
    ])
    expect(problems).toEqual([])
  })

  test.each(pointers)('[S-10] an investment round by %s, with every purchase', async (pointer) => {
    const { act, presses, page, problems } = await tell(
      pointer,
      table(4, (state) => {
        settle(state, 'Venezia', 0, 2, ['stone', 'gold', 'marble'])
        put(state, 4, 0, 'Venezia', hold('sailor', 'sailor'))
        put(state, 6, 1, 'Genova', hold('sailor'))
      }),
    )
    await act('invest')
    const number: Step = pointer === 'mouse' ? { number: 11 } : 'number 11'
    await presses(number)
    await page.getByText('still in this round').waitFor()
    expect(await act('buy Venezia')).toMatchObject([{ kind: 'galleyBought', galley: 11 }])
    await page.locator('.ser-note').getByText('no crew').waitFor()
    const fort = page.locator('[data-point="fort Venezia"]')
    await (pointer === 'mouse' ? fort.hover() : fort.focus())
    await page.locator('.ser-purse').getByText('11 → 9').waitFor()
    await presses('end')
    await page.getByRole('alert').getByText('Galley 11 has no crew').waitFor()
    expect(await act('hire 11 1')).toMatchObject([{ kind: 'crewHired', galley: 11 }])
    expect(await act('hire Venezia 3')).toMatchObject([{ kind: 'garrisonHired', quantity: 3 }])
    expect(await act('aboard 4 1')).toMatchObject([{ kind: 'sailorsLoaded', galley: 4 }])
    expect(await act('ashore 4 1')).toMatchObject([{ kind: 'sailorsUnloaded', galley: 4 }])
    expect(await act('fort Venezia')).toMatchObject([{ kind: 'fortBuilt', port: 'Venezia' }])
    expect(await act('basilica Venezia')).toMatchObject([{ kind: 'basilicaBuilt' }])
    await page.locator('.ser-spent').getByText('spent: 9').waitFor({ state: 'attached' })
    await boardHasNoBarrier(page)
    expect(kindsOf(await act('end'))).toContain('turnEnded')
    expect(problems).toEqual([])
  })

  test.each(pointers)(
    '[S-11, S-12] by %s: a card that scores shows its table, which can be opened again',
    async (pointer) => {
      const { act, page, problems } = await tell(pointer, table(4, lastGalley(4, 'DOGE_1_A')))
      expect(kindsOf(await act('end'))).toContain('scored')
      const scoring = page.getByRole('dialog', { name: 'Scoring 1 of 3' })
      await scoring.getByRole('rowheader', { name: 'Venice' }).waitFor()
      await boardHasNoBarrier(page, '.kit-dialog')
      await scoring.getByRole('button', { name: 'Close' }).click()
      await page.locator('.kit-dialog').waitFor({ state: 'detached' })
      if (pointer === 'mouse') await page.getByRole('button', { name: 'Scorings' }).click()
      else {
        await page.locator('.ser-thin-row button').tap()
        await page.getByRole('button', { name: 'If it were scored now' }).tap()
      }
      await page.getByRole('button', { name: 'Scoring 1' }).click()
      await scoring.getByRole('rowheader', { name: 'Genoa' }).waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each(pointers)(
    '[S-13] by %s: the end with its ranking, and all scorings from the past',
    async (pointer) => {
      const paid = [
        [3, 1],
        [3, 1],
      ]
      const { act, page, problems } = await tell(pointer, table(4, lastGalley(12, 'DOGE_2', paid)))
      expect(kindsOf(await act('end'))).toContain('gameEnded')
      const ranking = page.getByRole('region', { name: 'The game is over' })
      await ranking.getByRole('rowheader', { name: 'Ann' }).waitFor()
      await boardHasNoBarrier(page)
      await ranking.getByRole('button', { name: 'Scoring 3' }).click()
      await page.getByRole('dialog').getByRole('rowheader', { name: 'Venice' }).waitFor()
      expect(problems).toEqual([])
    },
  )

  test('a turn by keys alone, with motion: load, sail, deliver, end', async () => {
    const { page, problems, wanted } = await tell('mouse', table(2, fleets), true)
    const type = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await page.locator('.viewport-stage').focus()
    const loaded = await comesOf(page, wanted, () => type('l', '1'), 2)
    expect(kindsOf(loaded)).toEqual(['turnChosen', 'goodsBought'])
    await page.locator('.viewport-stage').focus()
    for (let tries = 0; tries < 20; tries++) {
      await type('n')
      if ((await page.locator('.ser-spoken').textContent())?.startsWith('Ragusa') === true) break
    }
    await page.getByText(/^Ragusa\..*Enter: sail here, 1 zone/).waitFor()
    expect(kindsOf(await comesOf(page, wanted, () => type('Enter', 'Enter')))).toEqual([
      'galleyMoved',
    ])
    await page.getByText('deliver first: +5').waitFor()
    expect(await comesOf(page, wanted, () => type('d', 'Enter'))).toMatchObject([
      { kind: 'delivered', goods: ['spice', 'wood'] },
    ])
    await expect.poll(() => flown(page)).toBeGreaterThan(2)
    expect(kindsOf(await comesOf(page, wanted, () => type('Control+Enter')))).toContain('turnEnded')
    expect(problems).toEqual([])
  })
})
