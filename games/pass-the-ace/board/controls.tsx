// What the viewer can do: real buttons with keys, and a sentence that says why one is grey.
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Move, PassTheAce } from '../src/index.ts'
import { PAUSE_MS } from '../src/meta.ts'
import { type Control, controlsOf } from './pointing.ts'
import type { Words } from './words.ts'

type Props = BoardProps<PassTheAce> & {
  readonly words: Words
  /** The board shows what is asked about; until then a button shows it instead of playing. */
  readonly isSeen: boolean
  look(): void
}

export function Controls(props: Props) {
  const { view, viewer, offers, isSending, isPast, isSeen, look, words } = props
  const controls = viewer === 'spectator' ? [] : controlsOf(view, viewer)
  const isOffered = (kind: string) => offers.some((offer) => offer.kind === kind)
  const keys = controls.filter(({ key }) => key.length > 1 || props.shortcuts !== false)
  const press = (move: Move) => (isSeen ? props.play(move) : look())
  useKeys(keys, (move) => isOffered(move.kind) && !isSending && press(move))
  const buttons = useKeptFocus(controls.map(({ move }) => move.kind).join(' '))
  const dock = useDock(props.keepBelow)
  const note = isSending ? words('sending') : noteFor(props)
  if (controls.length === 0 && note === '') return null
  return (
    <div className="pta-controls" ref={dock}>
      <div className="pta-buttons" ref={buttons}>
        {controls.map((control) => (
          <ControlButton
            key={control.move.kind}
            move={control.move}
            label={props.say(control.name)}
            shortcut={keys.includes(control) ? control.key : ''}
            isPossible={isOffered(control.move.kind) && !isSending && isSeen}
            isPause={view.phase !== 'turns' && props.step !== undefined}
            whyNot={() => {
              if (!isSeen) look()
              if (isSending || isPast) return undefined
              if (props.explain === undefined) return props.whyNot(control.move)
              props.explain(control.move) // with its rule one tap away
              return undefined
            }}
            press={() => press(control.move)}
          />
        ))}
      </div>
      {note !== '' && <p className="pta-note">{note}</p>}
    </div>
  )
}

/** What the bar of the page does not say: that there is nothing to press any more. */
function noteFor({ view, viewer, isPast, words }: Props): string {
  const me = viewer === 'spectator' ? undefined : view.players[viewer]
  if (me === undefined || isPast || view.phase === 'over') return ''
  if (me.ready) return words('waitingSelf')
  return me.lives <= 0 && view.phase !== 'doubleGame' ? words('outNow') : ''
}

/** Tells the page how high the buttons are, so that nothing is laid over them. */
function useDock(keepBelow: Props['keepBelow']) {
  return useCallback(
    (dock: HTMLElement | null) => {
      if (dock === null || keepBelow === undefined) return
      const observer = new ResizeObserver(() => keepBelow(dock.offsetHeight))
      observer.observe(dock)
      return () => {
        observer.disconnect()
        keepBelow(0)
      }
    },
    [keepBelow],
  )
}

interface ButtonProps {
  readonly move: Move
  readonly label: string
  readonly shortcut: string
  readonly isPossible: boolean
  readonly isPause: boolean
  whyNot(): string | undefined
  press(): void
}

/** A grey button stays in reach of keyboard and finger: pressed, it says why it is grey. */
function ControlButton(props: ButtonProps) {
  const { move, label, shortcut, isPossible, isPause, whyNot, press } = props
  const id = useId()
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    if (isPossible) setReason(undefined)
  }, [isPossible])
  return (
    <span className="pta-control">
      <button
        type="button"
        className={`pta-button is-${move.kind}${label.length > 22 ? ' is-long' : ''}`}
        aria-disabled={!isPossible}
        aria-label={label}
        data-key={shortcut || undefined}
        data-point={move.kind}
        aria-keyshortcuts={shortcut || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => (isPossible ? press() : setReason(whyNot()))}
        onBlur={() => setReason(undefined)}
      >
        {isPause && isPossible && (
          <span className="pta-countdown" style={{ animationDuration: `${PAUSE_MS}ms` }} />
        )}
        <span>{label}</span>
      </button>
      {reason !== undefined && (
        <span className="pta-reason" id={id} role="status">
          {reason}
        </span>
      )}
    </span>
  )
}

/** When other buttons take the place of the one that has the focus, the first of them gets it. */
function useKeptFocus(kinds: string) {
  const box = useRef<HTMLDivElement>(null)
  const wasHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && box.current?.contains(target) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when there are other buttons
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && wasHere.current) box.current?.querySelector('button')?.focus()
  }, [kinds])
  return box
}

/** S, W, D and Enter, unless somebody is writing or a button has the focus anyway. */
function useKeys(controls: readonly Control[], press: (move: Move) => void): void {
  const latest = useRef({ controls, press })
  latest.current = { controls, press }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return
      if (isBusy(event.target, event.key)) return
      const found = latest.current.controls.find(
        ({ key }) => key.toLowerCase() === event.key.toLowerCase(),
      )
      if (found !== undefined) latest.current.press(found.move)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isBusy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('dialog, input, textarea, select, [contenteditable]') !== null) return true
  return key === 'Enter' && target.closest('button, a, summary') !== null
}
