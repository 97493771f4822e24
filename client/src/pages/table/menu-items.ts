// The rare actions of a table, each with what follows from it. Knows no screen.
import type { TakingBack } from '@foldtable/games/board'
import type { Seat } from '@foldtable/kernel'
import type { TableSnapshot } from '../../store/types.ts'
import type { IconName } from '../../widgets/icon.tsx'
import type { Words } from '../../words/index.ts'

export type MenuDeed =
  | 'players'
  | 'log'
  | 'takeBack'
  | 'stopClock'
  | 'startClock'
  | 'letBot'
  | 'takeSeat'
  | 'replace'
  | 'askEnd'
  | 'hint'
  | 'try'
  | 'stopTrying'
  | 'board'
  | 'share'
  | 'seal'
  | 'leave'
  | 'end'

export interface MenuItem {
  readonly deed: MenuDeed
  readonly icon: IconName
  readonly label: string
  /** What follows. */
  readonly why?: string
  /** How it stands. */
  readonly value?: string
  /** Whom it is about. */
  readonly of?: Seat
  /** Asks once more. */
  readonly isGrave?: boolean
}

export interface MenuInput {
  readonly table: TableSnapshot
  readonly isLocal: boolean
  readonly takingBack: TakingBack
  /** The board that is shown; null where there is no choice. */
  readonly board: 'drawn' | 'plain' | null
  /** Players and log have no place of their own at the bottom of the screen. */
  readonly hasNoPlaces: boolean
  /** The server's. */
  readonly now: number
  readonly words: Words
}

/** In groups, between which a line is drawn; some may be empty just now. */
export function menuItems(input: MenuInput): MenuItem[][] {
  return [places(input), playing(input), looking(input), grave(input)]
}

function places({ hasNoPlaces, words: { say } }: MenuInput): MenuItem[] {
  if (!hasNoPlaces) return []
  return [
    { deed: 'players', icon: 'people', label: say('table.players') },
    { deed: 'log', icon: 'log', label: say('table.log') },
  ]
}

/** Of whoever plays, and has not left. */
function mySeat({ table: { viewer, house, status } }: MenuInput) {
  const info = viewer === 'spectator' ? undefined : house?.seats[viewer]
  return status === 'playing' && info?.hasLeft === false ? info : undefined
}

function playing(input: MenuInput): MenuItem[] {
  const { table, takingBack, isLocal, words } = input
  const { say } = words
  const info = mySeat(input)
  if (table.trying !== undefined) return whileTrying(input)
  if (info === undefined) return tries(input)
  const items: MenuItem[] = []
  if (takingBack !== 'never' && !info.isBot)
    items.push({
      deed: 'takeBack',
      icon: 'undo',
      label: say('table.undo'),
      why: say(takingBack === 'free' || isLocal ? 'menu.back.free' : 'menu.back.ask'),
    })
  items.push(...hints(input), ...clock(input))
  if (isLocal) return [...items, ...tries(input)]
  const seat: MenuItem = info.isBot
    ? { deed: 'takeSeat', icon: 'person', label: say('turn.takeSeat') }
    : { deed: 'letBot', icon: 'bot', label: say('table.letBot'), why: say('menu.bot.why') }
  return [...items, seat, ...tries(input), ...votes(input)]
}

/** For whoever is asked, where the table allows it; on this device always. */
function hints({ table, isLocal, words: { say } }: MenuInput): MenuItem[] {
  const { decision, viewer, house, isPast, offers } = table
  const isPause = decision?.result === undefined && decision?.due !== undefined
  const isAsked = viewer !== 'spectator' && offers.length > 0 && !isPast && !isPause
  if (!isAsked || !(isLocal || house?.hints === true)) return []
  return [{ deed: 'hint', icon: 'help', label: say('menu.hint'), why: say('menu.hint.why') }]
}

function whileTrying({ takingBack, words: { say } }: MenuInput): MenuItem[] {
  const stop: MenuItem = { deed: 'stopTrying', icon: 'cross', label: say('turn.stopTrying') }
  if (takingBack === 'never') return [stop]
  return [{ deed: 'takeBack', icon: 'undo', label: say('table.undo') }, stop]
}

/** Wherever there is something to decide: for whoever plays or looks on, now or in the past. */
function tries({ table: { decision, view }, words: { say } }: MenuInput): MenuItem[] {
  if (view === null || decision === null || decision.result !== undefined) return []
  return [{ deed: 'try', icon: 'bolt', label: say('menu.try'), why: say('menu.try.why') }]
}

/** Where somebody is away for longer than the table's time, the others may do without. */
function votes({ table: { house, viewer }, now, words: { say } }: MenuInput): MenuItem[] {
  const late = (house?.seats ?? []).flatMap(({ overdueAt, name }, seat) =>
    overdueAt !== null && overdueAt <= now && seat !== viewer ? [{ seat, name }] : [],
  )
  if (late.length === 0 || house?.asking !== null) return []
  const why = say('menu.vote.why')
  return [
    ...late.map(
      ({ seat, name }): MenuItem => ({
        deed: 'replace',
        icon: 'bot',
        label: say('menu.replace', { name }),
        why,
        of: seat,
      }),
    ),
    { deed: 'askEnd', icon: 'stop', label: say('menu.askEnd'), why },
  ]
}

function clock({ table, isLocal, words: { say } }: MenuInput): MenuItem[] {
  const { clock: going, clockSettings, game } = table
  if (going === null || clockSettings === null || clockSettings.kind === 'none') return []
  if (going.stoppedAt !== null)
    return [{ deed: 'startClock', icon: 'play', label: say('table.startClock') }]
  const alone = isLocal || game?.stopsClock === 'anyone'
  const why = say(alone ? 'menu.stop.alone' : 'menu.stop.why')
  return [{ deed: 'stopClock', icon: 'pause', label: say('table.stopClock'), why }]
}

function looking({ table, isLocal, board, words: { say } }: MenuInput): MenuItem[] {
  const items: MenuItem[] = []
  if (board !== null)
    items.push({
      deed: 'board',
      icon: 'grid',
      label: say('menu.board'),
      value: say(`menu.board.${board}`),
    })
  if (!isLocal && table.n > 0)
    items.push({ deed: 'share', icon: 'share', label: say('table.share') })
  const { commitment = '' } = table.house ?? {}
  if (table.status === 'playing')
    items.push({
      deed: 'seal',
      icon: 'lock',
      label: say('menu.seal'),
      value: `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`,
    })
  return items
}

function grave(input: MenuInput): MenuItem[] {
  const { table, isLocal, words } = input
  const { say } = words
  const { game, house, viewer } = table
  if (mySeat(input) === undefined || isLocal || house === null || table.trying) return []
  const items: MenuItem[] = [
    {
      deed: 'leave',
      icon: 'door',
      label: say('table.leave'),
      why: say('menu.leave.why'),
      isGrave: true,
    },
  ]
  if (viewer === house.host && game?.host?.end !== undefined)
    items.push({
      deed: 'end',
      icon: 'stop',
      label: say('table.end'),
      why: say('menu.end.why'),
      isGrave: true,
    })
  return items
}
