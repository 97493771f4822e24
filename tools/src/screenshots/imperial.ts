// Imperial at six moments: auction, middle, maneuver, vote, investors, end. Whoever plays for all five is the game's own bot, over the
// same road as any move; only the opposition always has another idea, so that there are votes.
import { simpleMove } from '@foldtable/bots/simple'
import type { Move, State } from '@foldtable/games/imperial'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyMove, type Request, seededChance } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { type House, type Scene, sitTogether } from './scene.ts'

const ANN = 0
const OTHERS = ['Hana', 'Otto', 'Mira', 'Juno']

const begin = (page: Page, url: string, house: House): Promise<LiveTable> =>
  sitTogether(page, url, house, { game: 'imperial', names: OTHERS })

type IsIt = (state: State, offers: readonly Move[]) => boolean

/** Everybody plays until Ann is asked and this is so; false at the end. */
async function playUntil(live: LiveTable, isIt: IsIt): Promise<boolean> {
  const chance = seededChance('pictures')
  for (;;) {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) return false
    const { seats } = table.decision
    if (seats.includes(ANN) && isIt(table.state as State, table.offers(ANN) as Move[])) return true
    const seat = seats.at(-1) ?? ANN
    const move =
      counterOf(table.offers(seat) as Move[]) ??
      (await simpleMove(live.game, table.view(seat), seat, chance))
    if (move === undefined) throw new Error('nothing to play')
    const request: Request<AnyMove> = { by: seat, move, at: Date.now() }
    await live.inTurn(() => playRequest(live, request))
  }
}

/** What the opposition proposes instead. */
function counterOf(offers: readonly Move[]): Move | undefined {
  if (!offers.some(({ kind }) => kind === 'agree')) return undefined
  return offers.find((move) => move.kind === 'propose' && move.space === 'Taxation')
}

/** A vote on a maneuver comes to Ann in one game of four. */
const TRIES = 20

/** Another table is begun where the game was over before it came to that. */
async function comeTo(page: Page, url: string, house: House, isIt: IsIt): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const live = await begin(page, url, house)
    if (!(await playUntil(live, isIt)) && tries < TRIES && isIt !== never) continue
    await page.goto(`${url}/tables/${live.id}`)
    await page.locator('.im .viewport-stage').waitFor()
    await page.waitForLoadState('networkidle')
    return
  }
}

const never: IsIt = () => false

const moment = (name: string, isIt: IsIt, ...looks: readonly string[]): Scene => ({
  name: `imperial-${name}`,
  async prepare(page, url, house) {
    await comeTo(page, url, house, isIt)
    for (const selector of looks) await page.locator(`.im ${selector}`).first().click()
    await page.waitForTimeout(600)
  },
})

const isMiddle = ({ round }: State): boolean => round >= 10

const maneuver: Scene = {
  name: 'imperial-maneuver',
  async prepare(page, url, house) {
    await comeTo(page, url, house, ({ round, plan }, offers) => {
      const moves = plan?.kind === 'maneuver' ? plan : undefined
      const isMoving = moves !== undefined && !moves.fleetsDone.includes(false)
      const made = moves?.steps?.filter(({ from, dest }) => from !== dest).length ?? 0
      return round >= 7 && isMoving && made > 1 && offers.some(({ kind }) => kind === 'chooseUnit')
    })
    for (const key of ['n', 'Enter']) await page.locator('.viewport-stage').press(key)
    await page.waitForTimeout(600)
  },
}

export const IMPERIAL: readonly Scene[] = [
  moment('auction', ({ mode, up }) => mode === 'bid' && up === 'France', '.im-certificates button'),
  moment(
    'middle',
    (state) => isMiddle(state) && state.mode === 'proposal',
    '[data-space="Taxation"]',
  ),
  maneuver,
  moment(
    'vote',
    ({ mode, proposals }) => mode === 'vote' && proposals.some(({ steps }) => steps !== undefined),
  ),
  moment(
    'investor',
    (state, offers) => isMiddle(state) && offers.filter(({ kind }) => kind === 'buy').length > 3,
    '.im-buy:not(.is-not)',
  ),
  moment('end', never),
]
