// What the one bar says: the first situation that is true, in words, with at most two buttons. Knows no screen.
import { type Seat, type Speech, timeLeft } from '@foldtable/kernel'
import type { RoomInfo, SeatInfo } from '@foldtable/protocol'
import type { TableSnapshot } from '../../store/types.ts'
import type { IconName } from '../../widgets/icon.tsx'
import type { Words } from '../../words/index.ts'
import { clockText } from './clock-text.ts'
import { howLong, timeOfDay } from './how-long.ts'
import { type Turn, turnOf } from './turn.ts'
import { namesOf, overWords } from './turn-words.ts'
import { turnsBefore } from './turns-before.ts'

/** What a button of the bar does; `bar.tsx` knows how. */
export type Deed =
  | 'myGames'
  | 'now'
  | 'rematch'
  | 'toRematch'
  | 'join'
  | 'noThanks'
  | 'startRematch'
  | 'takeSeat'
  | 'goOn'
  | 'tryNow'
  | 'signIn'
  | 'withdraw'
  | 'takeBack'
  | 'nextTable'
  | 'replace'
  | 'sitDown'
  | 'stopTrying'
  | 'playIt'

export interface BarButton {
  readonly deed: Deed
  readonly label: string
  readonly key?: string
  readonly icon?: IconName
  /** Not on phones, where the menu has it, or the mark. */
  readonly isQuiet?: boolean
}

export interface BarState {
  readonly kind:
    | 'opening'
    | 'stopped'
    | 'signedOut'
    | 'past'
    | 'trying'
    | 'rematch'
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
  readonly tone: 'wait' | 'warn' | 'past' | 'over' | 'watch' | 'bot' | 'mine' | 'trying'
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
  /** Where in the game this is, in words. */
  readonly round: string | undefined
  readonly canRematch: boolean
  /** The game of another table that waits for who sits here. */
  readonly nextGame: string | undefined
  /** The server's. */
  readonly now: number
  readonly words: Words
  readonly speech: Speech
}

interface Scene extends BarInput {
  /** Of what is shown. */
  readonly turn: Turn
  readonly house: RoomInfo
  readonly info: SeatInfo | undefined
}

type Situation = (scene: Scene) => BarState | undefined

export function barState(input: BarInput): BarState {
  const { table, words } = input
  const { house, viewer } = table
  if (table.game === null || house === null || table.view === null)
    return { ...QUIET, kind: 'opening', headline: words.say('turn.opening') }
  const info = viewer === 'spectator' ? undefined : house.seats[viewer]
  const scene: Scene = { ...input, house, info, turn: turnOf(table.decision, viewer) }
  for (const situation of SITUATIONS) {
    const found = situation(scene)
    if (found !== undefined) return found
  }
  return waiting(scene)
}

const QUIET = { tone: 'wait', sentence: '', clockOf: null } as const

const stopped: Situation = ({ table, words: { say } }) => {
  const { problem } = table
  const isFault = problem?.kind === 'refused' && problem.refusal.code === 'fault'
  if (!isFault && !table.isStopped) return undefined
  return {
    ...QUIET,
    kind: 'stopped',
    tone: 'warn',
    headline: say('turn.stopped'),
    sentence: say('turn.stopped.why', { n: table.n }),
    main: { deed: 'myGames', label: say('turn.toMine') },
  }
}

/** Whoever sat here is not made a spectator: the board stays as it was. */
const signedOut: Situation = ({ table, words: { say } }) =>
  table.connection === 'signedOut'
    ? {
        ...QUIET,
        kind: 'signedOut',
        tone: 'warn',
        headline: say('line.signedOut'),
        main: { deed: 'signIn', label: say('line.signInAgain') },
      }
    : undefined

const past: Situation = ({ table, turn, round, words: { say }, speech }) => {
  if (!table.isPast) return undefined
  const moment = { n: table.shownN, of: table.n }
  const isMine = turnOf(table.decisionNow, table.viewer).kind === 'yours'
  const whose = shownSeats(turn, table.viewer)
  return {
    ...QUIET,
    kind: 'past',
    tone: 'past',
    headline: round === undefined ? say('turn.past') : say('turn.past.round', { round }),
    sentence:
      whose.length === 1
        ? say('turn.past.whose', { ...moment, names: namesOf(whose, speech) })
        : say('turn.past.why', moment),
    main: { deed: 'now', label: say(isMine ? 'turn.nowMine' : 'turn.now'), key: 'Esc' },
  }
}

