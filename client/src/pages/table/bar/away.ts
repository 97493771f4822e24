// The table is not played as it stands now: it stopped, or somebody looks at the past or tries something.
import type { Seat } from '@foldtable/kernel'
import type { TableSnapshot } from '../../../store/types.ts'
import { type Turn, turnOf } from '../turn.ts'
import { namesOf } from '../turn-words.ts'
import { QUIET, type Situation } from './scene.ts'

export const stopped: Situation = ({ table, words: { say } }) => {
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
export const signedOut: Situation = ({ table, words: { say } }) =>
  table.connection === 'signedOut'
    ? {
        ...QUIET,
        kind: 'signedOut',
        tone: 'warn',
        headline: say('line.signedOut'),
        main: { deed: 'signIn', label: say('line.signInAgain') },
      }
    : undefined

export const past: Situation = ({ table, turn, round, words: { say }, speech }) => {
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

export const trying: Situation = ({ table, words: { say }, speech }) => {
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
