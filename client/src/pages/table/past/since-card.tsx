// What the others did, in a line each; shown as motion, or read in full where there is nothing to see.
import { useState } from 'react'
import { useSettings } from '../../../data/settings.ts'
import { Icon } from '../../../widgets/icon.tsx'
import { SeatSign } from '../../../widgets/seat-sign.tsx'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { turnOf } from '../turn.ts'
import type { Missed } from './missed.ts'
import { SPEEDS, type Speed, STEP_MS } from './use-playback.ts'
import './since.css'

/** Longer is not watched to its end. */
const PATIENCE_MS = 20_000
/** A step that is shown with motion, as a rule. */
const MOTION_MS = 1200

export function SinceCard({ missed }: { readonly missed: Missed }) {
  const say = usePastWords()
  const { session, table, board, words } = useTableValue()
  const { ms, moves } = missed
  const [isWhole, setWhole] = useState(false)
  const isPlayer = table.viewer !== 'spectator'
  const isMine = turnOf(table.decisionNow, table.viewer).kind === 'yours'
  const title = say(isPlayer ? 'since.title' : 'since.here')
  const count = say('since.moves', { count: moves })
  const time = ms === null ? '' : timeText(ms, words.language)
  const close = () => {
    session.markSeen()
    document.getElementById('board')?.focus()
  }
  return (
    <section className="tf-card is-since" aria-label={title}>
      <h2>{title}</h2>
      <p className="small muted">
        {time === '' ? count : say('since.long', { time, moves: count })}
      </p>
      {isWhole ? <Told missed={missed} /> : <Lines missed={missed} />}
      <div className="row">
        {board.drawing !== undefined && <Watch missed={missed} />}
        {board.drawing === undefined && !isWhole && (
          <button type="button" className="button" onClick={() => setWhole(true)}>
            {say('since.read')}
          </button>
        )}
        <button type="button" className="button primary" onClick={close}>
          {say(isMine ? 'since.go' : 'since.close')}
        </button>
      </div>
    </section>
  )
}

/** All sentences, where nothing can be seen to move. */
function Told({ missed }: { readonly missed: Missed }) {
  const { tell } = useTableValue()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls inside, by keys too
    <ol className="ts-told" tabIndex={0}>
      {missed.told.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
        <li key={index}>{tell(line.message)}</li>
      ))}
    </ol>
  )
}

/** One a player. */
function Lines({ missed }: { readonly missed: Missed }) {
  const say = usePastWords()
  const { tell, nameOf, colourOf, words } = useTableValue()
  return (
    <ul className="ts-lines">
      {missed.players.map(({ seat, messages }) => {
        const text = [...new Set(messages.map(tell))].join(' ')
        return (
          <li key={seat}>
            <SeatSign colour={colourOf(seat)} />
            <span>
              {!text.includes(nameOf(seat)) && <b>{nameOf(seat) + words.say('common.colon')}</b>}
              {text}
            </span>
          </li>
        )
      })}
      {missed.more > 0 && <li className="muted">{say('since.more', { count: missed.more })}</li>}
    </ul>
  )
}

function Watch({ missed }: { readonly missed: Missed }) {
  const say = usePastWords()
  const { playback } = useTableValue()
  const { motion } = useSettings()
  const ms = new Set(missed.told.map(({ n }) => n)).size * (motion ? MOTION_MS : STEP_MS)
  const speed: Speed = SPEEDS.find((one) => ms / one <= PATIENCE_MS) ?? 4
  const seconds = Math.ceil(ms / speed / 1000)
  return (
    <button type="button" className="button" onClick={() => playback.playFrom(missed.from, speed)}>
      <Icon name="play" size={18} /> {say('since.watch', { seconds })}
    </button>
  )
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "3 days", "5 hours"; nothing for less than a minute. */
function timeText(ms: number, locale: string): string {
  const [unit, one] = UNITS.find(([, length]) => ms >= length) ?? []
  if (unit === undefined || one === undefined) return ''
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(ms / one))
}
