// Pass the Ace, drawn: a table with seats around it, cards that travel, and the few buttons a player needs.
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import type { Event, Move, State } from '../src/index.ts'
import { Callouts } from './callouts.tsx'
import { Controls } from './controls.tsx'
import { layoutFor, type Shape } from './layout.ts'
import { Lists } from './lists.tsx'
import { showsOwnCard } from './scene.ts'
import { TableTop } from './table-top.tsx'
import { useScene } from './use-scene.ts'
import { wordsIn } from './words.ts'
import './board.css'
import './seats.css'
import './controls.css'

const NO_TIMES: readonly null[] = []
/** Narrower than this, the table stands upright. */
const WIDE_FROM = 620

export const board: DrawnBoard<State, Move, Event> = { Board: PassTheAceBoard }

function PassTheAceBoard(props: BoardProps<State, Move, Event>) {
  const { view, viewer, seats, step, motion, language, say, nameOf } = props
  const words = useMemo(() => wordsIn(language), [language])
  const { box, shape } = useShape()
  const trashList = useRef<HTMLDialogElement>(null)
  const count = view.players.length
  const layout = useMemo(
    () => (shape === undefined ? undefined : layoutFor(count, viewer, shape)),
    [count, viewer, shape],
  )
  const { scene, effects, isMoving, skip } = useScene({ view, viewer, step, motion })
  return (
    <div className={motion ? 'pta' : 'pta is-still'} ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the finger; nothing is lost without it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: motion ends by itself */}
      <div className={`pta-stage is-${shape}`} onClick={isMoving ? skip : undefined}>
        {layout !== undefined && (
          <TableTop
            layout={layout}
            scene={scene}
            effects={effects}
            viewer={viewer}
            seats={seats}
            startingLives={view.startingLives}
            times={props.times ?? NO_TIMES}
            words={words}
            label={words('table')}
            nameOf={nameOf}
            onTrash={() => trashList.current?.showModal()}
          />
        )}
        <Callouts {...{ effects, scene, viewer, words, say, nameOf }} />
        <Lists {...props} words={words} trashList={trashList} />
      </div>
      <Controls {...props} words={words} isSeen={showsOwnCard(scene, view, viewer)} look={skip} />
    </div>
  )
}

function useShape() {
  const box = useRef<HTMLDivElement>(null)
  const [shape, setShape] = useState<Shape>()
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = () => setShape(current.clientWidth >= WIDE_FROM ? 'wide' : 'tall')
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { box, shape }
}
