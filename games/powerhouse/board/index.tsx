// PowerHouse, drawn: a card table, what was bid and called, and the viewer's hand. It fills its box.
import { useMemo } from 'react'
import type { BoardProps, BoardStep, DrawnBoard } from '../../board.ts'
import { useMotion } from '../../drawing/use-motion.ts'
import type { Event, PowerHouse, State } from '../src/index.ts'
import { handOf } from '../src/state.ts'
import { Contract } from './contract.tsx'
import { Hand } from './hand.tsx'
import { Panel, panelOf } from './panel.tsx'
import { pointing } from './pointing.ts'
import { usePreferences } from './preferences.ts'
import { Ring } from './ring.tsx'
import { type Cue, isBehind, staging } from './staging.ts'
import { Tools } from './tools.tsx'
import { useDock, useRoom } from './use-room.ts'
import { TalkContext, talkIn } from './words/index.ts'
import './board.css'
import './panels.css'
import './hand.css'
import './room.css'

export const board: DrawnBoard<PowerHouse> = { Board: PowerHouseBoard, pointing }

function PowerHouseBoard(props: BoardProps<PowerHouse>) {
  const { viewer, step, motion, language, nameOf } = props
  const [measure, room] = useRoom()
  const dock = useDock(props.keepBelow)
  const [preferences, change] = usePreferences()
  const { picture: state, passing, coming, skip } = useMotion(props, staging)
  const cue = motion ? (passing.at(-1)?.cue ?? null) : stillCue(step)
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
                isBehind={isBehind(coming, viewer)}
                catchUp={skip}
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

/** Without motion a partner who was just revealed is named until something else happens. */
function stillCue(step: BoardStep<Event> | undefined): Cue | null {
  const revealed = step?.events.findLast(({ kind }) => kind === 'partnerRevealed')
  if (revealed?.kind !== 'partnerRevealed') return null
  return { kind: 'revealed', seat: revealed.seat, card: revealed.card }
}