const trying: Situation = ({ table, words: { say }, speech }) => {
  const { trying: line } = table
  if (line === undefined) return undefined
  const { moves, isImagined, isStuck, of, canPlay, missed } = line
  const isMine = turnOf(table.decisionNow, table.viewer).kind === 'yours'
  const sentences = [
    ...(of === null || table.decision?.result !== undefined
      ? []
      : [say('turn.trying.of', { name: speech.nameOf(of) })]),
    ...(isStuck ? [say('turn.trying.stuck')] : []),
    ...(missed > 0 ? [say('turn.trying.missed', { count: missed })] : []),
    moves === 0 ? say('turn.trying.none') : say('turn.trying.why', { count: moves }),
  ]
  return {
    ...QUIET,
    kind: 'trying',
    tone: 'trying',
    headline: say('turn.trying'),
    ...(isImagined ? { before: say('turn.trying.imagined') } : {}),
    sentence: sentences.join(' '),
    main: {
      deed: 'stopTrying',
      label: say(isMine && missed > 0 ? 'turn.stopTryingMine' : 'turn.stopTrying'),
      key: 'Esc',
    },
    ...(canPlay ? { other: { deed: 'playIt', label: say('turn.playIt') } } : {}),
  }
}

const shownSeats = (turn: Turn, viewer: TableSnapshot['viewer']): readonly Seat[] => {
  if (turn.kind === 'others') return turn.seats
  return turn.kind === 'yours' && viewer !== 'spectator' ? [viewer, ...turn.others] : []
}

const rematch: Situation = ({ house, table, turn, words: { say }, speech }) => {
  const offer = house.rematchOffer ?? null
  if (offer === null || !isOver(table, turn) || house.rematch !== null) return undefined
  const { viewer } = table
  const isSeated = viewer !== 'spectator' && house.seats[viewer]?.hasLeft === false
  const hasSaid = (answers: readonly Seat[]) => viewer !== 'spectator' && answers.includes(viewer)
  if (hasSaid(offer.no)) return undefined
  const base = {
    ...QUIET,
    kind: 'rematch',
    tone: 'over',
    headline:
      offer.by === viewer
        ? say('turn.rematchMine')
        : say('turn.rematchAsked', { name: speech.nameOf(offer.by) }),
    sentence: say('turn.rematchAsked.why', { yes: namesOf(offer.yes, speech) }),
  } as const
  if (!isSeated) return base
  if (!hasSaid(offer.yes))
    return {
      ...base,
      main: { deed: 'join', label: say('turn.join') },
      other: { deed: 'noThanks', label: say('turn.noThanks') },
    }
  const mayStart = (viewer === offer.by || viewer === house.host) && offer.yes.length > 1
  return mayStart
    ? {
        ...base,
        main: {
          deed: 'startRematch',
          label: say('turn.startWith', { count: offer.yes.length }),
        },
      }
    : base
}

/** Also where the others ended it, in a game that has no end for that. */
const isOver = ({ status }: TableSnapshot, turn: Turn): boolean =>
  turn.kind === 'over' || status === 'over'

const over: Situation = (scene) => {
  const { table, house, turn, words, canRematch } = scene
  if (!isOver(table, turn)) return undefined
  const base = { ...QUIET, kind: 'over', tone: 'over', ...howItEnded(scene) } as const
  if (house.rematch !== null)
    return { ...base, main: { deed: 'toRematch', label: words.say('table.toRematch') } }
  const hasRefused = table.viewer !== 'spectator' && house.rematchOffer?.no.includes(table.viewer)
  return canRematch && hasRefused !== true
    ? { ...base, main: { deed: 'rematch', label: words.say('table.rematch') } }
    : base
}

function howItEnded({ table, house, turn, words, speech, round }: Scene) {
  const { say } = words
  if (turn.kind !== 'over') {
    const name = house.ended === null ? '' : speech.nameOf(house.ended.seat)
    return { headline: say('turn.ended'), sentence: say('turn.ended.why', { name }) }
  }
  const reason = speech.catalog[`reason.${turn.reason}`] ?? turn.reason
  return {
    headline: overWords(turn.winners, table.viewer, speech, say),
    sentence: [reason, round ?? ''].filter((one) => one !== '').join(' · '),
  }
}

