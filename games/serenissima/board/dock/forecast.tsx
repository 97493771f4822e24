// What the next round is likely to bring: dice of both sides, how likely it is won now and in the end, the risk, losses (E-16).
import type { ReactNode } from 'react'
import { battleOdds, roundOdds, type Sides } from '../odds.ts'
import { useTalk } from '../words/index.ts'
import { percent } from './parts.tsx'

interface ForecastProps {
  readonly sides: Sides
  readonly children?: ReactNode
}

export function Forecast({ sides, children }: ForecastProps) {
  const { say } = useTalk()
  const round = roundOdds(sides)
  const end = battleOdds(sides)
  const isPort = sides.needed === 2
  return (
    <dl className={isPort ? 'ser-forecast is-port' : 'ser-forecast'}>
      <div className="is-wide">
        <dt>
          {children}
          <span className="ser-dice-count">
            {say(sides.hasFort ? 'board.dice.fort' : 'board.dice', {
              dice: Math.max(0, sides.sailors - sides.tired),
              theirs: sides.defenders,
            })}
          </span>
        </dt>
      </div>
      <Fact name={say(isPort ? 'board.taken' : 'board.sunk')} share={round.wins} />
      <Fact name={say('board.inTheEnd')} share={end.wins} />
      {isPort && <Fact name={say('board.freed')} share={end.frees} />}
      <Fact name={say('board.youSink')} share={end.sinks} />
      <div>
        <dt>{say('board.expected')}</dt>
        <dd>{`${round.ownLosses.toFixed(1)} : ${round.theirLosses.toFixed(1)}`}</dd>
      </div>
    </dl>
  )
}

const Fact = ({ name, share }: { readonly name: string; readonly share: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {percent(share)}
      <i aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </i>
    </dd>
  </div>
)
