// What the one bar says: the first situation that is true, in words, with at most two buttons. Knows no screen.
import { type Seat, type Speech, speak } from '@foldtable/kernel'
import type { SeatInfo } from '@foldtable/protocol'
import type { TableSnapshot } from '../../store/types.ts'
import type { IconName } from '../../widgets/icon.tsx'
import type { Words } from '../../words/index.ts'
import { type Turn, turnOf } from './turn.ts'
import { namesOf, overWords } from './turn-words.ts'

/** What a button of the bar does; `bar.tsx` knows how. */
export type Deed =
  | 'myGames'
  | 'now'
  | 'rematch'
  | 'toRematch'
  | 'takeSeat'
  | 'goOn'
  | 'tryNow'
  | 'takeBack'

export interface BarButton {
  readonly deed: Deed
  readonly label: string
  readonly key?: string
}

export interface BarState {
  readonly kind:
    | 'opening'
    | 'stopped'
    | 'past'
    | 'over'
    | 'watching'
    | 'bot'
    | 'paused'
    | 'offline'
    | 'asked'
    | 'mine'
    | 'pause'
    | 'waiting'
  /** Green (`mine`) on the viewer's turn and never else. */
  readonly tone: 'wait' | 'warn' | 'past' | 'over' | 'watch' | 'bot' | 'mine'
  readonly icon?: IconName
  readonly headline: string
  /** A short word before the sentence, in bold. */
  readonly before?: string
  readonly sentence: string
  /** Whose time is shown; null shows none. */
  readonly clockOf: Seat | null
  readonly main?: BarButton
  readonly other?: BarButton
}

export interface BarInput {
  readonly table: TableSnapshot
  readonly isLocal: boolean
  /** What is asked, in words. */
  readonly question: string
  readonly canRematch: boolean
  readonly words: Words
  readonly speech: Speech
}

type Situation = (input: BarInput, turn: Turn) => BarState | undefined

export function barState(input: BarInput): BarState {
  const turn = turnOf(input.table.decision, input.table.viewer)
  for (const situation of SITUATIONS) {
    const found = situation(input, turn)
    if (found !== undefined) return found
  }
  return waiting(input, turn)
}

const opening: Situation = ({ table, words: { say } }) =>
  table.game !== null && table.house !== null && table.view !== null
    ? undefined
    : {
        kind: 'opening',
        tone: 'wait',
        headline: say('turn.opening'),
        sentence: '',
        clockOf: null,
      }

const stopped: Situation = ({ table, words: { say } }) => {
  const { problem } = table
  if (problem?.kind !== 'refused' || problem.refusal.code !== 'fault') return undefined
  return {
    kind: 'stopped',
    tone: 'warn',
    headline: say('turn.stopped'),
    sentence: say('turn.stopped.why', { n: table.n }),
    clockOf: null,
    main: { deed: 'myGames', label: say('turn.toMine') },
  }
}

const past: Situation = ({ table, words: { say }, speech }) => {
  if (!table.isPast) return undefined
  const { game, view, shownN, n, decisionNow, viewer } = table
  const round = game?.round?.(view)
  const isYours = turnOf(decisionNow, viewer).kind === 'yours'
  return {
    kind: 'past',
    tone: 'past',
    headline:
      round === undefined ? say('turn.past') : say('turn.pastAt', { when: speak(round, speech) }),
    sentence: say('turn.past.why', { n: shownN, of: n }),
    clockOf: null,
    main: { deed: 'now', label: say(isYours ? 'turn.nowYours' : 'turn.now'), key: 'Esc' },
  }
}

const over: Situation = ({ table, words, speech, canRematch }, turn) => {
  if (turn.kind !== 'over') return undefined
  const base = {
    kind: 'over',
    tone: 'over',
    headline: overWords(turn.winners, table.viewer, speech, words.say),
    sentence: speech.catalog[`reason.${turn.reason}`] ?? turn.reason,
    clockOf: null,
  } as const
  if (table.house?.rematch != null)
    return { ...base, main: { deed: 'toRematch', label: words.say('table.toRematch') } }
  return canRematch
    ? { ...base, main: { deed: 'rematch', label: words.say('table.rematch') } }
    : base
}

