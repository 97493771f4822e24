// An ordinary turn: the galley, the port or the battle, and what can be done now. Before the kind of turn is chosen it stands
// there already; the first thing that is done chooses it.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { ZoneId } from '../../src/data/zones.ts'
import { type Battle as Fought, playerAt, type State } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { battleOf, isFought } from '../battles.ts'
import type { Now } from '../choosing/choice.ts'
import { useHands } from '../hands.ts'
import { Ducat } from '../players.tsx'
import type { Way } from '../reach.ts'
import { quarriesOf } from '../targets.ts'
import { useTalk } from '../words/index.ts'
import { Assault } from './assault.tsx'
import { Battle } from './battle.tsx'
import { Exchange } from './exchange.tsx'
import { Landfall } from './landfall.tsx'
import { GoodThing } from './parts.tsx'
import { Quay } from './quay.tsx'
import { Claim, DeliverAll } from './selling.tsx'
import { Ship } from './ship.tsx'

export interface HarbourProps {
  /** As it is, or as it would be in an ordinary turn. */
  readonly now: Now
  readonly viewer: Viewer
  readonly ways: readonly Way[]
  /** Where the mouse or the first tap points. */
  readonly aim: ZoneId | null
  /** The kind of turn is still to be chosen. */
  readonly isOpen: boolean
  /** A battle that was fought just now. */
  readonly fought: Fought | null
}

export function Harbour(props: HarbourProps) {
  const { now, viewer, ways, aim, fought } = props
  const { view } = now
  const { choice } = useHands()
  const galley = view.galleys[view.active]
  const battle = fought ?? battleOf(view)
  const way = ways.find(({ zone }) => zone === aim)
  const middle = () => {
    if (galley === undefined || galley === null) return null
    if (choice.beside !== null && view.galleys[choice.beside] != null)
      return <Exchange view={view} other={choice.beside} />
    if (way !== undefined) return <Landfall view={view} seat={galley.owner} way={way} />
    if (battle !== null) return <Battle key={JSON.stringify(battle)} view={view} battle={battle} />
    if (galley.location === 'MARE') return <AtSea />
    return <Quay view={view} port={galley.location} seat={galley.owner} viewer={viewer} />
  }
  return (
    <>
      <Ship view={view} />
      {middle()}
      {now.offers.length > 0 && viewer !== 'spectator' && (
        <Acts {...props} seat={viewer} isFighting={isFought(view)} way={way} />
      )}
    </>
  )
}

function AtSea() {
  const { say } = useTalk()
  return (
    <section className="ser-quay">
      <h2>{say('board.mare')}</h2>
      <p className="ser-sale">{say('board.landfall.sea')}</p>
    </section>
  )
}

interface ActsProps extends HarbourProps {
  readonly seat: Seat
  readonly isFighting: boolean
  readonly way: Way | undefined
}

/** What is pointed at takes the place of the rest. */
function Acts(props: ActsProps) {
  const { choice } = useHands()
  return (
    <section className="ser-acts">
      {choice.target !== null ? (
        <Attack {...props} />
      ) : choice.beside !== null ? (
        <Besides now={props.now} />
      ) : choice.item !== null ? (
        <LiftedOut />
      ) : choice.zone !== null && props.way !== undefined ? (
        <Sailing {...props} />
      ) : (
        <Everything {...props} />
      )}
      {choice.target === null && choice.zone === null && <Ending {...props} />}
    </section>
  )
}

const Attack = ({ now, isFighting }: ActsProps) => (
  <Assault view={now.view} quarries={quarriesOf(now)} isFighting={isFighting} />
)

/** The way that was chosen, to be sailed or not. */
function Sailing(props: ActsProps) {
  return (
    <span className="ser-sailing">
      <SailButton {...props} />
      <Back />
    </span>
  )
}

function Everything(props: ActsProps) {
  return (
    <>
      <SailButton {...props} />
      <Besides now={props.now} />
      <DeliverAll {...props} />
      <Claim {...props} />
      <Attack {...props} />
      <Closing now={props.now} />
    </>
  )
}

