// What happened, in sentences. Each line brings the board back to that moment; new ones are read aloud.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LogLine } from '../../store/types.ts'
import { Icon } from '../../widgets/icon.tsx'
import { useTableValue } from './table-context.tsx'

/** Older lines are drawn when somebody asks for them. */
const AT_ONCE = 150

export function Log() {
  const { session, table, words, tell } = useTableValue()
  const { say } = words
  const [filter, setFilter] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const told = useMemo(
    () => table.log.map((line) => ({ line, text: tell(line.message) })),
    [table.log, tell],
  )
  const wanted = filter.trim().toLowerCase()
  const found =
    wanted === '' ? told : told.filter(({ text }) => text.toLowerCase().includes(wanted))
  const shown = found.slice(-most)
  const list = useStickToEnd(table.isPast ? table.shownN : told.length)
  const go = (n: number) => void session.goTo(n === table.n ? null : n)
  return (
    <section className="tf-log" aria-label={say('table.log')}>
      <input
        type="search"
        className="tf-filter"
        placeholder={say('table.filterLog')}
        aria-label={say('table.filterLog')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <ol ref={list} className="tf-lines">
        {!table.hasHistory && (
          <li>
            <button type="button" className="tf-more" onClick={() => go(1)}>
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
        {shown.map(({ line, text }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry tells its lines in order
            key={`${line.n} ${index}`}
            line={line}
            text={text}
            isShown={table.isPast && line.n === table.shownN}
            isLater={table.isPast && line.n > table.shownN}
            go={go}
          />
        ))}
        {told.length === 0 && <li className="tf-none">{say('table.logEmpty')}</li>}
      </ol>
      {table.n > 1 && !table.isPast && (
        <div className="tf-timeline">
          <button type="button" onClick={() => go(table.n - 1)}>
            <Icon name="undo" size={18} />
            <span>{say('rail.history')}</span>
            <i className="tf-thin" />
          </button>
        </div>
      )}
    </section>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly text: string
  readonly isShown: boolean
  readonly isLater: boolean
  go(n: number): void
}

function Line({ line, text, isShown, isLater, go }: LineProps) {
  const state = `${line.isUndone ? ' is-undone' : ''}${isLater ? ' is-later' : ''}`
  return (
    <li>
      <button
        type="button"
        className={`tf-line${state}`}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => go(line.n)}
      >
        {line.isUndone ? <s>{text}</s> : text}
      </button>
    </li>
  )
}

/** Stays at the newest line, or at the one that is shown, unless somebody scrolled up to read. */
function useStickToEnd(at: number) {
  const list = useRef<HTMLOListElement>(null)
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const { current } = list
    if (current === null) return
    const note = () => {
      wasAtEnd.current = current.scrollTop + current.clientHeight >= current.scrollHeight - 40
    }
    current.addEventListener('scroll', note, { passive: true })
    return () => current.removeEventListener('scroll', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there is something new
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    const shown = current.querySelector('[aria-current]')
    if (shown instanceof HTMLElement) {
      current.scrollTop = shown.offsetTop - current.clientHeight / 2
    } else if (wasAtEnd.current) current.scrollTop = current.scrollHeight
  }, [at])
  return list
}

/** Says new lines aloud, whichever tab is open. */
export function LogSpeaker() {
  const { table, tell } = useTableValue()
  const spoken = useRef(table.log.length)
  const [text, setText] = useState('')
  useEffect(() => {
    const fresh = table.log.slice(spoken.current)
    spoken.current = table.log.length
    if (fresh.length > 0 && fresh.length < 20)
      setText(fresh.map(({ message }) => tell(message)).join(' '))
  }, [table.log, tell])
  return (
    <p className="hidden" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  )
}
