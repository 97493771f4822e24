// The board in its box: the game's own drawing, or the plain one that plays any game. The box is what the frame leaves.

import type { BoardProps, BoardSeat, DrawnBoard } from '@foldtable/games/board'
import type { AnyMove } from '@foldtable/kernel'
import { useMemo } from 'react'
import { useSettings } from '../../data/settings.ts'
import { useShortcuts } from '../../data/shortcuts.ts'
import { PlainBoard } from '../../plain/plain-board.tsx'
import { Avatar } from '../../widgets/avatar.tsx'
import { Guard } from './board-guard.tsx'
import { RuleButton } from './rule-button.tsx'
import { seatTimes } from './seat-times.ts'
import { useTableValue } from './table-context.tsx'
import { Toasts } from './toasts.tsx'

export function BoardBox() {
  const { table, board } = useTableValue()
  return (
    <div className={`tf-board${table.isPast ? ' is-past' : ''}${table.trying ? ' is-trying' : ''}`}>
      <div className="tf-box" id="board" tabIndex={-1}>
        {board.drawing === undefined ? <Plain /> : <Drawn drawing={board.drawing} />}
      </div>
      <Toasts />
    </div>
  )
}

function Drawn({ drawing: { Board } }: { readonly drawing: DrawnBoard }) {
  const { words } = useTableValue()
  const props = useBoardProps()
  return (
    <>
      <TextAlternative label={words.say('table.inWords')} />
      <Guard fallback={<Plain />}>
        <Board {...props} />
      </Guard>
    </>
  )
}

function Plain() {
  const { game } = useTableValue().table
  const props = useBoardProps()
  return game && <PlainBoard {...props} game={game} />
}

/** What the drawing shows, for whoever cannot see it. */
function TextAlternative({ label }: { readonly label: string }) {
  const { table, tell } = useTableValue()
  const { game, view, viewer, eyes } = table
  const sentences = game?.summary?.(view, eyes === 'open' ? viewer : eyes) ?? []
  if (sentences.length === 0) return null
  return (
    <section className="hidden" aria-label={label}>
      <ul>
        {sentences.map((message) => {
          const text = tell(message)
          return <li key={text}>{text}</li>
        })}
      </ul>
    </section>
  )
}

function useBoardProps(): BoardProps {
  const { session, table, words, tell, nameOf, play, explain, toast, ...rest } = useTableValue()
  const { board, frame, colourOf, playback } = rest
  const { motion } = useSettings()
  const { house, clock, clockSettings, clockSkew } = table
  const seats = useMemo(
    (): BoardSeat[] =>
      house?.seats.map((info, seat) => ({ ...info, colour: colourOf(seat) })) ?? [],
    [house, colourOf],
  )
  const times = useMemo(
    () => seatTimes(clock, clockSettings, clockSkew),
    [clock, clockSettings, clockSkew],
  )
  return {
    view: table.view,
    viewer: table.eyes === 'open' ? table.viewer : table.eyes,
    seats,
    offers: table.offers,
    play,
    whyNot: (move: AnyMove) => {
      const refusal = session.whyNot(move)
      return refusal === undefined ? undefined : explain(refusal)
    },
    explain: (move: AnyMove) => {
      const refusal = session.whyNot(move)
      if (refusal !== undefined) toast(explain(refusal), refusal.rule)
    },
    ruleOf: (move: AnyMove) => {
      const refusal = session.whyNot(move)
      return refusal === undefined ? null : <RuleButton rule={refusal.rule} />
    },
    step: table.step,
    say: tell,
    nameOf,
    faceOf: (seat, size) => {
      const info = house?.seats[seat]
      return info && <Avatar avatar={info.avatar} isBot={info.isBot} size={size} />
    },
    language: words.language,
    motion,
    isSending: table.pending.some(({ isPredicted }) => !isPredicted),
    isPast: table.isPast,
    shortcuts: useShortcuts(),
    times,
    goTo: (n) => void session.goTo(n === table.n ? null : n),
    past: table.past,
    hasWholePast: table.past[0]?.n === 1,
    askPast: () => session.askPast(),
    speed: playback.isPlaying ? playback.speed : 1,
    takingBack: table.takingBack,
    takeBack: () => session.ask('undo'),
    ...(board.tab === undefined ? {} : { tab: board.tab }),
    openTab: board.openTab,
    isFullWindow: frame.isFullWindow,
    keepBelow: board.keepBelow,
    busy: board.busy,
  }
}
