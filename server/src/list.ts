// The parts of the server, in their order, behind what all of them stand on: they hear of tables and are started in it, and are closed in the opposite one.
import { AWAY_ON_TURN_MS } from '@foldtable/kernel'
import { Chores } from './base/chores.ts'
import { nodesPart } from './hearing.ts'
import type { House } from './house.ts'
import { webPart } from './http/web-part.ts'
import { mailCheck } from './mail/check.ts'
import { noticing } from './notices/occasions.ts'
import type { Ears, Part } from './parts/part.ts'
import { statistics } from './statistics/part.ts'

/** For so long no other node does them too. */
const CHORES_MS = 60_000

export function partsOf(house: House, noted: Ears['onHeard']): readonly Part[] {
  const { accounts, bots, calls, chats, clocks, failed, ledger, lobby, metrics, notices } = house
  const { nodes, now, postman, sockets, sql, tables, waits } = house
  return [
    nodesPart(house, noted),
    {
      start: () => ledger.planForgotten(now() + AWAY_ON_TURN_MS),
      close: () => tables.settle(),
    },
    webPart(house),
    { onRemoved: (...removed) => sockets.removed(...removed), stop: () => sockets.stop() },
    faults(house),
    {
      onEntry: (live, { n }) => (n === 1 || live.stored.status === 'over') && lobby.note(live),
      onChange: (live) => live.stored.status !== 'playing' && lobby.note(live),
      onHeard: (live) =>
        (live.stored.status !== 'playing' || live.stored.n <= 1) && lobby.note(live),
    },
    { onEntry: (live) => metrics.moved(live.game.meta.id) },
    {
      onEntry: (live) => waits.note(live),
      onChange: (live) => waits.note(live),
      onHeard: (live) => waits.note(live),
    },
    { onEntry: (live) => tables.goesOn(live) },
    {
      onChange: (live) => calls.note(live),
      onHeard: (live) => calls.note(live),
      onWake: (live) => calls.note(live),
    },
    {
      onEntry: (live) => bots.notice(live),
      onChange: (live) => bots.notice(live),
      onWake: (live) => bots.notice(live),
      stop: () => bots.stop(),
    },
    {
      onEntry: (live) =>
        live.stored.status === 'over' && void chats.openGallery(live).catch(failed),
      onHeard: (live, entry) =>
        entry !== undefined &&
        live.stored.status === 'over' &&
        void chats.openGallery(live).catch(failed),
    },
    statistics(sql),
    noticing(house),
    {
      onDeadline: (at) => clocks.note(at),
      start: () => clocks.start(),
      stop: () => clocks.stop(),
    },
    postman,
    new Chores(
      [
        () => accounts.forgetEnded(),
        () => notices.forgetDone(),
        () => ledger.forgetCodes(now()),
        async () => nodes?.forget(),
      ],
      failed,
      async () => nodes === undefined || nodes.isOurs('chores', CHORES_MS),
    ),
    mailCheck(house),
  ]
}

const faults = ({ metrics, log }: House): Part => ({
  onFault(live, problem, kind) {
    metrics.faults.inc({ kind })
    log.error({ table: live.id, n: live.stored.n, err: problem }, 'a table met a fault')
  },
})
