// A small round-ended button over a drawing: an icon, a word, a number.
import './kit.css'

interface PillProps {
  /** The path of an icon in a box of 24 by 24, drawn as a line. */
  readonly icon?: string
  readonly label: string
  readonly count?: number
  /** Only icon and number are seen; the label is still its name. */
  readonly isBrief?: boolean
  /** For something that is on or off. */
  readonly isOn?: boolean
  readonly isDisabled?: boolean
  /** It opens a dialog. */
  readonly opens?: 'dialog'
  onPress(): void
}

export function Pill(props: PillProps) {
  const { icon, label, count, isBrief = false, isOn, isDisabled, opens, onPress } = props
  return (
    <button
      type="button"
      className={isBrief ? 'kit-pill is-brief' : 'kit-pill'}
      aria-pressed={isOn}
      aria-haspopup={opens}
      title={isBrief ? label : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon !== undefined && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      )}
      <span className={isBrief ? 'kit-hidden' : undefined}>{label} </span>
      {count !== undefined && <span className="kit-count">{count}</span>}
    </button>
  )
}
