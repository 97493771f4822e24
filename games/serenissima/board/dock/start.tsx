// Set-up: a port on the chart and a number on the rose, with what both mean.
import { GOODS, type Good } from '../../src/data/goods.ts'
import { PORT_FACTS, PORTS, type PortId } from '../../src/data/zones.ts'
import { stepsBetween } from '../../src/rules/sailing.ts'
import type { State } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { SeatSign } from '../emblem.tsx'
import { useHands } from '../hands.ts'
import { useTalk } from '../words/index.ts'
import { Numbers, WhenItPlays } from './numbers.tsx'
import { GoodThing, Pawns, SourceThing } from './parts.tsx'

export function Start({ view, seat }: { readonly view: State; readonly seat: number }) {
  const { say } = useTalk()
  const { choice } = useHands()
  const { port, number } = choice
  return (
    <>
      <section className={`ser-start ser-of-${seat}`}>
        <h2>{say('board.start.title')}</h2>
        <Homes view={view} />
        <Numbers />
      </section>
      <section className="ser-quay">
        {port === null ? (
          <p className="ser-hint">{say('board.start.means')}</p>
        ) : (
          <Home port={port} seat={seat} />
        )}
        <WhenItPlays view={view} />
      </section>
      <section className="ser-acts">
        <Act of="go" className="is-primary" isKept>
          {port === null || number === null
            ? say('board.start.hint')
            : say('board.start.confirm', { port: { word: `zone.${port}` }, galley: number })}
        </Act>
      </section>
    </>
  )
}

/** The five starting ports, so that none is missed where the chart does not show them all. */
function Homes({ view }: { readonly view: State }) {
  const { say } = useTalk()
  const { choice } = useHands()
  return (
    <span className="ser-chips">
      {PORTS.filter((id) => PORT_FACTS[id].isStart).map((id) => {
        const { owner } = view.ports[id]
        return (
          <Act
            key={id}
            of={`port ${id}`}
            isKept
            className={owner === null ? 'ser-chip is-ready' : 'ser-chip is-taken'}
            isPressed={id === choice.port}
          >
            {owner !== null && <SeatSign seat={owner} />}
            {say(`zone.${id}`)}
          </Act>
        )
      })}
    </span>
  )
}

/** How far it is from a home to the nearest port that makes each good. */
function Home({ port, seat }: { readonly port: PortId; readonly seat: number }) {
  const { say } = useTalk()
  const { produces, warehouse, sailors } = PORT_FACTS[port]
  return (
    <>
      <h2>
        <SourceThing good={produces} />
        {say(`zone.${port}`)}
        <small>{say('board.room', { warehouse, sailors })}</small>
      </h2>
      <div className="ser-quay-rows">
        <span className="ser-quay-row">
          <Pawns seat={seat} count={3} />
          <span className="ser-sale">{say('board.goods.near')}</span>
          {GOODS.filter((good) => good !== produces).map((good) => (
            <span key={good} className="ser-wanted is-plain">
              <GoodThing good={good} />
              <b>{stepsTo(port, good)}</b>
            </span>
          ))}
        </span>
      </div>
    </>
  )
}

function stepsTo(from: PortId, good: Good): number {
  const sources = PORTS.filter((port) => PORT_FACTS[port].produces === good)
  return Math.min(...sources.map((port) => stepsBetween(from, port)))
}
