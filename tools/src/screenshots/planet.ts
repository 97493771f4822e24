// The planet at five moments: landing, deployment, the middle of the game, a fight, the end. Whoever plays for all four is the
// game's own bot, over the same road as any move.
import { simpleMove } from '@foldtable/bots/simple'
import type { Move, State } from '@foldtable/games/full-metal-planete'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { type AnyMove, type Request, seededChance } from '@foldtable/kernel'
import type { Page } from 'playwright-core'
import { centreOf, VIEW } from '../../../games/full-metal-planete/board/geometry.ts'
import { hexAtRow } from '../../../games/full-metal-planete/src/board/grid.ts'
import { become, type House, makeTable, post, type Scene } from './scene.ts'

const ANN = 0

/** Ann and three bots, who are not asked: everything is played here. */
async function begin(page: Page, url: string, house: House): Promise<LiveTable> {
  await become(page, url, 'Ann')
  const options = { landingOrder: 'seat' }
  const id = await makeTable(page, url, { game: 'full-metal-planete', bots: 3, options })
  await post(page, url, `/api/tables/${id}/start`, {})
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error('there is no table')
  await live.truth.unfold()
  return live
}

interface Moment {
  readonly state: State
  /** Whether Ann is asked, and what she may do. */
  readonly offers: readonly Move[]
}

/** Everybody plays until it is Ann's turn and this is so; or to the end. */
async function playUntil(live: LiveTable, isIt: (moment: Moment) => boolean): Promise<void> {
  const chance = seededChance('pictures')
  for (;;) {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) return
    const [seat = ANN] = table.decision.seats
    const state = table.state as State
    if (seat === ANN && isIt({ state, offers: table.offers(ANN) as Move[] })) return
    const move = await simpleMove(live.game, table.view(seat), seat, chance)
    if (move === undefined) throw new Error('nothing to play')
    const request: Request<AnyMove> = { by: seat, move, at: Date.now() }
    await live.inTurn(() => playRequest(live, request)) // a bot may have been quicker
  }
}

async function open(page: Page, url: string, live: LiveTable): Promise<void> {
  await page.goto(`${url}/tables/${live.id}`)
  await page.locator('.viewport-stage').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Presses a hex that is in sight. */
async function press(page: Page, hex: number): Promise<void> {
  const box = await page.locator('.fmp-ground').boundingBox()
  if (box === null) throw new Error('there is no planet')
  const { x, y } = centreOf(hex)
  await page.mouse.click(
    box.x + ((x - VIEW.x) / VIEW.width) * box.width,
    box.y + ((y - VIEW.y) / VIEW.height) * box.height,
  )
}

const scene = (name: string, prepare: (page: Page, url: string, house: House) => Promise<void>) =>
  ({ name: `planet-${name}`, prepare }) satisfies Scene

const landing = scene('landing', async (page, url, house) => {
  const live = await begin(page, url, house)
  await open(page, url, live)
  await page.getByRole('button', { name: 'Whole planet' }).click()
  await press(page, hexAtRow(10, 20))
})

const deployment = scene('deployment', async (page, url, house) => {
  const live = await begin(page, url, house)
  await playUntil(live, ({ state }) => state.phase === 'deployment')
  await open(page, url, live)
  const chance = seededChance('deployment')
  const table = live.table
  const moves = (table?.offers(ANN) ?? []) as Move[]
  for (const type of ['tank', 'tank', 'crab', 'supertank']) {
    const near = moves.flatMap((move) =>
      move.kind === 'deploy' && move.unit.startsWith(`${type}-`) ? [move.to] : [],
    )
    await page
      .locator('.fmp-slot')
      .and(page.getByLabel(nameOf(type)))
      .first()
      .click()
    await press(page, near[chance.below(near.length)] ?? 0)
  }
  await page
    .locator('.fmp-slot')
    .and(page.getByLabel(nameOf('barge')))
    .first()
    .click()
})

const nameOf = (type: string): RegExp =>
  new RegExp(type === 'supertank' ? 'super tank' : ` ${type}`)

const middle = scene('middle', async (page, url, house) => {
  const live = await begin(page, url, house)
  await playUntil(live, ({ state }) => state.phase === 'playing' && state.turn >= 9)
  await open(page, url, live)
  for (let n = 0; n < 4; n++) await page.locator('.viewport-stage').press('n')
})

/** Somebody of another's can be hit. */
const isFight = ({ state, offers }: Moment): boolean =>
  state.turn >= 5 &&
  offers.some(
    (move) =>
      move.kind === 'fire' &&
      state.units.some(
        ({ at, owner, type }) => at === move.target && owner !== ANN && type !== 'tower',
      ),
  )

const fight = scene('fight', async (page, url, house) => {
  const live = await begin(page, url, house)
  await playUntil(live, isFight)
  await open(page, url, live)
  const stage = page.locator('.viewport-stage')
  const shoot = page.locator('.fmp-card').getByRole('button', { name: /^Shoot/ })
  await stage.press('f')
  for (let n = 0; n < 20 && (await shoot.count()) === 0; n++) await stage.press('n')
  await shoot.first().click()
})

const end = scene('end', async (page, url, house) => {
  const live = await begin(page, url, house)
  await playUntil(live, () => false)
  await open(page, url, live)
})

export const PLANET: readonly Scene[] = [landing, deployment, middle, fight, end]
