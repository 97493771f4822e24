// PowerHouse, drawn: a card table, what was bid and called, and the viewer's hand. It fills its box.
import { useEffect, useMemo } from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import type { Event, Move, State } from '../src/index.ts'
import { handOf } from '../src/state.ts'
import { Contract } from './contract.tsx'
import { Hand } from './hand.tsx'
import { Panel, panelOf } from './panel.tsx'
import { usePreferences } from './preferences.ts'
import { Ring } from './ring.tsx'
import { Tools } from './tools.tsx'
import { useFrames } from './use-frames.ts'
import { useDock, useRoom } from './use-room.ts'
import { TalkContext, talkIn } from './words/index.ts'
import './board.css'
import './panels.css'
import './hand.css'
import './room.css'

export const board: DrawnBoard<State, Move, Event> = { Board: PowerHouseBoard }

function PowerHouseBoard(props: BoardProps<State, Move, Event>) {
  const { view, viewer, step, motion, language, nameOf, busy } = props
  const [measure, room] = useRoom()
  const dock = useDock(props.keepBelow)
  const [preferences, change] = usePreferences()
  const { state, cue, isBehind, isMoving, catchUp } = useFrames(
    view,
    viewer,
    step,
    motion,
    props.speed,
  )
  useEffect(() => busy?.(isMoving), [busy, isMoving])
  const talk = useMemo(() => talkIn(language, nameOf), [language, nameOf])
  const hand = viewer === 'spectator' ? [] : openHand(state, viewer)
  const kind = panelOf(state, viewer)
  const isInside = room.shape === 'wide' && (kind === 'bidding' || kind === 'suit')
  const panel = <Panel kind={kind} props={props} state={state} hand={hand} />
  const classes = ['ph', `is-${room.shape}`, `in-${state.phase}`]
  if (room.isLow) classes.push('is-low')
  if (!motion) classes.push('is-still')
  if (preferences.fourColours) classes.push('four-colours')
  return (
    <TalkContext value={talk}>
      <div className={classes.join(' ')} ref={measure}>
        <div className="ph-fit">
          <div className="ph-head">
            <Contract state={state} viewer={viewer} />
            <Tools
              state={state}
              preferences={preferences}
              hasHand={hand.length > 0}
              isFolded={room.shape === 'tall' || room.isLow}
              onChange={change}
            />
          </div>
          {/* Whoever calls cards needs the room, and sees the table again afterwards. */}
          {kind !== 'calls' && (
            <Ring props={props} state={state} cue={cue} shape={room.shape}>
              {isInside ? panel : undefined}
            </Ring>
          )}
          <div className="ph-dock" ref={dock}>
            {isInside || panel}
            {hand.length > 0 && (
              <Hand
                props={props}
                state={state}
                hand={hand}
                room={room}
                preferences={preferences}
                isDealt={cue?.kind === 'dealt'}
                isBehind={isBehind}
                catchUp={catchUp}
              />
            )}
          </div>
        </div>
      </div>
    </TalkContext>
  )
}

const openHand = (state: State, seat: number) =>
  handOf(state, seat).flatMap(({ is }) => (is === undefined ? [] : [is]))
