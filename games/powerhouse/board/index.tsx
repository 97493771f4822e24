// PowerHouse, drawn: a card table, what was bid and called, and the viewer's hand.
import { useMemo } from 'react'
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
import { useRoom } from './use-room.ts'
import { TalkContext, talkIn } from './words/index.ts'
import './board.css'
import './panels.css'
import './hand.css'

export const board: DrawnBoard<State, Move, Event> = { Board: PowerHouseBoard }

function PowerHouseBoard(props: BoardProps<State, Move, Event>) {
  const { view, viewer, step, motion, language, nameOf } = props
  const [measure, room] = useRoom()
  const [preferences, change] = usePreferences()
  const { state, cue, isBehind, catchUp } = useFrames(view, viewer, step, motion)
  const talk = useMemo(() => talkIn(language, nameOf), [language, nameOf])
  const hand = viewer === 'spectator' ? [] : openHand(state, viewer)
  const panel = panelOf(state, viewer)
  const isInside = room.shape === 'wide' && (panel === 'bidding' || panel === 'suit')
  const classes = ['ph', `is-${room.shape}`]
  if (!motion) classes.push('is-still')
  if (preferences.fourColours) classes.push('four-colours')
  return (
    <TalkContext value={talk}>
      <div className={classes.join(' ')} ref={measure}>
        <Contract state={state} viewer={viewer} />
        {/* Whoever calls cards needs the room, and sees the table again afterwards. */}
        {panel !== 'calls' && (
          <Ring props={props} state={state} cue={cue} shape={room.shape}>
            {isInside ? <Panel kind={panel} props={props} state={state} hand={hand} /> : undefined}
          </Ring>
        )}
        {isInside || <Panel kind={panel} props={props} state={state} hand={hand} />}
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
        <Tools
          state={state}
          preferences={preferences}
          hasHand={hand.length > 0}
          onChange={change}
        />
      </div>
    </TalkContext>
  )
}

const openHand = (state: State, seat: number) =>
  handOf(state, seat).flatMap(({ is }) => (is === undefined ? [] : [is]))