const watching: Situation = ({ table, isLocal, turn, question, words, speech }) => {
  const { say } = words
  const { gone } = table
  if (table.viewer !== 'spectator' || isLocal) return undefined
  return {
    kind: 'watching',
    tone: 'watch',
    icon: 'eye',
    headline: say(gone === null ? 'turn.watching' : `turn.${gone}`),
    sentence:
      turn.kind === 'others'
        ? say('turn.watching.why', { names: namesOf(turn.seats, speech) })
        : question,
    clockOf: onlyOne(turn),
    ...(mayTakeSeat(table) ? { main: { deed: 'sitDown', label: say('turn.sit') } } : {}),
  }
}

/** Somebody left for good, a bot plays on, and the table wants substitutes (HOUSE-1.12). */
const mayTakeSeat = ({ house, gone, status }: TableSnapshot): boolean =>
  house?.substitutes === true &&
  gone === null &&
  status === 'playing' &&
  house.seats.some(({ isBot, hasLeft, account }) => isBot && hasLeft && account !== null)

const bot: Situation = ({ info, isLocal, words: { say, language } }) => {
  if (info === undefined || isLocal) return undefined
  const standIn = info.standIn ?? null
  if (standIn === null && !info.isBot) return undefined
  const facts =
    standIn === null
      ? undefined
      : { time: timeOfDay(language, standIn.since), count: standIn.moves }
  return {
    ...QUIET,
    kind: 'bot',
    tone: 'bot',
    icon: 'bot',
    headline: say('turn.bot'),
    sentence: facts === undefined ? say('menu.bot.why') : say(`turn.bot.${standIn?.why}`, facts),
    main: { deed: 'takeSeat', label: say('turn.takeSeat') },
  }
}

const paused: Situation = ({ table, house, words: { say, language }, speech }) => {
  const { clock, clockSettings } = table
  if (clock === null || clock.stoppedAt === null) return undefined
  if (clockSettings === null || clockSettings.kind === 'none') return undefined
  const by = house.pausedBy ?? null
  const sentence =
    by === null
      ? say('turn.paused.why')
      : say('turn.paused.by', {
          time: timeOfDay(language, by.since),
          name: speech.nameOf(by.seat),
        })
  return {
    ...QUIET,
    kind: 'paused',
    tone: 'warn',
    icon: 'pause',
    headline: say('turn.paused'),
    sentence,
    main: { deed: 'goOn', label: say('turn.goOn') },
  }
}

const isCut = ({ table, isLocal }: BarInput): boolean =>
  !isLocal && (table.connection === 'offline' || table.connection === 'reconnecting')

const offline: Situation = (scene) => {
  const { say } = scene.words
  if (!isCut(scene) || scene.turn.kind === 'yours') return undefined
  return {
    ...QUIET,
    kind: 'offline',
    tone: 'warn',
    icon: 'cloud',
    headline: say('turn.offline'),
    sentence: say('turn.offline.why'),
    other: { deed: 'tryNow', label: say('turn.tryNow') },
  }
}

const asked: Situation = ({ table, house, turn, words: { say }, speech }) => {
  const { asking } = house
  if (asking === null || asking.seat !== table.viewer) return undefined
  const { about, agreed = [], waitsFor } = asking
  const names = namesOf(waitsFor, speech)
  return {
    ...QUIET,
    kind: 'asked',
    headline: say(`turn.asked.${about}`),
    sentence:
      agreed.length === 0
        ? say('turn.asked.waits', { names })
        : say('turn.asked.agreed', { yes: namesOf(agreed, speech), names }),
    clockOf: onlyOne(turn),
    other: { deed: 'withdraw', label: say('turn.withdraw') },
  }
}

const mine: Situation = (scene) => {
  const { table, turn, question, words, speech } = scene
  const { say } = words
  if (turn.kind !== 'yours') return undefined
  const { others } = turn
  return {
    kind: 'mine',
    tone: 'mine',
    headline:
      others.length === 0
        ? say('turn.mine')
        : say('turn.mineToo', { names: namesOf(others, speech) }),
    sentence: question,
    clockOf: table.viewer === 'spectator' ? null : table.viewer,
    ...(isCut(scene) ? { icon: 'cloud', before: say('turn.offline.short') } : {}),
    ...takeBack(scene),
  }
}