const LAST_DEEDS: readonly string[] = ['deliver', 'claimPort', 'attackGalley', 'attackPort']

/** What belongs to a later phase ends those before it (E-11). */
function Closing({ now: { view, offers } }: { readonly now: Now }) {
  const { say } = useTalk()
  const isEarly =
    view.turn?.phase === 'load' && offers.some(({ kind }) => LAST_DEEDS.includes(kind))
  return isEarly && <p className="ser-hint is-closing">{say('board.closes')}</p>
}

/** How the turn ends, or what else it could be. */
function Ending({ now: { view }, isOpen, isFighting, seat }: ActsProps) {
  const { say } = useTalk()
  const { choice } = useHands()
  if (isOpen) return choice.item === null && <OtherTurns view={view} seat={seat} />
  return (
    <Act of="end" className="is-quiet is-end">
      {say(isFighting ? 'board.stop' : 'board.end')}
    </Act>
  )
}

function Back() {
  const { say } = useTalk()
  const { letGo } = useHands()
  return (
    <button type="button" className="is-half" onClick={letGo}>
      {say('board.back')}
    </button>
  )
}

/** What else this turn could be. */
function OtherTurns({ view, seat }: { readonly view: State; readonly seat: Seat }) {
  const { say } = useTalk()
  return (
    <span className="ser-turns">
      <Act of="sail" className="is-quiet" isNamed>
        {say('board.turn.sail')}
      </Act>
      <Act of="invest" className="is-invest">
        {say('board.turn.invest')}{' '}
        <small>
          <Ducat /> {playerAt(view, seat).money} · {say('board.turn.invest.means')}
        </small>
      </Act>
      <Act of="end" className="is-quiet">
        {say('board.turn.pass')}
      </Act>
    </span>
  )
}

/** Where it would sail to, or that a zone is to be chosen. */
function SailButton({ ways, way }: ActsProps) {
  const { say } = useTalk()
  const { choice } = useHands()
  if (ways.length === 0) return null
  if (way === undefined) {
    const most = Math.max(...ways.map(({ steps }) => steps))
    return <p className="ser-hint">{say('board.sail.hint', { most })}</p>
  }
  return (
    <Act of={choice.zone === way.zone ? 'go' : `zone ${way.zone}`} className="is-primary">
      {say('board.sail.to', { zone: { word: `zone.${way.zone}` } })}
      <small>
        {say('board.sail.cost', {
          zones: way.steps,
          fighters: Math.max(0, way.fighters),
          sailors: way.crew,
        })}
      </small>
    </Act>
  )
}

/** A good that was lifted out of the hold: it can be delivered, go to a galley beside, or overboard. */
function LiftedOut() {
  const { say } = useTalk()
  const { presses, choice } = useHands()
  const { item } = choice
  if (item === null || item === 'sailor') return null
  const others = [...presses.keys()].filter((key) => key.startsWith('to '))
  return (
    <>
      <Act of={`deliver ${item}`} className="is-primary" isNamed>
        {say('board.deliver')} <GoodThing good={item} />
      </Act>
      {others.map((key) => (
        <Act key={key} of={key} isNamed>
          <GoodThing good={item} /> {say('board.toGalley', { galley: Number(key.slice(3)) })}
        </Act>
      ))}
      <Act of="waste" className="is-warning is-half" isNamed>
        <GoodThing good={item} /> {say('board.overboard')}
      </Act>
      <Back />
    </>
  )
}

/** Own galleys in the same port. */
function Besides({ now: { offers } }: { readonly now: Now }) {
  const { say } = useTalk()
  const { choice } = useHands()
  const others = [...new Set(offers.flatMap((move) => (move.kind === 'swap' ? [move.with] : [])))]
  if (others.length === 0) return null
  return (
    <span className="ser-row">
      <span>{say('board.exchange')}</span>
      {others.map((galley) => (
        <Act
          key={galley}
          of={`beside ${galley}`}
          isPressed={choice.beside === galley}
          label={`${say('board.exchange')} ${say('board.galley', { galley })}`}
        >
          <b className="ser-plate-number">{galley}</b>
        </Act>
      ))}
    </span>
  )
}
