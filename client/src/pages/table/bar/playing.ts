// The game goes on: it is one's turn, or somebody else is waited for.
import { type Seat, timeLeft } from '@foldtable/kernel'
import type { TableSnapshot } from '../../../store/types.ts'
import { clockText } from '../clock-text.ts'
import { howLong } from '../how-long.ts'
import { namesOf } from '../turn-words.ts'
import { turnsBefore } from '../turns-before.ts'
import {
  type BarButton,
  type BarState,
  isCut,
  onlyOne,
  QUIET,
  type Scene,
  type Situation,
} from './scene.ts'

export const mine: Situation = (scene) => {
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

export const pause: Situation = (scene) => {
  const { turn, question, words } = scene
  if (turn.kind !== 'pause') return undefined
  const sentence = turn.isAsked ? words.say('table.lookThenGoOn') : ''
  return { ...QUIET, kind: 'pause', headline: question, sentence, ...takeBack(scene) }
}

export function waiting(scene: Scene): BarState {
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
