// Serenissima at seven moments: set-up, middle, attack, battle, shop, scoring, end. The game's own bot plays for all four, over the
// same road as any move.
import { simpleMove } from '@foldtable/bots/simple'
import type { Move, State } from '@foldtable/games/serenissima'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyMove, type Request, seededChance } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { type House, type Scene, sitTogether } from './scene.ts'

const ANN = 0
const OTHERS = ['Hana', 'Otto', 'Mira']

type IsIt = (state: State, offers: readonly Move[]) => boolean

/** Everybody plays until Ann is asked and this is so; false at the end. */
async function playUntil(live: LiveTable, isIt: IsIt): Promise<boolean> {
  const chance = seededChance('pictures')
  for (;;) {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) return false
    const { seats } = table.decision
    if (seats.includes(ANN) && isIt(table.state as State, table.offers(ANN) as Move[])) return true
    const seat = seats[0] ?? ANN
    const move = await simpleMove(live.game, table.view(seat), seat, chance)
    if (move === undefined) throw new Error('nothing to play')
    const request: Request<AnyMove> = { by: seat, move, at: Date.now() }
    await live.inTurn(() => playRequest(live, request))
  }
}

const never: IsIt = () => false

/** Another table is begun where the game was over before it came to that. */
async function comeTo(page: Page, url: string, house: House, isIt: IsIt): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const live = await sitTogether(page, url, house, { game: 'serenissima', names: OTHERS })
    if (!(await playUntil(live, isIt)) && tries < 5 && isIt !== never) continue
    await page.goto(`${url}/tables/${live.id}`)
    await page.locator('.ser .viewport-stage').waitFor()
    await page.waitForLoadState('networkidle')
    return
  }
}

/** What is pressed at the moment; keys of the dock, of which a part may be given. */
const moment = (name: string, isIt: IsIt, ...looks: readonly string[]): Scene => ({
  name: `serenissima-${name}`,
  async prepare(page, url, house) {
    await comeTo(page, url, house, isIt)
    for (const selector of looks) await page.locator(`.ser ${selector}`).first().click()
    await page.waitForTimeout(600)
  },
})

const isTurn: IsIt = ({ turn }) => turn !== null && turn.kind === null
const has = (offers: readonly Move[], kind: Move['kind']) => offers.some((one) => one.kind === kind)

const isLoading: IsIt = ({ round, turn }, offers) =>
  round >= 4 && turn?.phase === 'load' && has(offers, 'loadCargo') && has(offers, 'swap')

/** A way is pointed at, by keys. */
const middle: Scene = {
  name: 'serenissima-middle',
  async prepare(page, url, house) {
    await comeTo(page, url, house, ({ round, turn }) => round >= 5 && turn?.phase === 'load')
    const stage = page.locator('.ser .viewport-stage')
    for (const key of ['n', 'n', 'n', 'Enter']) await stage.press(key)
    await page.waitForTimeout(600)
  },
}

export const CHART: readonly Scene[] = [
  moment('set-up', () => true, '[data-point="port Venezia"]', '[data-point="number 7"]'),
  moment('quay', isLoading),
  middle,
  moment(
    'attack',
    ({ round, turn }, offers) =>
      round >= 3 && turn?.phase === 'unload' && has(offers, 'attackPort'),
    '.ser-dock [data-point^="target"]',
  ),
  moment(
    'battle',
    ({ lastBattle, active, turn }) => turn?.phase === 'unload' && lastBattle?.attacker === active,
  ),
  moment(
    'shop',
    (state, offers) =>
      state.round >= 3 &&
      isTurn(state, offers) &&
      state.galleys.includes(null, 1) &&
      (state.players[ANN]?.money ?? 0) >= 8,
    '.ser-dock [data-point="invest"]',
    '.ser-dock [data-point^="number"]',
  ),
  moment(
    'scoring',
    (state, offers) => state.scorings.length === 2 && isTurn(state, offers),
    '.ser-plate',
    '.ser-wide-button',
    '.ser-tabs button',
  ),
  moment('end', never),
]
