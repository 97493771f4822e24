// Turn 21: each astronef leaves now or stays to the end, chosen by all at the same time (F-18.2).
import { unitNamed } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { liftOffPrice } from '../src/rules/ships.ts'
import { haulOf, pointsOf } from '../src/scoring.ts'
import { shipId } from '../src/state.ts'
import { piece } from '../src/words/names.ts'
import type { Now } from './deeds.ts'
import { namesOf } from './sentences.ts'
import { useTalk } from './words/index.ts'

type LiftOff = Extract<Move, { kind: 'liftOff' }>

export function Leaving({ now, play }: { readonly now: Now; play(move: Move): void }) {
  const { say } = useTalk()
  const { view, viewer, offers } = now
  if (view.phase !== 'liftoff' || viewer === 'spectator') return null
  const choices = offers.filter((move): move is LiftOff => move.kind === 'liftOff')
  const ships = [...new Set(choices.map(({ ship }) => ship ?? shipId(viewer)))]
  return (
    <section className="fmp-leaving" aria-label={say('board.leave.title')}>
      {ships.length === 0 && <p>{say('board.leave.waits')}</p>}
      {ships.map((ship) => (
        <ShipChoice
          key={ship}
          now={now}
          ship={ship}
          moves={choices.filter((move) => (move.ship ?? shipId(viewer)) === ship)}
          play={play}
        />
      ))}
    </section>
  )
}

interface ShipChoiceProps {
  readonly now: Now
  readonly ship: string
  readonly moves: readonly LiftOff[]
  play(move: Move): void
}

function ShipChoice({ now: { view, viewer }, ship, moves, play }: ShipChoiceProps) {
  const { say } = useTalk()
  const home = unitNamed(view, ship)?.home ?? 0
  const behind = view.units.filter(
    (unit) => unit.home === home && unit.at !== null && unit.owner === viewer && isLeft(unit.type),
  )
  const units = namesOf(
    view,
    behind.map(({ id }) => id),
    say,
  )
  return (
    <div>
      <h2>
        {say('board.leave.ship', { ship: piece(view, ship), points: pointsOf(haulOf(view, home)) })}
      </h2>
      <p>{units === '' ? say('board.leave.nobody') : say('board.leave.behind', { units })}</p>
      <p>{say('board.leave.price', { cost: liftOffPrice(view, home) })}</p>
      <div className="fmp-acts">
        {moves.map((move) => (
          <button
            key={move.when}
            type="button"
            className="fmp-act is-large"
            onClick={() => play(move)}
          >
            {say(`board.do.${move.when}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

const isLeft = (type: string): boolean =>
  type !== 'astronef' && type !== 'tower' && type !== 'bridge'
