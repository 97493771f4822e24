// What is called out over the table: Modi, Dirty Dan, Kung, a double game, the winner.
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import type { Passing } from '../../drawing/player.ts'
import { CROWN } from './crown.ts'
import type { Scene } from './scene.ts'
import type { Effect } from './stage.ts'
import type { Words } from './words.ts'

export interface CalloutsProps {
  readonly passing: readonly Passing<Effect>[]
  readonly scene: Scene
  readonly viewer: Viewer
  readonly words: Words
  say(message: Message): string
  nameOf(seat: Seat): string
}

/** The log tells the same to screen readers, so that nothing is said twice. */
export function Callouts(props: CalloutsProps) {
  const latest = props.passing.findLast(({ cue }) => isCall(cue))
  return (
    <div className="pta-callouts" aria-hidden="true">
      {latest !== undefined && <Callout key={latest.id} {...props} effect={latest.cue} />}
    </div>
  )
}

const isCall = ({ kind }: Effect): boolean =>
  kind === 'moment' || kind === 'doubleGame' || kind === 'won'

function Callout({ effect, viewer, words, say, nameOf }: CalloutsProps & { effect: Effect }) {
  if (effect.kind === 'moment')
    return (
      <div className={`pta-callout is-${effect.moment}`}>
        <strong>{words(effect.moment)}</strong>
        <span>{sentence(effect.event, say)}</span>
      </div>
    )
  if (effect.kind === 'doubleGame')
    return (
      <div className="pta-callout is-double">
        <strong>{words('doubleGame')}</strong>
        <span>{say({ id: 'doubleGameCalled' }).replace(/\s*:[^!]*!\s*/, '. ')}</span>
      </div>
    )
  if (effect.kind !== 'won') return null
  return (
    <div className="pta-callout is-won">
      <svg className="pta-callout-crown" viewBox="-14 -12 28 26" aria-hidden="true">
        <path d={CROWN} />
      </svg>
      <strong>
        {effect.seat === viewer ? words('youWin') : words('wins', { name: nameOf(effect.seat) })}
      </strong>
    </div>
  )
}

function sentence(
  event: Extract<Effect, { kind: 'moment' }>['event'],
  say: CalloutsProps['say'],
): string {
  if (event.kind === 'swapped') {
    const id = { lower: 'swappedModi', same: 'swappedDirtyDan', higher: 'swapped' }[
      event.comparison
    ]
    return rest(say({ id, params: { seat: { seat: event.seat }, target: { seat: event.target } } }))
  }
  if (event.kind === 'stuck')
    return say({ id: 'stuckByClock', params: { seat: { seat: event.seat } } })
  if (event.kind !== 'kungMet') return ''
  const { seat, target, king } = event
  return rest(
    say({
      id: 'kungMet',
      params: { seat: { seat }, target: { seat: target }, king: { word: `card.${king}` } },
    }),
  )
}

/** The sentence of the log begins with the word that is called out already. */
const rest = (text: string): string => text.replace(/^[^!]*!\s*/, '')
