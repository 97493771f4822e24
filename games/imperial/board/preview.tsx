// What a space of the rondel would bring now, before it is proposed: also for whoever only looks.
import type { Seat } from '@foldtable/kernel'
import { FACTORY_COST, isManeuver, isProduce, LAST_POINT, type Space } from '../src/data/charts.ts'
import type { State } from '../src/index.ts'
import { ownFactoryCost } from '../src/rules/cost.ts'
import { unitsOf, workingFactories } from '../src/rules/occupation.ts'
import { productionOf } from '../src/rules/production.ts'
import { wayTo, wheelOf } from '../src/rules/rondel.ts'
import { taxOf } from '../src/rules/tax.ts'
import { forcesOf, powerOf } from '../src/state.ts'
import { effectOf } from '../src/words/effects.ts'
import { money as cents } from '../src/words/params.ts'
import { useBoard } from './board-context.ts'
import { actionOf, wayText } from './rondel.tsx'
import { type Talk, useTalk } from './words/index.ts'

/** Whoever would propose it, if anybody leads the country. */
const proposerIn = (view: State): Seat | undefined => {
  const { leadership } = powerOf(view, view.up)
  return view.mode === 'opposition' ? leadership[1] : leadership[0]
}

export function Preview({ space }: { readonly space: Space }) {
  const talk = useTalk()
  const { view, seat } = useBoard()
  const way = wayTo(view.rules, view.countries[view.up].space, space)
  return (
    <section className="im-preview" aria-live="polite">
      <h2>
        {talk.say(`board.${actionOf(space)}`)}
        <small>{wayText(talk, way)}</small>
      </h2>
      {space === 'Taxation' ? <TaxSum /> : <p>{effectText(talk, view, space, seat)}</p>}
    </section>
  )
}

export function effectText(
  { say, tell }: Talk,
  view: State,
  space: Space,
  reader: Seat | undefined,
): string {
  const { fleets, armies } = forcesOf(view.board, view.up)
  if (isManeuver(space))
    return fleets.length + armies.length === 0
      ? say('offer.nothingToMove')
      : say('offer.moves', { fleets: fleets.length, armies: armies.length })
  if (space === 'Import')
    return say('offer.imports', { treasury: cents(view.countries[view.up].treasury) })
  if (space === 'Factory') return factoryText(say, view)
  const by = proposerIn(view) ?? 0
  const units = isProduce(space) ? { units: productionOf(view, view.up) } : {}
  return tell(effectOf(view, { by, space, ...units }, reader ?? 'spectator'))
}

function factoryText(say: Talk['say'], view: State): string {
  const own = ownFactoryCost(view)
  const params = { cost: cents(FACTORY_COST), paid: cents(FACTORY_COST - own), own: cents(own) }
  return say(own === 0 ? 'board.factory.cost' : 'board.factory.own', params)
}

/** Taxation as a sum that can be followed. */
export function TaxSum() {
  const { say, money, nameOf } = useTalk()
  const { view, seat } = useBoard()
  const { board, up, countries, rules } = view
  const tax = taxOf(view, up)
  const forces = forcesOf(board, up)
  const { treasury, points, lastTax } = countries[up]
  const factories = workingFactories(board, up).length
  const units = unitsOf(forces)
  const rise = Math.max(tax.lastTax - lastTax, 0)
  const isCapped = factories * 2 + forces.chips.length > tax.revenue
  const total = points + tax.points
  const fromBank = rules.taxBonus === 'leader-bank'
  return (
    <dl className="im-sum">
      <dt>
        {say('board.sum.factories', { factories, chips: forces.chips.length })}
        {isCapped && `, ${say('board.sum.capped', { cap: tax.revenue })}`}
      </dt>
      <dd>{money(tax.revenue * 100)}</dd>
      <dt>{say('board.sum.units', { units })}</dt>
      <dd>{units === 0 ? '–' : `–${money(units * 100)}`}</dd>
      <dt>
        {rise === 0
          ? say('board.sum.noBonus', { last: lastTax })
          : say('board.sum.bonus', { revenue: tax.lastTax, rise, last: lastTax })}
      </dt>
      <dd>{tax.pool === 0 || fromBank ? '–' : `–${money(tax.pool * 100)}`}</dd>
      <dt className="is-total">{say('board.sum.treasury')}</dt>
      <dd className="is-total">{`${money(treasury)} → ${money(tax.treasury)}`}</dd>
      <dt className="is-total">{say('board.sum.points')}</dt>
      <dd className="is-total">
        {`${points} + ${tax.points} = ${total}`}
        {total >= LAST_POINT && <em>{` ${say('board.sum.ends')}`}</em>}
      </dd>
      {tax.shares.map((share) => (
        <div key={share.seat} className={share.seat === seat ? 'is-own' : ''}>
          <dt>
            {share.seat === seat
              ? say('board.sum.youGet')
              : say('board.sum.gets', { seat: nameOf(share.seat) })}
          </dt>
          <dd>{money(share.amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** All eight spaces at once, for whoever wants to compare: in the order of the wheel from where the country stands. */
export function Spaces({ isBrief = false }: { readonly isBrief?: boolean }) {
  const talk = useTalk()
  const { view, seat } = useBoard()
  const { space: from } = view.countries[view.up]
  const wheel = wheelOf(view.rules)
  const first = from === null ? 0 : wheel.indexOf(from) + 1
  const round = [...wheel.slice(first), ...wheel.slice(0, first)]
  const inOrder = isBrief ? round.toSorted((a, b) => rankOf(a) - rankOf(b)) : round
  const country = talk.say(`country.${view.up}`)
  return (
    <section
      className={isBrief ? 'im-spaces is-brief' : 'im-spaces'}
      aria-label={talk.say('board.now', { country })}
    >
      <h2 className={isBrief ? 'hidden' : undefined}>{talk.say('board.now', { country })}</h2>
      <ul>
        {inOrder.map((space) => {
          const way = wayTo(view.rules, from, space)
          return (
            <li key={space} className={`is-${actionOf(space)}${way.isTooFar ? ' is-far' : ''}`}>
              <b>{talk.say(`board.${actionOf(space)}`)}</b>
              <small>{wayText(talk, way)}</small>
              {!isBrief && <p>{effectText(talk, view, space, seat)}</p>}
              {isBrief && space === 'Taxation' && <p>{taxBrief(talk, view)}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What most want to know first comes first. */
const rankOf = (space: Space): number => (space === 'Taxation' ? 0 : 1)

/** What taxation brings, in a line. */
function taxBrief({ say }: Talk, view: State): string {
  const { revenue, points } = taxOf(view, view.up)
  return say('board.taxNow', { revenue: cents(revenue * 100), points })
}
