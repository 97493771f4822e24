// The board: the game's own drawing, or the plain one that plays any game. Both stay in reach.

import type { Board, BoardProps, BoardSeat } from '@foldtable/games/board'
import { loaders } from '@foldtable/games/loaders'
import type { AnyMove } from '@foldtable/kernel'
import { type LazyExoticComponent, lazy, Suspense, useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { PlainBoard } from '../../plain/plain-board.tsx'
import { Avatar } from '../../widgets/avatar.tsx'
import { Loading } from '../../widgets/loading.tsx'
import { Guard } from './board-guard.tsx'
import { seatTimes } from './seat-times.ts'
import { useShortcuts } from './shortcuts.ts'
import { useTableValue } from './table-context.tsx'

const drawn = new Map<string, LazyExoticComponent<Board>>()

/** The drawing of a game, loaded once; nothing if it has none. */
function drawingOf(game: string): LazyExoticComponent<Board> | undefined {
  const load = loaders[game]?.board
  if (load === undefined) return undefined
  const known = drawn.get(game)
  if (known !== undefined) return known
  const made = lazy(() => load().then((board) => ({ default: board })))
  drawn.set(game, made)
  return made
}

export const hasDrawing = (game: string): boolean => loaders[game]?.board !== undefined

export function BoardArea() {
  const { table, words } = useTableValue()
  const { board } = useSettings()
  const props = useBoardProps()
  const { game, house } = table
  if (game === null || house === null || table.view === null) return <Loading />
  const Drawing = board === 'drawn' ? drawingOf(game.meta.id) : undefined
  if (Drawing === undefined) return <PlainBoard />
  return (
    <div className="tp-board">
      <Guard fallback={<PlainBoard />}>
        <Suspense fallback={<Loading />}>
          <Drawing {...props} />
        </Suspense>
      </Guard>
      <TextAlternative label={words.say('table.inWords')} />
    </div>
  )
}

/** What the drawing shows, for whoever cannot see it. */
function TextAlternative({ label }: { readonly label: string }) {
  const { table, tell } = useTableValue()
  const { game, view, viewer } = table
  const sentences = game?.summary?.(view, viewer) ?? []
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
  const { session, table, words, tell, nameOf, play, explain } = useTableValue()
  const { motion } = useSettings()
  const { house, log, shownN, clock, clockSettings, clockSkew } = table
  const seats = useMemo(
    (): BoardSeat[] => house?.seats.map(({ colour: _, ...seat }) => seat) ?? [],
    [house],
  )
  const told = useMemo(
    () => log.filter(({ n, isUndone }) => n <= shownN && !isUndone),
    [log, shownN],
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
    told,
    goTo: (n) => void session.goTo(n === table.n ? null : n),
    past: table.past,
    hasWholePast: table.past[0]?.n === 1,
    askPast: () => session.askPast(),
  }
}
