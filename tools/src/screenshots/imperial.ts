// Imperial at six moments: auction, middle, maneuver, vote, investors, end. Whoever plays for all five is the game's own bot, over the
// same road as any move; only the opposition always has another idea, and for a vote both sides quarrel about maneuvers.
import { simpleMove } from '@foldtable/bots/simple'
import type { Move, State } from '@foldtable/games/imperial'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyMove, type Request, type Seat, seededChance } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { type House, type Scene, sitTogether } from './scene.ts'

const ANN = 0
const OTHERS = ['Hana', 'Otto', 'Mira', 'Juno']

const begin = (page: Page, url: string, house: House, others: number): Promise<LiveTable> =>
  sitTogether(page, url, house, { game: 'imperial', names: OTHERS.slice(0, others) })

type IsIt = (state: State, offers: readonly Move[]) => boolean

/** Everybody plays until Ann is asked and this is so; false at the end. */
async function playUntil(live: LiveTable, isIt: IsIt, idea: Idea): Promise<boolean> {
  const chance = seededChance('pictures')
  for (;;) {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) return false
    const { seats } = table.decision
    if (seats.includes(ANN) && isIt(table.state as State, table.offers(ANN) as Move[])) return true
    const seat = seats.at(-1) ?? ANN
    const move =
      idea(table.offers(seat) as Move[], table.state as State, seat) ??
      (await simpleMove(live.game, table.view(seat), seat, chance))
    if (move === undefined) throw new Error('nothing to play')
    const request: Request<AnyMove> = { by: seat, move, at: Date.now() }
    await live.inTurn(() => playRequest(live, request))
  }
}

/** What somebody does who does not ask the bot. */
type Idea = (offers: readonly Move[], state: State, seat: Seat) => Move | undefined

/** The opposition proposes something else. */
const counter: Idea = (offers) =>
  offers.some(({ kind }) => kind === 'agree')
    ? offers.find((move) => move.kind === 'propose' && move.space === 'Taxation')
    : undefined

/** Units that are worth a maneuver. */
const ENOUGH = 4
/** What is bid for the first three countries, by seat: all who play hold of each, and nobody half of it. */
const BIDS = [900, 600, 400]
const SHARED = ['Austria', 'Italy', 'France']

/** Three countries are and stay democracies; once one has an army, both sides want to move it, each to other places. */
const quarrel: Idea = (offers, { mode, up, board, proposals }, seat) => {
  const isShared = SHARED.includes(up)
  const { armies, fleets } = board[up]
  const wanted = armies.length + fleets.length < ENOUGH ? /Produce|Import/ : /Maneuver/
  switch (mode) {
    case 'bid': {
      const amount = isShared ? BIDS[(seat + SHARED.indexOf(up)) % BIDS.length] : 0
      return offers.find((move) => move.kind === 'bid' && move.amount === amount)
    }
    case 'buyBid':
      return offers.find((move) => move.kind === 'buyBid' && move.accept)
    case 'buy':
      return (
        offers.findLast((move) => move.kind === 'buy' && !SHARED.includes(move.country)) ??
        offers.find(({ kind }) => kind === 'puntBuy')
      )
    case 'plan':
      return proposals.length === 0 ? undefined : offers[offers.length >> 1]
    default:
      return offers.find((move) => move.kind === 'propose' && wanted.test(move.space))
  }
}

const TRIES = 20

/** Another table is begun where the game was over before it came to that. */
async function comeTo(
  page: Page,
  url: string,
  house: House,
  isIt: IsIt,
  { idea = counter, others = OTHERS.length }: { idea?: Idea; others?: number } = {},
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const live = await begin(page, url, house, others)
    if (!(await playUntil(live, isIt, idea)) && isIt !== never) continue
    await page.goto(`${url}/tables/${live.id}`)
    await page.locator('.im .viewport-stage').waitFor()
    await page.waitForLoadState('networkidle')
    return
  }
  throw new Error(`${TRIES} games were over before it came to that`)
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

/** Ann votes on two maneuvers, each of which does something. */
const vote: Scene = {
  name: 'imperial-vote',
  async prepare(page, url, house) {
    const deeds = ({ steps = [] }: State['proposals'][number]) =>
      steps.filter(({ from, dest }) => from !== dest).length
    const isIt: IsIt = ({ mode, proposals, round }) =>
      mode === 'vote' && round > 4 && proposals.every((proposal) => deeds(proposal) > 1)
    await comeTo(page, url, house, isIt, { idea: quarrel, others: 2 })
    await page.waitForTimeout(600)
  },
}

export const IMPERIAL: readonly Scene[] = [
  moment('auction', ({ mode, up }) => mode === 'bid' && up === 'France', '.im-certificates button'),
  moment(
    'middle',
    (state, offers) =>
      isMiddle(state) &&
      state.mode === 'proposal' &&
      offers.some((move) => move.kind === 'propose' && move.space === 'Taxation'),
    '[data-space="Taxation"]',
  ),
  maneuver,
  vote,
  moment(
    'investor',
    (state, offers) => isMiddle(state) && offers.filter(({ kind }) => kind === 'buy').length > 3,
    '.im-buy:not(.is-not)',
  ),
  moment('end', never),
]
