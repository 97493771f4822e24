// What passes while something happens: pieces on their way, flashes, money beside a row, a caption over the map.
import type { Seat } from '@foldtable/kernel'
import type { CSSProperties } from 'react'
import type { Passing } from '../../drawing/player.ts'
import type { Country } from '../src/data/countries.ts'
import type { Cue } from './beats.ts'
import { useBoard } from './board-context.ts'
import { at, Unit } from './pieces.tsx'
import { useTalk } from './words/index.ts'

const lasting = (ms: number): CSSProperties => ({ animationDuration: `${ms}ms` })

/** On the map. */
export function MapCues({ passing }: { readonly passing: readonly Passing<Cue>[] }) {
  return passing.map(({ id, cue, ms }) => {
    if (cue.kind === 'glide')
      return (
        <g
          key={id}
          className="im-glide"
          style={{ ...lasting(ms), offsetPath: `path("${cue.d}")`, offsetRotate: '0deg' }}
        >
          <Unit country={cue.country} kind={cue.unit} at={[0, 0]} />
        </g>
      )
    if (cue.kind === 'burst' || cue.kind === 'pop')
      return (
        <g key={id} transform={at(cue.at)}>
          <circle className={`im-flash is-${cue.kind}`} r="46" style={lasting(ms)} />
        </g>
      )
    return null
  })
}

export function Caption() {
  const { passing } = useBoard()
  const { tell } = useTalk()
  const told = passing.findLast(({ cue }) => cue.kind === 'caption')
  if (told?.cue.kind !== 'caption') return null
  return (
    <p key={told.id} className="im-caption" aria-hidden="true" style={lasting(told.ms)}>
      {tell(told.cue.message)}
    </p>
  )
}

/** Money that just came or went, beside whose it is. */
export function Gain({ seat, country }: { readonly seat?: Seat; readonly country?: Country }) {
  const { passing } = useBoard()
  const { money } = useTalk()
  const own = passing.filter(
    ({ cue }) =>
      (cue.kind === 'cash' && cue.seat === seat) ||
      (cue.kind === 'treasury' && cue.country === country),
  )
  return own.map(({ id, cue, ms }) =>
    (cue.kind === 'cash' || cue.kind === 'treasury') && cue.cents !== 0 ? (
      <i
        key={id}
        className={cue.cents < 0 ? 'im-gain is-paid' : 'im-gain'}
        aria-hidden="true"
        style={lasting(ms)}
      >
        {cue.cents < 0 ? `–${money(-cue.cents)}` : `+${money(cue.cents)}`}
      </i>
    ) : null,
  )
}
