// Votes between two proposals, the say of the opposition, answers to a peace offer, and stopping a country on Investor.

import { answerersOf, askedNow } from '../src/flow/peace.ts'
import { isDemocracy } from '../src/rules/government.ts'
import { holding } from '../src/rules/stock.ts'
import { type Proposal, playerAt } from '../src/state.ts'
import { effectOf } from '../src/words/effects.ts'
import { peaceText } from '../src/words/naming/maneuver.ts'
import { pointerAt, useBoard } from './board-context.ts'
import { SeatDisc } from './investors.tsx'
import { actionOf } from './rondel.tsx'
import { useTalk } from './words/index.ts'

export function Vote() {
  const { view, choice, choose } = useBoard()
  const { say } = useTalk()
  const country = say(`country.${view.up}`)
  return (
    <section className="im-vote" aria-label={say('board.vote', { country })}>
      <div className="im-proposals">
        {view.proposals.map((proposal, index) => (
          <ProposalCard key={proposal.by} proposal={proposal} number={index === 0 ? 1 : 2} />
        ))}
      </div>
      <Voters />
      {choice.proposal !== null && (
        <button
          type="button"
          className="im-link"
          onClick={() => choose({ ...choice, proposal: null })}
        >
          {say('board.showsBoth')}
        </button>
      )}
    </section>
  )
}

interface CardProps {
  readonly proposal: Proposal
  readonly number: 1 | 2
}

/** Pressing it shows that one alone on the map. */
function ProposalCard({ proposal, number }: CardProps) {
  const { view, seat, choice, pointers, press, choose } = useBoard()
  const { say, tell, nameOf } = useTalk()
  const pointer = pointerAt(pointers, { on: 'proposal', number })
  const isShown = choice.proposal === number
  const look = () =>
    isShown || pointer === undefined
      ? choose({ ...choice, proposal: isShown ? null : number })
      : press(pointer)
  return (
    <article className={`im-proposal is-${number}${isShown ? ' is-shown' : ''}`}>
      <h2>
        <button type="button" aria-pressed={isShown} data-point={pointer?.key} onClick={look}>
          <span className="im-proposal-number">{number}</span>
          {say(`board.${actionOf(proposal.space)}`)}
        </button>
        <small>{proposal.by === seat ? say('board.you') : nameOf(proposal.by)}</small>
      </h2>
      <p>{tell(effectOf(view, proposal, seat ?? 'spectator'))}</p>
    </article>
  )
}

/** Who votes, with which weight, and who has done so. */
function Voters() {
  const { view, seat } = useBoard()
  const { say, nameOf } = useTalk()
  const peace = askedNow(view)
  const country = peace ?? view.up
  const voters = peace === undefined ? view.countries[country].leadership : answerersOf(view, peace)
  const [leader] = voters
  const all = voters.reduce((sum, voter) => sum + holding(view, voter, country), 0)
  const own = seat === undefined ? undefined : playerAt(view, seat).sealed?.is
  if (leader === undefined) return null
  return (
    <p className="im-votes">
      {voters.map((voter) => {
        const isIn = playerAt(view, voter).sealed !== null
        return (
          <span
            key={voter}
            className={isIn ? 'is-in' : ''}
            title={isIn ? say('board.hasVoted', { seat: nameOf(voter) }) : nameOf(voter)}
          >
            <SeatDisc seat={voter} />
            {holding(view, voter, country)}
            {isIn && ' ✓'}
          </span>
        )
      })}
      <small>
        {say('board.wins', { needed: Math.floor(all / 2) + 1, leader: nameOf(leader) })}
      </small>
      {own !== undefined && view.mode === 'vote' && (
        <small>{say('board.yourVote', { choice: own })}</small>
      )}
    </p>
  )
}

/** What the leader proposes, for the opposition and for everybody who waits. */
export function Opposition() {
  const { view, pointers } = useBoard()
  const { say } = useTalk()
  const [proposal] = view.proposals
  if (proposal === undefined) return null
  return (
    <section className="im-vote" aria-label={say('board.proposal', { number: 1, seat: '' })}>
      <div className="im-proposals">
        <ProposalCard proposal={proposal} number={1} />
      </div>
      {pointers.length > 0 && <p className="im-hint">{say('board.opposition')}</p>}
    </section>
  )
}

export function Peace() {
  const { view } = useBoard()
  const { say, tell } = useTalk()
  const asked = askedNow(view)
  const place = view.plan?.kind === 'maneuver' ? view.plan.peace?.dest : undefined
  if (asked === undefined || place === undefined) return null
  const title = say('board.peaceIn', {
    mover: say(`country.${view.up}`),
    place: say(`place.${place}`),
  })
  const outcome = (accepts: boolean) => tell(peaceText(view, accepts)).replace(/^[^:]*: ?/, '')
  return (
    <section className="im-vote is-peace" aria-label={title}>
      <h2>{title}</h2>
      <div className="im-proposals">
        <article className="im-proposal is-yes">
          <h2>{say('board.peace')}</h2>
          <p>{outcome(true)}</p>
        </article>
        <article className="im-proposal is-no">
          <h2>{say('board.war')}</h2>
          <p>{outcome(false)}</p>
        </article>
      </div>
      {isDemocracy(view, asked) && <Voters />}
    </section>
  )
}

export function Force() {
  const { view } = useBoard()
  const { say } = useTalk()
  const [proposal] = view.proposals
  const title = say('board.force', { country: say(`country.${view.up}`) })
  return (
    <section className="im-vote" aria-label={title}>
      <h2>{title}</h2>
      <p>{say('board.force.text')}</p>
      {proposal !== undefined && (
        <div className="im-proposals">
          <ProposalCard proposal={proposal} number={1} />
        </div>
      )}
    </section>
  )
}
