// The drawn atlas of Imperial without a server: a position as data on a page that is open already, pressed by mouse or by finger.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Move, State } from '../../../games/imperial/src/index.ts'
import { arrange, type Fixture } from '../../../games/imperial/test/table.ts'
import { boxesPage } from '../boxes/bundle.ts'
import type { Wanted } from '../boxes/wanted.ts'
import { stay, type Visitor } from './chromium.ts'
import { Hand, type Played, type Pointer, waysTo } from './imperial.ts'

/** What the frame leaves of a laptop, and of a phone. */
const BOXES: { readonly [P in Pointer]: readonly [number, number] } = {
  mouse: [1030, 640],
  touch: [374, 677],
}

interface Situation {
  readonly view: State
  readonly viewer: number
  readonly offers: readonly Move[]
  readonly n: number
  readonly isOver: boolean
}

/** One for each pointer, for all tests of a file: the table in it is another each time. */
const pages: { [P in Pointer]?: Promise<Visitor> } = {}

async function open(pointer: Pointer): Promise<Visitor> {
  const [width, height] = BOXES[pointer]
  const visitor = await stay({ width, height }, pointer === 'touch')
  visitor.page.once('close', () => delete pages[pointer])
  await visitor.page.setContent(await boxesPage())
  return visitor
}

/** Somebody in front of the board, who sits wherever somebody is asked; or at one seat, against bots. */
export class Atlas extends Hand {
  readonly problems: readonly string[]

  static async at(fixture: Fixture, pointer: Pointer): Promise<Atlas> {
    return Atlas.with(arrange(fixture).state, pointer)
  }

  static async with(state: State, pointer: Pointer, more: Partial<Wanted> = {}): Promise<Atlas> {
    pages[pointer] ??= open(pointer)
    const { page, problems } = await pages[pointer]
    const wanted: Wanted = {
      game: 'imperial',
      seats: state.players.length,
      seed: expect.getState().currentTestName ?? '',
      about: 'any',
      board: 'drawn',
      box: BOXES[pointer],
      state,
      ...more,
    }
    const atlas = new Atlas(page, pointer, problems)
    await page.evaluate(`show(${JSON.stringify(wanted)})`)
    await atlas.board.waitFor()
    await atlas.sees()
    return atlas
  }

  private constructor(page: Page, pointer: Pointer, problems: readonly string[]) {
    super(page, playedOn(page), pointer)
    this.problems = problems
  }

  now(): Promise<Situation> {
    return situationOn(this.page)
  }

  async state(): Promise<State> {
    return (await this.now()).view
  }

  /** Presses what leads to that move, and it is made: a unit is chosen and goes in one press. */
  async plays(move: Move): Promise<void> {
    const { view, viewer, offers, n } = await this.now()
    const ways = waysTo(view, viewer, offers, move)
    for (const target of ways) await this.press(target)
    const least = n + (move.kind === 'chooseUnit' ? 2 : 1)
    await expect
      .poll(() => this.page.evaluate<number>('entries()'), {
        interval: 20,
        message: JSON.stringify(ways),
      })
      .toBeGreaterThanOrEqual(least)
    await this.sees()
  }
}

const situationOn = (page: Page): Promise<Situation> => page.evaluate('situation()')

/** Nothing is on its way there: what is played is drawn in the next frame. */
const playedOn = (page: Page): Played => ({
  n: () => page.evaluate<number>('entries()'),
  rules: async () => (await situationOn(page)).view.rules,
  isShown: () =>
    page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))',
    ),
})
