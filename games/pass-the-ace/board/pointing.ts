// The buttons of the moment, possible or not, and which of them make a move: the board draws them, keys press them, the law walks them.
import type { Message, Seat } from '@foldtable/kernel'
import type { Pointing } from '../../drawing/pointing.ts'
import type { Move, State } from '../src/index.ts'
import type { Hand } from '../src/state.ts'

export interface Control {
  readonly move: Move
  readonly name: Message
  /** The key that presses it. */
  readonly key: string
}

/** All of them stay while others are asked, so that nothing jumps about when a turn comes. */
export function controlsOf({ phase, order, players }: State, seat: Seat): Control[] {
  const me = players[seat]
  const isOut = me === undefined || me.left || (me.lives <= 0 && phase !== 'doubleGame')
  if (phase === 'over' || isOut) return []
  if (phase !== 'turns') return me.ready ? [] : [control({ kind: 'ready' }, 'Enter')]
  const place = order.indexOf(seat)
  if (place < 0) return []
  // Nobody may learn of a king by how quickly it sticks, so it is pressed; but there is nothing beside it to choose.
  if (holdsKing(me.hand)) return [control({ kind: 'stick' }, 'S')]
  const target = order[place + 1]
  const other =
    target === undefined ? control({ kind: 'draw' }, 'D') : control({ kind: 'swap' }, 'W', target)
  return [control({ kind: 'stick' }, 'S'), other]
}

function control(move: Move, key: string, target?: Seat): Control {
  const id = `move.${move.kind}`
  const name = target === undefined ? { id } : { id, params: { target: { seat: target } } }
  return { move, name, key }
}

const holdsKing = (hand: Hand | null): boolean => {
  const card = typeof hand?.card === 'string' ? hand.card : hand?.card.is
  return card?.startsWith('K') ?? false
}

export const pointing: Pointing<State, Move, null> = {
  start: null,
  pointers: ({ view, viewer, offers }) =>
    viewer === 'spectator'
      ? []
      : controlsOf(view, viewer)
          .filter(({ move }) => offers.some(({ kind }) => kind === move.kind))
          .map(({ move, name }) => ({ key: move.kind, name, leads: { move } })),
}
