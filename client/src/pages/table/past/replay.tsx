// Step by step through the past and back to now.
import { Icon } from '../../../widgets/icon.tsx'
import { useTableValue } from '../table-context.tsx'

const ARROWS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
}

export function Replay() {
  const { table, words, travel, playback } = useTableValue()
  const { say } = words
  if (!table.isPast) return null
  const isFirst = table.shownN <= 1
  return (
    <section className="tf-replay" aria-label={say('table.time')}>
      <Arrow name="first" label={say('table.first')} isOff={isFirst} press={travel.first} />
      <Arrow
        name="previous"
        label={say('table.previous')}
        isOff={isFirst}
        press={travel.previous}
      />
      <button
        type="button"
        className="tf-arrow"
        aria-label={say(playback.isPlaying ? 'table.stopReplay' : 'table.playOn')}
        aria-disabled={!playback.isPlaying && !table.isPast}
        onClick={() => (playback.isPlaying ? playback.stop() : table.isPast && playback.playOn())}
      >
        {playback.isPlaying ? <Pause /> : <Icon name="play" />}
      </button>
      <Arrow name="next" label={say('table.next')} isOff={!table.isPast} press={travel.next} />
      <Arrow name="last" label={say('table.last')} isOff={!table.isPast} press={travel.now} />
      <span className="tf-where">{`${table.shownN} / ${table.n}`}</span>
    </section>
  )
}

interface ArrowProps {
  readonly name: keyof typeof ARROWS
  readonly label: string
  readonly isOff: boolean
  press(): void
}

function Arrow({ name, label, isOff, press }: ArrowProps) {
  return (
    <button
      type="button"
      className="tf-arrow"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="tf-arrow-shape">
        <path d={ARROWS[name]} />
      </svg>
    </button>
  )
}

const Pause = () => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="tf-arrow-shape">
    <path d="M7 5h3v14H7zM14 5h3v14h-3z" />
  </svg>
)