const watching: Situation = ({ table, isLocal, words: { say }, speech, question }, turn) => {
  if (table.viewer !== 'spectator' || isLocal) return undefined
  return {
    kind: 'watching',
    tone: 'watch',
    icon: 'eye',
    headline: say('turn.watching'),
    sentence:
      turn.kind === 'others'
        ? say('turn.watching.why', { names: namesOf(turn.seats, speech) })
        : question,
    clockOf: onlyOne(turn),
  }
}

const bot: Situation = (input) => {
  const { say } = input.words
  const info = mySeat(input)
  if (info === undefined || !info.isBot || input.isLocal) return undefined
  return {
    kind: 'bot',
    tone: 'bot',
    icon: 'bot',
    headline: say('turn.bot'),
    sentence: say('menu.bot.why'),
    clockOf: null,
    main: { deed: 'takeSeat', label: say('turn.takeSeat') },
  }
}

const paused: Situation = ({ table, words: { say } }) => {
  const { clock, clockSettings } = table
  if (clock === null || clock.stoppedAt === null) return undefined
  if (clockSettings === null || clockSettings.kind === 'none') return undefined
  return {
    kind: 'paused',
    tone: 'warn',
    icon: 'pause',
    headline: say('turn.paused'),
    sentence: say('turn.paused.why'),
    clockOf: null,
    main: { deed: 'goOn', label: say('turn.goOn') },
  }
}

const isCut = ({ table, isLocal }: BarInput): boolean =>
  !isLocal && (table.connection === 'offline' || table.connection === 'reconnecting')

const offline: Situation = (input, turn) => {
  const { say } = input.words
  if (!isCut(input) || turn.kind === 'yours') return undefined
  return {
    kind: 'offline',
    tone: 'warn',
    icon: 'cloud',
    headline: say('turn.offline'),
    sentence: say('turn.offline.why'),
    clockOf: null,
    other: { deed: 'tryNow', label: say('turn.tryNow') },
  }
}

const asked: Situation = ({ table, words: { say }, speech }, turn) => {
  const asking = table.house?.asking ?? null
  if (asking === null || asking.seat !== table.viewer) return undefined
  const names = namesOf(asking.waitsFor, speech)
  return {
    kind: 'asked',
    tone: 'wait',
    headline: say(`turn.asked.${asking.about}`),
    sentence: say('turn.asked.waits', { names }),
    clockOf: onlyOne(turn),
  }
}

const mine: Situation = (input, turn) => {
  const { table, question, words, speech } = input
  const { say } = words
  if (turn.kind !== 'yours') return undefined
  return {
    kind: 'mine',
    tone: 'mine',
    headline:
      turn.others.length === 0
        ? say('turn.mine')
        : say('turn.mineToo', { names: namesOf(turn.others, speech) }),
    sentence: question,
    clockOf: table.viewer === 'spectator' ? null : table.viewer,
    ...(isCut(input) ? { icon: 'cloud', before: say('turn.offline.short') } : {}),
  }
}

const pause: Situation = ({ question, words: { say } }, turn) =>
  turn.kind === 'pause'
    ? {
        kind: 'pause',
        tone: 'wait',
        headline: question,
        sentence: turn.isAsked ? say('table.lookThenGoOn') : '',
        clockOf: null,
      }
    : undefined

const SITUATIONS: readonly Situation[] = [
  opening,
  stopped,
  past,
  over,
  watching,
  bot,
  paused,
  offline,
  asked,
  mine,
  pause,
]

function waiting({ table, question, words: { say }, speech }: BarInput, turn: Turn): BarState {
  const isSending = table.pending.some(({ isPredicted }) => !isPredicted)
  return {
    kind: 'waiting',
    tone: 'wait',
    headline:
      turn.kind === 'others'
        ? say('turn.wait', { names: namesOf(turn.seats, speech) })
        : say('turn.begins'),
    sentence: isSending ? say('turn.sending') : turn.kind === 'others' ? question : '',
    clockOf: onlyOne(turn),
  }
}

const mySeat = ({ table: { house, viewer } }: BarInput): SeatInfo | undefined =>
  viewer === 'spectator' ? undefined : house?.seats[viewer]

/** The seat that everybody waits for, if it is one. */
const onlyOne = (turn: Turn): Seat | null =>
  turn.kind === 'others' && turn.seats.length === 1 ? (turn.seats[0] ?? null) : null
