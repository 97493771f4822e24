// A galley for whoever has none (S-14): a number, a port, and how many sailors come from where, with the price.
import type { Seat } from '@foldtable/kernel'
import { SAILOR_PRICE } from '../../src/data/constants.ts'
import { PORTS } from '../../src/data/zones.ts'
import type { Move, State } from '../../src/index.ts'
import { playerAt } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { refitOf } from '../choosing/refitting.ts'
import { useHands } from '../hands.ts'
import { Ducat } from '../players.tsx'
import { useTalk } from '../words/index.ts'
import { Numbers, WhenItPlays } from './numbers.tsx'

interface RefitProps {
  readonly view: State
  readonly seat: Seat
  readonly offers: readonly Move[]
}

export function Refit({ view, seat, offers }: RefitProps) {
  const { say, tell } = useTalk()
  const { presses, choice } = useHands()
  const wanted = refitOf(offers, choice)
  const { money, sailors } = playerAt(view, seat)
  const go = presses.get('go')
  return (
    <>
      <section className="ser-picks">
        <Numbers />
        <WhenItPlays view={view} />
        <span className="ser-chips">
          {PORTS.map((id) => (
            <Act
              key={id}
              of={`port ${id}`}
              className="ser-chip is-ready"
              isPressed={wanted.port === id}
            >
              {say(`zone.${id}`)}
            </Act>
          ))}
        </span>
        <Steps title={say('board.refit.garrison')} of="garrison" chosen={wanted.fromPort} />
        <Steps
          title={
            <>
              {say('board.refit.reserve', { sailors })} <Ducat /> {SAILOR_PRICE}
            </>
          }
          of="reserve"
          chosen={wanted.fromReserve}
        />
      </section>
      <section className="ser-acts">
        <Act of="go" className="is-primary" isKept>
          {go === undefined ? say('board.pick.refit') : tell(go.name)}
          <small>
            {say('board.purse', {
              before: money,
              after: money - wanted.fromReserve * SAILOR_PRICE,
            })}
          </small>
        </Act>
        <Act of="pass" className="is-quiet" isNamed>
          {say('board.refit.not')}
        </Act>
      </section>
    </>
  )
}

interface StepsProps {
  readonly title: React.ReactNode
  readonly of: string
  readonly chosen: number
}

function Steps({ title, of, chosen }: StepsProps) {
  const { presses } = useHands()
  const amounts = [0, 1, 2, 3, 4, 5].filter((count) => presses.has(`${of} ${count}`))
  if (amounts.length === 0) return null
  return (
    <span className="ser-amounts is-choice">
      <span>{title}</span>
      {amounts.map((count) => (
        <Act key={count} of={`${of} ${count}`} isPressed={count === chosen}>
          <b>{count}</b>
        </Act>
      ))}
    </span>
  )
}
