// Pass the Ace, drawn: a table with seats around it, cards that travel, and the few buttons a player needs. It fills its box.
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps, DrawnBoard } from '../../board.ts'
import { useMotion } from '../../drawing/use-motion.ts'
import type { PassTheAce } from '../src/index.ts'
import { staging } from './beats.ts'
import { Callouts } from './callouts.tsx'
import { Controls } from './controls.tsx'
import { fitIn, layoutFor } from './layout.ts'
import { Lists } from './lists.tsx'
import { pointing } from './pointing.ts'
import { hasArrived } from './scene.ts'
import { TableTop } from './table-top.tsx'
import { wordsIn } from './words.ts'
import './board.css'
import './seats.css'
import './controls.css'

export const board: DrawnBoard<PassTheAce> = { Board: PassTheAceBoard, pointing }

function PassTheAceBoard(props: BoardProps<PassTheAce>) {
  const { view, viewer, seats, motion, language, say, nameOf } = props
  const words = useMemo(() => wordsIn(language), [language])
  const { stage, fit } = useFit()
  const [isTrashOpen, openTrash] = useState(false)
  const count = view.players.length
  const layout = useMemo(
    () => (fit === undefined ? undefined : layoutFor(count, viewer, fit.shape, fit.height)),
    [count, viewer, fit],
  )
  const { picture: scene, passing, isMoving, skip } = useMotion(props, staging)
  return (
    <div className={motion ? 'pta' : 'pta is-still'}>
      <div className={`pta-fit is-${fit?.shape}`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the finger; nothing is lost without it */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: motion ends by itself */}
        <div className="pta-stage" ref={stage} onClick={isMoving ? skip : undefined}>
          {layout !== undefined && fit !== undefined && (
            <TableTop
              layout={layout}
              letters={fit.letters}
              scene={scene}
              passing={passing}
              viewer={viewer}
              seats={seats}
              startingLives={view.startingLives}
              words={words}
              label={words('table')}
              nameOf={nameOf}
              faceOf={props.faceOf}
              onTrash={() => openTrash(true)}
            />
          )}
          <Callouts {...{ passing, scene, viewer, words, say, nameOf }} />
          <Lists
            {...props}
            {...{ words, isTrashOpen, openTrash }}
            isBrief={fit?.shape === 'tall'}
          />
        </div>
        <Controls {...props} words={words} isSeen={hasArrived(scene, view, viewer)} look={skip} />
      </div>
    </div>
  )
}

/** Letters are 13 units high, more where the table is drawn small or the reader wants them large; then plates are full. */
const LETTERS = [13, 18] as const

function useFit() {
  const stage = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<ReturnType<typeof fitIn> & { readonly letters: number }>()
  useLayoutEffect(() => {
    const { current } = stage
    if (current === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      const found = fitIn({ width: Math.max(1, width), height: Math.max(1, height) })
      const wished = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const letters = Math.min(LETTERS[1], Math.max(LETTERS[0], (wished * 0.8125) / found.scale))
      setFit({ ...found, letters })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { stage, fit }
}
