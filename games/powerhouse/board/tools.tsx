// What can be looked up at any time, and how the hand is held.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../drawing/dialog.tsx'
import type { State } from '../src/state.ts'
import type { Preferences } from './preferences.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { TrickList } from './trick-list.tsx'
import { useTalk } from './words/index.ts'

interface ToolsProps {
  readonly state: State
  readonly preferences: Preferences
  readonly hasHand: boolean
  /** Behind one button, where there is no room for all. */
  readonly isFolded: boolean
  onChange(part: Partial<Preferences>): void
}

type Open = 'lastTrick' | 'tricks' | 'sheet'

export function Tools({ state, preferences, hasHand, isFolded, onChange }: ToolsProps) {
  const { say } = useTalk()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const hasTricks = state.tricks.length > 0
  const looks = (['lastTrick', 'tricks', 'sheet'] as const).map((one) => (
    <button
      key={one}
      type="button"
      disabled={one !== 'sheet' && !hasTricks}
      onClick={() => setOpen(one)}
    >
      {say(`board.${one}`)}
    </button>
  ))
  const choices = hasHand && <HandChoices preferences={preferences} onChange={onChange} />
  return (
    <div className="ph-tools">
      {isFolded ? (
        <Menu label={say('board.more.menu')} sign="≡">
          {looks}
          {choices}
        </Menu>
      ) : (
        <>
          {looks}
          {hasHand && <Menu label={say('board.handMenu')}>{choices}</Menu>}
        </>
      )}
      {open !== null && (
        <Dialog title={say(`board.${open}`)} close={say('board.close')} onClose={close}>
          {open === 'sheet' ? (
            <ScoreSheet state={state} />
          ) : (
            <TrickList state={state} isLastOnly={open === 'lastTrick'} />
          )}
        </Dialog>
      )}
    </div>
  )
}

interface MenuProps {
  readonly label: string
  /** Shown in its place. */
  readonly sign?: string
  readonly children: ReactNode
}

/** Closes again by Escape, by a tap elsewhere, or once something in it was opened. */
function Menu({ label, sign, children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const shut = useCallback(() => box.current?.removeAttribute('open'), [])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) shut()
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [shut])
  return (
    <details
      className="ph-menu"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || box.current?.open !== true) return
        event.stopPropagation()
        shut()
        box.current.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label}>{sign ?? label}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is opened from here closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: buttons inside are pressed by keys too */}
      <div onClick={({ target }) => target instanceof HTMLButtonElement && shut()}>{children}</div>
    </details>
  )
}

function HandChoices({ preferences, onChange }: Pick<ToolsProps, 'preferences' | 'onChange'>) {
  const { say } = useTalk()
  const { sorting, confirm, fourColours } = preferences
  return (
    <>
      <Choice
        label={say('board.byRank')}
        isOn={sorting === 'rank'}
        onChange={(isOn) => onChange({ sorting: isOn ? 'rank' : 'suit' })}
      />
      <Choice
        label={say('board.confirm')}
        isOn={confirm}
        onChange={(isOn) => onChange({ confirm: isOn })}
      />
      <Choice
        label={say('board.fourColours')}
        isOn={fourColours}
        onChange={(isOn) => onChange({ fourColours: isOn })}
      />
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
