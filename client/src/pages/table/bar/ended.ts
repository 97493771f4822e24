// The game is over: how it ended, and whether there is another.
import type { Seat } from '@foldtable/kernel'
import type { TableSnapshot } from '../../../store/types.ts'
import type { Turn } from '../turn.ts'
import { namesOf, overWords } from '../turn-words.ts'
import { QUIET, type Scene, type Situation } from './scene.ts'

export const rematch: Situation = ({ house, table, turn, words: { say }, speech }) => {
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

export const over: Situation = (scene) => {
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
