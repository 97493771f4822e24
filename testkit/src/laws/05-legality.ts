// Law 5: every offer is accepted, nobody else may act, refused moves leave no trace; the clock and the host get their way.
import {
  type AnyMove,
  type AnyTable,
  copyOf,
  type Request,
  readMove,
  redact,
  ruleOf,
  type Seat,
  seatsUpTo,
  viewersOf,
} from '@foldtable/kernel'
import { Broken, barredText, doingText, nameOf, refusedText, requestText } from '../broken.ts'
import type { Case } from '../case.ts'
import type { Holding } from '../holding.ts'

type Offered = ReadonlyMap<Seat, readonly AnyMove[]>

/** What the first seat that is asked is offered would be taken, and asking left the state as it was. */
export function offersAreTaken(
  { holding }: Case,
  table: AnyTable,
  mirror: unknown,
  offered: Offered,
): void {
  const asked = firstAsked(table)
  if (asked === undefined) return
  const found = offered.get(asked) ?? []
  for (const move of found) {
    const refusal = table.refusal({ by: asked, move, at: table.at })
    if (refusal !== undefined) throw new Broken('legality', barredText(move, refusal))
  }
  holding.checks.legality += found.length
  const what = 'asking for offers left a trace: the state'
  holding.same('legality', table.state, mirror, what)
}

const firstAsked = ({ decision }: AnyTable): Seat | undefined =>
  decision.result === undefined ? decision.seats[0] : undefined

/** Nor is anything left of what was refused. */
export function othersMayNot({ holding, seats }: Case, table: AnyTable, offered: Offered): void {
  const { decision } = table
  const asked = firstAsked(table)
  if (asked === undefined || decision.result !== undefined) return
  const [move] = offered.get(asked) ?? []
  const before = JSON.stringify(table.snapshot())
  for (const seat of [...seatsUpTo(seats), seats]) {
    if (decision.seats.includes(seat)) continue
    const played = move === undefined ? undefined : table.play({ by: seat, move, at: table.at })
    holding.hold('legality', played?.ok !== true, `seat ${seat} was not asked and moved`)
  }
  const isSame = JSON.stringify(table.snapshot()) === before
  holding.hold('legality', isSame, 'a refused move left a trace')
}

export function mustWaitForSomebody(holding: Holding, { decision, n }: AnyTable): void {
  const isWaiting =
    decision.result !== undefined || decision.seats.length > 0 || decision.due !== undefined
  const what = `after entry ${n} the table waits for nobody, and there is no result`
  const remedy = '`decision` must name a seat, or a pause that is `due`, or the `result`'
  holding.hold('legality', isWaiting, `${what}: ${remedy}`)
}

/** The moves of the host, each tried for some seat where the game stands: the house makes them at any moment. */
export function hostMoves(trial: Case, table: AnyTable): void {
  const { game, seats, chance, holding } = trial
  for (const [name, move] of Object.entries(game.host ?? {})) {
    const isHosts = readMove(game, move).ok && ruleOf(game, move.kind).author === 'host'
    const what = `\`host.${name}\` is no move of the host: it must fit the schema of a rule with \`author: 'host'\``
    holding.hold('legality', isHosts, what)
    tryAsHost(trial, table, { by: 'host', seat: chance.below(seats), move, at: table.at })
  }
}

function tryAsHost(trial: Case, table: AnyTable, request: Request<AnyMove>): void {
  const { game, seats, chance, holding, course } = trial
  const refusal = table.refusal(request)
  course.tryHostMove(request.move.kind, refusal)
  if (refusal !== undefined) return
  const other = trial.tableAt(table.state, table.at, table.drawn)
  const played = holding.unless('legality', doingText(request), () => other.play(request))
  const viewer = chance.pick(viewersOf(seats))
  const replica = table.view(viewer)
  if (!played.ok || played.entry === undefined) return
  for (const event of played.entry.events) game.evolve(replica, copyOf(redact(event, viewer)))
  const what = `after ${requestText(request)}, the replica of ${nameOf(viewer)}`
  holding.same('replicas', other.view(viewer), replica, what)
  mustWaitForSomebody(holding, other)
}

/** What the clock would play for each seat that is asked. */
export function timeouts({ game, holding }: Case, table: AnyTable): void {
  const { decision } = table
  if (decision.result !== undefined) return
  for (const seat of decision.seats) {
    const where = `\`timeout\` for seat ${seat}`
    const move = holding.unless('legality', where, () => game.timeout(table.state, seat))
    const request = { by: 'clock', seat, move, at: table.dueAt ?? table.at } as const
    const refusal = table.refusal(request)
    if (refusal !== undefined) throw new Broken('legality', refusedText(request, refusal))
  }
}