/** In the bar where it is free; where it needs consent it is in the menu. */
const takeBack = ({ table, words: { say } }: Scene): { readonly other?: BarButton } =>
  table.takingBack === 'free'
    ? { other: { deed: 'takeBack', label: say('table.undo'), icon: 'undo', isQuiet: true } }
    : {}

const pause: Situation = (scene) => {
  const { turn, question, words } = scene
  if (turn.kind !== 'pause') return undefined
  const sentence = turn.isAsked ? words.say('table.lookThenGoOn') : ''
  return { ...QUIET, kind: 'pause', headline: question, sentence, ...takeBack(scene) }
}

const SITUATIONS: readonly Situation[] = [
  stopped,
  signedOut,
  past,
  trying,
  rematch,
  over,
  watching,
  bot,
  paused,
  offline,
  asked,
  mine,
  pause,
]

function waiting(scene: Scene): BarState {
  const { table, turn, words, speech } = scene
  const { say } = words
  if (turn.kind !== 'others') return { ...QUIET, kind: 'waiting', headline: say('turn.begins') }
  const isSending = table.pending.some(({ isPredicted }) => !isPredicted)
  return {
    ...QUIET,
    kind: 'waiting',
    headline: say('turn.wait', { names: namesOf(turn.seats, speech) }),
    sentence: isSending ? say('turn.sending') : (absence(scene) ?? whatIsAsked(scene)),
    clockOf: onlyOne(turn),
    ...whileWaiting(scene),
  }
}

/** Whom everybody waits for is away: since when, and how long they have. */
function absence(scene: Scene): string | undefined {
  const { house, table, turn, now, words } = scene
  const seat = onlyOne(turn)
  const info = seat === null ? undefined : house.seats[seat]
  if (seat === null || info === undefined || info.isBot || info.isHere) return undefined
  const time = howLong(words.language, now - (info.awaySince ?? now))
  if (time === '') return undefined
  const ms = leftOf(table, seat, now)
  if (ms === null) return words.say('turn.away', { time })
  const units = { day: words.say('table.day'), hour: words.say('table.hour') }
  const left = clockText(Math.max(0, ms), units)
  return words.say('turn.away.left', { time, left })
}

/** In milliseconds; nothing where no clock goes for the seat. */
function leftOf({ clock, clockSettings }: TableSnapshot, seat: Seat, now: number): number | null {
  if (clock === null || clockSettings === null || clockSettings.kind === 'none') return null
  if (clock.since[seat] === null || clock.stoppedAt !== null) return null
  return timeLeft(clock, clockSettings, seat, now) ?? null
}

function whatIsAsked({ table, turn, question, words: { say } }: Scene): string {
  const seat = onlyOne(turn)
  const { viewer, log } = table
  const count = seat === null || viewer === 'spectator' ? null : turnsBefore(log, seat, viewer)
  if (count === null) return question
  return `${question} ${count === 0 ? say('turn.next') : say('turn.before', { count })}`
}

/** Take back, as long as nobody learnt from it; else replace who is overdue; else on to the next table. */
function whileWaiting(scene: Scene): { readonly other?: BarButton } {
  const { house, turn, now, nextGame, speech, words } = scene
  const { say } = words
  const back = takeBack(scene)
  if (back.other !== undefined) return back
  const seat = onlyOne(turn)
  const overdue = seat === null ? null : (house.seats[seat]?.overdueAt ?? null)
  if (seat !== null && overdue !== null && overdue <= now && house.asking === null)
    return {
      other: { deed: 'replace', label: say('turn.replace', { name: speech.nameOf(seat) }) },
    }
  return nextGame === undefined
    ? {}
    : {
        other: {
          deed: 'nextTable',
          label: say('turn.nextTable', { game: nextGame }),
          isQuiet: true,
        },
      }
}

/** The seat that everybody waits for, if it is one. */
const onlyOne = (turn: Turn): Seat | null =>
  turn.kind === 'others' && turn.seats.length === 1 ? (turn.seats[0] ?? null) : null
