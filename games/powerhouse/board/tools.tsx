// What can be looked up at any time, and how the hand is held.
import { useState } from 'react'
import type { State } from '../src/state.ts'
import { Dialog } from './dialog.tsx'
import type { Preferences } from './preferences.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { TrickList } from './trick-list.tsx'
import { useTalk } from './words/index.ts'

interface ToolsProps {
  readonly state: State
  readonly preferences: Preferences
  readonly hasHand: boolean
  onChange(part: Partial<Preferences>): void
}

type Open = 'lastTrick' | 'tricks' | 'sheet'

export function Tools({ state, preferences, hasHand, onChange }: ToolsProps) {
  const { say } = useTalk()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const hasTricks = state.tricks.length > 0
  return (
    <div className="ph-tools">
      <button type="button" disabled={!hasTricks} onClick={() => setOpen('lastTrick')}>
        {say('board.lastTrick')}
      </button>
      <button type="button" disabled={!hasTricks} onClick={() => setOpen('tricks')}>
        {say('board.tricks')}
      </button>
      <button type="button" onClick={() => setOpen('sheet')}>
        {say('board.sheet')}
      </button>
      {hasHand && <HandMenu preferences={preferences} onChange={onChange} />}
      {open !== null && (
        <Dialog title={say(`board.${open}`)} onClose={close}>
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

function HandMenu({ preferences, onChange }: Pick<ToolsProps, 'preferences' | 'onChange'>) {
  const { say } = useTalk()
  const { sorting, confirm, fourColours } = preferences
  return (
    <details className="ph-menu">
      <summary>{say('board.handMenu')}</summary>
      <div>
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
      </div>
    </details>
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
