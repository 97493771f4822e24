// What must always be in sight: PowerHouse, bid, called cards, points so far, and one's own side (Appendix 4.5).
import type { Viewer } from '@foldtable/kernel'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import { roleOf, teamPoints, teamsOf } from '../src/rules/teams.ts'
import { type Call, callsNeeded, mostNextBid, type State } from '../src/state.ts'
import { Card } from './card.tsx'
import { useTalk } from './words/index.ts'

interface ContractProps {
  readonly state: State
  readonly viewer: Viewer
}

export function Contract({ state, viewer }: ContractProps) {
  const { say } = useTalk()
  return (
    <section className="ph-contract" aria-label={say('board.contract')}>
      <PowerHouse state={state} />
      <Leader state={state} />
      <Calls state={state} />
      <Facts state={state} viewer={viewer} />
    </section>
  )
}

function PowerHouse({ state: { suit } }: { readonly state: State }) {
  const { say } = useTalk()
  return (
    <div className="ph-powerhouse">
      {suit === null ? (
        <span className="ph-no-suit">?</span>
      ) : (
        <SuitMark suit={suit} className="ph-big-suit" />
      )}
      <span className="ph-hidden">
        {suit === null
          ? say('board.noPowerHouse')
          : say('board.powerHouse', { suit: { word: `suit.${suit}` } })}
      </span>
    </div>
  )
}

/** Who leads with which bid, and how far that side has come. */
function Leader({ state }: { readonly state: State }) {
  const { say, nameOf } = useTalk()
  const { leader, bidder, bid } = state
  const who = leader ?? bidder
  if (who === null) return <p className="ph-leader">{say('board.noBid')}</p>
  const { bid: points, oppose } = teamPoints(state)
  const isOn = leader !== null && state.phase !== 'powerhouse'
  return (
    <div className="ph-leader">
      <p>
        <strong>{nameOf(who)}</strong> <span className="ph-bid">{bid}</span>
      </p>
      {isOn && <Progress points={points} bid={bid} oppose={oppose} most={mostNextBid(state)} />}
    </div>
  )
}

interface ProgressProps {
  readonly points: number
  readonly bid: number
  readonly oppose: number | null
  /** All the points there are. */
  readonly most: number
}

/** The bid team from the left, the others from the right, and a mark where the bid is reached. */
function Progress({ points, bid, oppose, most }: ProgressProps) {
  const { say } = useTalk()
  const part = (value: number) => `${(100 * value) / most}%`
  return (
    <div className="ph-progress">
      <div className="ph-track" aria-hidden="true">
        <span className="ph-own-points" style={{ width: part(points) }} />
        {oppose !== null && <span className="ph-other-points" style={{ width: part(oppose) }} />}
        <span className="ph-goal" style={{ left: part(bid) }} />
      </div>
      <span>
        {oppose === null
          ? say('board.soFar', { points, bid })
          : say('board.sides', { points, bid, others: oppose })}
      </span>
    </div>
  )
}

function Calls({ state }: { readonly state: State }) {
  const { say } = useTalk()
  if (state.leader === null) return null
  const missing = Math.max(0, callsNeeded(state) - state.calls.length)
  return (
    <ul
      className={`ph-calls ${callsNeeded(state) > 2 ? 'is-many' : ''}`}
      aria-label={say('board.called')}
    >
      {state.calls.map((call) => (
        <Called key={`${call.card}${call.copy}`} call={call} />
      ))}
      {Array.from({ length: missing }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
        <li key={index} className="ph-call">
          <span className="ph-call-empty">?</span>
          <span className="ph-hidden">{say('board.notCalledYet')}</span>
        </li>
      ))}
    </ul>
  )
}

function Called({ call: { card, copy, partner } }: { readonly call: Call }) {
  const { say, nameOf } = useTalk()
  const who = partner === null ? '?' : nameOf(partner)
  return (
    <li className={`ph-call ${partner === null ? '' : 'is-settled'}`}>
      <span className="ph-call-card">
        <Card card={card} isPlain />
      </span>
      <span className="ph-hidden">{say(`card.${card}`)}</span>
      <span className="ph-call-who">
        {copy !== null && <small>{say(`board.copy.${copy}`)}</small>}
        <b>{who}</b>
      </span>
      {partner === null && <span className="ph-hidden">{say('board.unknownPartner')}</span>}
    </li>
  )
}

function Facts({ state, viewer }: ContractProps) {
  const { say } = useTalk()
  const { game, gameCount, removed, redeals } = state
  const role = viewer === 'spectator' ? null : roleOf(state, viewer)
  const isSecret =
    role === 'partner' && viewer !== 'spectator' && !teamsOf(state).bid.includes(viewer)
  return (
    <ul className="ph-facts">
      <li className="ph-fact-less">{say('board.game', { game, games: gameCount })}</li>
      {redeals > 0 && <li className="ph-fact-less">{say('board.redeals', { count: redeals })}</li>}
      {removed.length > 0 && (
        <li className="ph-fact-out">
          {say('board.out')} <Removed cards={removed} />
        </li>
      )}
      {role !== null && state.phase === 'playing' && (
        <li className={`ph-role is-${isSecret ? 'secret' : role}`}>
          {say(`board.role.${isSecret ? 'secretPartner' : role}`)}
        </li>
      )}
    </ul>
  )
}

function Removed({ cards }: { readonly cards: State['removed'] }) {
  const { say } = useTalk()
  return (
    <span className="ph-removed">
      {cards.map((card) => (
        <span key={card}>
          <span aria-hidden="true">2</span>
          <SuitMark suit={card[1] as 'S'} />
          <span className="ph-hidden">{say(`card.${card.split('/')[0]}`)}, </span>
        </span>
      ))}
    </span>
  )
}
