// The past at hand: a slider with the rounds and the turning points, steps, speeds, and through whose eyes.
import type { Mark, Message, Seat } from '@foldtable/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { variables } from '../../../widgets/variables.ts'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { Eyes } from './eyes.tsx'
import { useMarks } from './use-marks.ts'
import { SPEEDS } from './use-playback.ts'
import './replay.css'

const SHAPES = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  play: 'M7 4l13 8-13 8z',
  stop: 'M7 5h3v14H7zM14 5h3v14h-3z',
  on: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
}

export function Replay() {
  const say = usePastWords()
  const { table } = useTableValue()
  return (
    <section className="tf-replay" aria-label={say('replay.title')}>
      <Steps />
      <Track />
      <span className="tf-where">{`${table.shownN} / ${table.n}`}</span>
      <Speeds />
      {table.status === 'over' && <Eyes />}
    </section>
  )
}

function Steps() {
  const { table, travel, playback } = useTableValue()
  const { isPlaying, playOn, stop } = playback
  const isFirst = table.shownN <= 1
  return (
    <div className="tf-steps">
      <Step name="first" isOff={isFirst} press={travel.first} />
      <Step name="back" isOff={isFirst} press={travel.previous} />
      <Step name={isPlaying ? 'stop' : 'play'} isMain press={isPlaying ? stop : playOn} />
      <Step name="on" press={travel.next} />
      <Step name="last" press={travel.now} />
    </div>
  )
}

interface StepProps {
  readonly name: keyof typeof SHAPES
  readonly isOff?: boolean
  readonly isMain?: boolean
  press(): void
}

