// What happened, by rounds and turns. Each line brings the board back to that moment; new ones are read aloud.
import { cssColour } from '@foldtable/games/seat-colours'
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import type { LogLine } from '../../store/types.ts'
import { Icon } from '../../widgets/icon.tsx'
import { SeatSign } from '../../widgets/seat-sign.tsx'
import { variables } from '../../widgets/variables.ts'
import { whenText } from './how-long.ts'
import { type LogBlock, type LogText, lastTurnOf, logBlocks } from './log-blocks.ts'
import { gathered } from './log-gather.ts'
import { useTableValue } from './table-context.tsx'
import { useFollow } from './use-follow.ts'
import { useHeld } from './use-held.ts'

/** Older lines are drawn when somebody asks for them. */
const AT_ONCE = 150
/** From so many on there is something to look for. */
const SEARCHED_FROM = 40

export function Log() {
  const { session, table, words, tell, board, rounds } = useTableValue()
  const { say } = words
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const log = useHeld(table.log, board.isBusy && !table.isPast)
  const told = useMemo(
    () => gathered(log, table.game).map((line): LogText => ({ line, text: tell(line.message) })),
    [log, tell, table.game],
  )
  const wanted = filter.trim().toLowerCase()
  const found =
    wanted === '' ? told : told.filter(({ text }) => text.toLowerCase().includes(wanted))
  const blocks = useMemo(
    () => logBlocks(found.slice(-most), rounds, lastTurnOf(log, table.viewer), table.missing),
    [found, most, rounds, log, table.viewer, table.missing],
  )
  const list = useRef<HTMLOListElement>(null)
  useFollow(list, log.length, table.isPast ? table.shownN : null)
  return (
    <section className="tf-log" aria-label={say('table.log')}>
      {told.length >= SEARCHED_FROM && (
        <input
          type="search"
          className="tf-filter"
          placeholder={say('table.filterLog')}
          aria-label={say('table.filterLog')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <ol ref={list} className="tf-lines" onKeyDown={(event) => walk(event, list.current)}>
        {!table.hasHistory && table.n > 0 && (
          <li>
            <button type="button" className="tf-more" onClick={() => session.askPast()}>
              {say('table.loadHistory')}
            </button>
          </li>
        )}
        {found.length > most && (
          <li>
            <button type="button" className="tf-more" onClick={() => setMost(most + 500)}>
              {say('table.earlier', { count: found.length - most })}
            </button>
          </li>
        )}
        <Blocks blocks={blocks} />
        {told.length === 0 && <li className="tf-none">{say('table.logEmpty')}</li>}
      </ol>
      <ToReplay />
    </section>
  )
}

function Blocks({ blocks }: { readonly blocks: readonly LogBlock[] }) {
  const { session, table, words } = useTableValue()
  const shown = table.isPast ? table.shownN : null
  const last = table.n
  const [focused, setFocused] = useState<LogLine | null>(null)
  const stop = stopOf(blocks, focused, shown ?? last)
  const go = useMemo(() => (n: number) => void session.goTo(n === last ? null : n), [session, last])
  return blocks.map((block, at) => {
    const key = `${block.kind} ${block.n} ${at}`
    if (block.kind === 'turn')
      return <TurnBlock key={key} {...{ turn: block, shown, stop, go, onFocus: setFocused }} />
    if (block.kind === 'gap')
      return (
        <li key={key}>
          <button type="button" className="tf-more" onClick={() => session.askPast(block.n + 1)}>
            {words.say('log.gap', { count: block.count })}
          </button>
        </li>
      )
    return block.kind === 'round' ? (
      <li key={key} className="tf-round">
        {block.label}
      </li>
    ) : (
      <li key={key} className="tf-since">
        {words.say('rail.since')}
      </li>
    )
  })
}

/** The one line that the Tab key comes to: where somebody was, or the latest up to what is shown. */
function stopOf(
  blocks: readonly LogBlock[],
  focused: LogLine | null,
  upTo: number,
): LogLine | undefined {
  const lines = blocks.flatMap((block) =>
    block.kind === 'turn' ? block.texts.map(({ line }) => line) : [],
  )
  if (focused !== null && lines.includes(focused)) return focused
  return lines.findLast(({ n }) => n <= upTo) ?? lines[0]
}

interface TurnProps {
  readonly turn: Extract<LogBlock, { kind: 'turn' }>
  /** The entry of the past that is shown. */
  readonly shown: number | null
  readonly stop: LogLine | undefined
  go(n: number): void
  onFocus(line: LogLine): void
}

const TurnBlock = memo(function TurnBlock({ turn, shown, stop, go, onFocus }: TurnProps) {
  const { nameOf, colourOf, words } = useTableValue()
  const { seat, at, texts } = turn
  const colour = seat === null ? undefined : colourOf(seat)
  const isOne = texts.length === 1
  return (
    <li
      className={isOne ? 'tf-go is-one' : 'tf-go'}
      style={colour && variables({ '--seat': cssColour(colour) })}
    >
      {colour !== undefined && <SeatSign colour={colour} />}
      {at !== null && (
        <time dateTime={new Date(at).toISOString()}>{whenText(words.language, at)}</time>
      )}
      {!isOne && seat !== null && <b>{nameOf(seat)}</b>}
      <WatchAgain turn={turn} isStop={texts.some(({ line }) => line === stop)} />
      <ul className="tf-turn-lines">
        {texts.map((text, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry tells its lines in order
            key={index}
            text={text}
            isShown={shown !== null && firstOf(text.line) <= shown && shown <= text.line.n}
            isLater={shown !== null && firstOf(text.line) > shown}
            isStop={text.line === stop}
            go={go}
            onFocus={onFocus}
          />
        ))}
      </ul>
    </li>
  )
})

const firstOf = ({ from, n }: Pick<LogLine, 'n' | 'from'>): number => from ?? n

interface WatchAgainProps {
  readonly turn: TurnProps['turn']
  /** The Tab key comes to this turn. */
  readonly isStop: boolean
}

/** Somebody else's turn, shown once more; then everything is as it is now. */
function WatchAgain({ turn: { n, seat, texts }, isStop }: WatchAgainProps) {
  const { table, board, playback, frame, nameOf, words } = useTableValue()
  if (seat === null || seat === table.viewer || board.drawing === undefined) return null
  const first = firstOf(texts[0]?.line ?? { n })
  const label = words.say('log.watch', { name: nameOf(seat) })
  const watch = () => {
    frame.closeSheet()
    playback.playFrom(first, undefined, texts.at(-1)?.line.n ?? n)
  }
  return (
    <button
      type="button"
      className="tf-again"
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onClick={watch}
    >
      <Icon name="play" size={14} />
    </button>
  )
}

interface LineProps {
  readonly text: LogText
  readonly isShown: boolean
  readonly isLater: boolean
  readonly isStop: boolean
  go(n: number): void
  onFocus(line: LogLine): void
}

function Line({ text: { line, text }, isShown, isLater, isStop, go, onFocus }: LineProps) {
  const state = `${line.isUndone ? ' is-undone' : ''}${isLater ? ' is-later' : ''}`
  return (
    <li>
      <button
        type="button"
        className={`tf-line${state}`}
        tabIndex={isStop ? 0 : -1}
        aria-current={isShown ? 'step' : undefined}
        onFocus={() => onFocus(line)}
        onClick={() => go(line.n)}
      >
        {line.isUndone ? <s>{text}</s> : text}
      </button>
    </li>
  )
}

/** Arrows go through the lines, Home and End to the first and the last: the list is one stop for the Tab key. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>('.tf-line') ?? [])]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const last = lines.length - 1
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key]
  if (to === undefined || at < 0) return
  event.preventDefault()
  event.stopPropagation()
  lines[Math.min(last, Math.max(0, to))]?.focus()
}

function ToReplay() {
  const { table, words, session } = useTableValue()
  if (table.n <= 1 || table.isPast) return null
  return (
    <div className="tf-timeline">
      <button type="button" onClick={() => void session.goTo(table.n - 1)}>
        <Icon name="undo" size={18} />
        <span>{words.say('rail.history')}</span>
        <i className="tf-thin" />
      </button>
    </div>
  )
}

/** Says new lines aloud, whichever tab is open. */
export function LogSpeaker() {
  const { table, words, tell, board } = useTableValue()
  const log = useHeld(table.log, board.isBusy && !table.isPast)
  const spoken = useRef(log.at(-1)?.n ?? 0)
  const [text, setText] = useState('')
  useEffect(() => {
    const fresh = gathered(log, table.game).filter(({ n }) => n > spoken.current)
    spoken.current = Math.max(spoken.current, log.at(-1)?.n ?? 0)
    if (fresh.length > 0 && fresh.length < 20)
      setText(fresh.map(({ message }) => tell(message)).join(' '))
    else if (fresh.length === 0 && log.at(-1)?.isUndone) setText(words.say('log.takenBack'))
  }, [log, tell, words, table.game])
  return (
    <p className="hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