function Step({ name, isOff = false, isMain = false, press }: StepProps) {
  const say = usePastWords()
  const label = say(`replay.${name}`)
  return (
    <button
      type="button"
      className={`icon-button${isMain ? ' is-main' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="tf-shape">
        <path d={SHAPES[name]} />
      </svg>
    </button>
  )
}

/** While a finger drags, the board follows as fast as it can; the thumb is where the finger is. */
function Track() {
  const say = usePastWords()
  const { session, table, travel, playback } = useTableValue()
  const marks = useMarks()
  const text = useMomentText()
  const { n, shownN } = table
  const [dragged, setDragged] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const isGoing = useRef(false)
  const at = dragged ?? shownN
  useEffect(() => {
    if (wanted.current === null) setDragged((now) => (now === shownN ? null : now))
  }, [shownN])

  const follow = async (to: number) => {
    playback.stop()
    setDragged(to)
    wanted.current = to
    if (isGoing.current) return
    isGoing.current = true
    while (wanted.current !== null) {
      const next: number = wanted.current
      wanted.current = null
      await session.goTo(next >= session.snapshot().n ? null : next)
      await new Promise(requestAnimationFrame)
    }
    isGoing.current = false
    setDragged(null)
  }
  return (
    <div className="tf-track" style={variables({ '--at': share(at, n) })}>
      <input
        type="range"
        min={1}
        max={n}
        value={at}
        aria-label={say('replay.slider')}
        aria-valuetext={text}
        onChange={(event) => void follow(Number(event.target.value))}
        onKeyDown={(event) => {
          if (!event.shiftKey || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return
          event.preventDefault()
          event.key === 'ArrowLeft' ? travel.previousTurn() : travel.nextTurn()
        }}
      />
      <Marks marks={marks} n={n} goTo={(to) => void follow(to)} />
    </div>
  )
}

/** Where it is on the line, with half a thumb to spare at both ends. */
const share = (at: number, n: number): string =>
  `calc(11px + (100% - 22px) * ${n <= 1 ? 1 : (at - 1) / (n - 1)})`

/** In pixels: nearer ones are left out. */
const LINE_APART = 4
const LABEL_APART = 26
const EVENT_APART = 14

interface MarksProps {
  readonly marks: readonly Mark[]
  readonly n: number
  goTo(n: number): void
}

function Marks({ marks, n, goTo }: MarksProps) {
  const tell = useHeadlines()
  const [line, width] = useWidth()
  const drawn = useMemo(() => {
    let [lines, labels] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
    const rounds: { n: number; label: string }[] = []
    for (const mark of marks) {
      const at = (width * (mark.n - 1)) / Math.max(1, n - 1)
      if (mark.round === undefined || at - lines < LINE_APART) continue
      const label = at - labels < LABEL_APART ? '' : labelOf(mark.round)
      if (label !== '') labels = at
      lines = at
      rounds.push({ n: mark.n, label })
    }
    let last = Number.NEGATIVE_INFINITY
    const heavy = marks.filter((mark) => {
      const at = (width * (mark.n - 1)) / Math.max(1, n - 1)
      if (!mark.isHeavy || at - last < EVENT_APART) return false
      last = at
      return true
    })
    return { rounds, heavy }
  }, [marks, n, width])
  return (
    <div ref={line} className="tf-ticks" aria-hidden="true">
      {drawn.rounds.map((mark) => (
        <i key={mark.n} className="tf-tick-mark" style={{ left: share(mark.n, n) }}>
          <span>{mark.label}</span>
        </i>
      ))}
      {drawn.heavy.map((mark) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: for a mouse; keys and fingers have the slider, the log and the steps
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <i
          key={mark.n}
          className="tf-tick-mark is-event"
          style={{ left: share(mark.n, n) }}
          title={tell(mark.n)}
          onClick={() => goTo(mark.n)}
        />
      ))}
    </div>
  )
}

/** What turned the game at an entry, as far as the log is at hand. */
function useHeadlines(): (n: number) => string | undefined {
  const { table, tell } = useTableValue()
  const { log, game } = table
  const weights: { readonly [kind: string]: number | undefined } = game?.weights ?? {}
  return (n) => {
    const lines = log.filter((line) => line.n === n)
    const heavy = lines.filter(({ kind }) => weights[kind] === 2)
    const [line] = heavy.length > 0 ? heavy : lines
    return line && tell(line.message)
  }
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const watcher = new ResizeObserver(() => setWidth(current.clientWidth))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return [place, width] as const
}

/** What people count, in this order. */
const COUNTED = ['round', 'turn', 'game']

/** "Round 9" is 9 on the line; a round without a number has a line alone. */
function labelOf({ params = {} }: Message): string {
  const counted = COUNTED.map((name) => params[name]).find((value) => typeof value === 'number')
  return String(counted ?? '')
}

/** "Round 9, Otto's turn, moment 214 of 285". */
function useMomentText(): string {
  const say = usePastWords()
  const { table, tell, words, nameOf } = useTableValue()
  const { game, view, decision, shownN, n } = table
  const round = view === null ? undefined : game?.round?.(view)
  const seats: readonly Seat[] = decision?.result === undefined ? (decision?.seats ?? []) : []
  const names = new Intl.ListFormat(words.language).format(seats.map(nameOf))
  return [
    ...(round === undefined ? [] : [tell(round)]),
    ...(names === '' ? [] : [names]),
    say('replay.at', { n: shownN, of: n }),
  ].join(', ')
}

function Speeds() {
  const say = usePastWords()
  const { speed, setSpeed } = useTableValue().playback
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of three buttons is no set of fields
    <div className="tf-speed" role="group" aria-label={say('replay.speed')}>
      {SPEEDS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === speed}
          onClick={({ currentTarget }) => setSpeed(isAlone(currentTarget) ? next : one)}
        >
          {`×${one}`}
        </button>
      ))}
    </div>
  )
}

/** On a narrow phone there is one button, which goes from speed to speed. */
const isAlone = ({ parentElement }: HTMLElement): boolean =>
  [...(parentElement?.children ?? [])].filter((one) => one.clientWidth > 0).length === 1
