// What is chosen, what it carries, what it can do and what would come of it. On a phone it is a sheet at the bottom.
import type { Seat } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import type { Buildable, UnitType } from '../src/data/pieces.ts'
import { KINDS } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field.ts'
import { piece } from '../src/names.ts'
import { type ItemId, isCombat, mineralIndex, type State, type Unit } from '../src/state.ts'
import { groundWord, hexText } from '../src/words.ts'
import {
  aimedIn,
  aimingAt,
  building,
  type Choice,
  inAnotherWay,
  moveOf,
  ownShip,
  readyUnits,
  taking,
} from './choosing.ts'
import { buildsOf, type Deed, type DeedKind, deedsOf, itemsIn, type Now } from './deeds.ts'
import type { Foresight } from './foresight.ts'
import { MachineIcon, SignIcon } from './icon.tsx'
import { landingPreview } from './overlays.ts'
import { conditionOf, heldDownBy, namesOf } from './sentences.ts'
import { useTalk } from './words/index.ts'

export interface CardProps {
  readonly now: Now
  readonly choice: Choice
  /** Of the deed that is aimed at. */
  readonly foresight: Foresight | undefined
  readonly refusal: string | undefined
  choose(choice: Choice): void
  play(deed: Deed): void
  next(): void
}

export function Card(props: CardProps) {
  const { now, choice } = props
  const deeds = deedsOf(now, choice)
  const aimed = aimedIn(deeds, choice)
  const unit = choice.unit === null ? undefined : unitNamed(now.view, choice.unit)
  if (aimed?.kind === 'land') return <LandingCard {...props} deed={aimed} />
  if (unit !== undefined) return <UnitCard {...props} unit={unit} deeds={deeds} aimed={aimed} />
  return <IdleCard {...props} />
}

interface FrameProps {
  readonly picture: ReactNode
  readonly title: string
  readonly place: string
  readonly state?: string
  close?(): void
  readonly children?: ReactNode
}

function CardFrame({ picture, title, place, state, close, children }: FrameProps) {
  const { say } = useTalk()
  return (
    <section className="fmp-card" aria-label={title}>
      <header>
        {picture}
        <div>
          <b>{title}</b>
          <small>{place}</small>
        </div>
        {state !== undefined && <span className="fmp-state">{state}</span>}
        {close !== undefined && (
          <button
            type="button"
            className="fmp-close"
            aria-label={say('board.card.close')}
            onClick={close}
          >
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <path className="fmp-line" d="M-4-4L4 4M4-4L-4 4" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </section>
  )
}

/** Nothing is chosen: what to do first. */
function IdleCard({ now, next, choose }: CardProps) {
  const { say } = useTalk()
  const { view, offers } = now
  const ship = ownShip(now)
  if (offers.length === 0 || ship === undefined) return null
  if (view.phase === 'landing')
    return <p className="fmp-card fmp-hint">{say('board.card.chooseSite')}</p>
  if (view.phase === 'deployment')
    return (
      <CardFrame
        picture={<MachineIcon type="astronef" owner={ship.owner} size={42} />}
        title={say('board.card.hold')}
        place={say('board.card.choosePiece')}
      >
        <Hold
          now={now}
          unit={ship}
          choice={{ unit: ship.id, item: null, build: null, aim: null }}
          choose={choose}
        />
      </CardFrame>
    )
  if (view.phase !== 'playing') return null
  const count = readyUnits(now).length
  return (
    <div className="fmp-card fmp-hint">
      <p>{count === 0 ? say('board.card.noMore') : say('board.card.ready', { count })}</p>
      {count > 0 && (
        <button type="button" className="fmp-act" onClick={next}>
          {say('board.card.next')}
        </button>
      )}
    </div>
  )
}

interface UnitCardProps extends CardProps {
  readonly unit: Unit
  readonly deeds: readonly Deed[]
  readonly aimed: Deed | undefined
}

function UnitCard(props: UnitCardProps) {
  const { now, choice, unit, deeds, aimed, choose } = props
  const { say } = useTalk()
  const { view } = now
  const guns = heldDownBy(view, unit)
  const by = guns.map(({ id }) => id)
  return (
    <CardFrame
      picture={<MachineIcon type={unit.type} owner={unit.owner} size={42} />}
      title={say('step.piece', { unit: piece(view, unit.id) })}
      place={placeText(view, unit, say)}
      state={
        isCombat(unit) && guns.length === 0
          ? say('board.card.shots', { shots: unit.shots })
          : say(conditionOf(view, unit))
      }
      close={() => choose({ unit: null, item: null, build: null, aim: null })}
    >
      {by.length > 0 && <p>{say('board.card.pinnedBy', { by: namesOf(view, by, say) })}</p>}
      <Hold now={now} unit={unit} choice={choice} choose={choose} />
      {aimed === undefined ? <Acts {...props} deeds={deeds} /> : <Aimed {...props} deed={aimed} />}
    </CardFrame>
  )
}

const placeText = (view: State, { at }: Unit, say: ReturnType<typeof useTalk>['say']): string =>
  at === null ? '' : say('board.card.place', { hex: hexText(at), ground: groundWord(view, at) })

interface HoldProps {
  readonly now: Now
  readonly unit: Unit
  readonly choice: Choice
  choose(choice: Choice): void
}

/** What it carries: each thing in its slot, alike pieces of an astronef once with their number. */
function Hold({ now, unit, choice, choose }: HoldProps) {
  const { say } = useTalk()
  const { view } = now
  const movable = new Set(itemsIn(now, unit))
  const groups = groupsIn(view, unit, movable)
  const free = unit.type === 'astronef' ? 0 : freeSlots(view, unit)
  if (groups.length === 0 && free === 0) return null
  return (
    <div className="fmp-hold" title={say('board.card.hold')}>
      {groups.map(({ item, type, count, isInside }) => (
        <button
          key={item}
          type="button"
          className={`fmp-slot${isInside ? ' is-inside' : ''}`}
          disabled={!movable.has(item)}
          aria-pressed={choice.item === item}
          aria-label={`${namesOf(view, [item], say)}${count > 1 ? ` ×${count}` : ''}`}
          onClick={() => choose(taking(choice, item))}
        >
          <MachineIcon type={type} owner={unit.owner} size={28} />
          {count > 1 && <em>{`×${count}`}</em>}
        </button>
      ))}
      {Array.from({ length: free }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free slots are all alike
        <span key={n} className="fmp-slot is-free" role="img" aria-label={say('board.card.free')} />
      ))}
    </div>
  )
}

interface Group {
  readonly item: ItemId
  readonly type: UnitType | 'ore'
  readonly count: number
  /** It lies in something that lies here. */
  readonly isInside: boolean
}

function groupsIn(view: State, unit: Unit, movable: ReadonlySet<ItemId>): Group[] {
  const groups = new Map<string, Group>()
  const add = (item: ItemId, isInside: boolean) => {
    const inside = unitNamed(view, item)
    const type = mineralIndex(item) >= 0 ? 'ore' : (inside?.type ?? 'ore')
    const isAlike = unit.type === 'astronef' && (inside?.cargo.length ?? 0) === 0 && !isInside
    const key = isAlike ? type : item
    const known = groups.get(key)
    const first = known === undefined || (!movable.has(known.item) && movable.has(item))
    groups.set(key, {
      item: first ? item : known.item,
      type,
      count: 1 + (known?.count ?? 0),
      isInside,
    })
    for (const one of inside?.cargo ?? []) add(one, true)
  }
  for (const item of unit.cargo) add(item, false)
  return [...groups.values()]
}

function freeSlots(view: State, unit: Unit): number {
  const taken = unit.cargo.reduce((sum, item) => {
    const inside = unitNamed(view, item)
    return sum + (inside === undefined ? 1 : KINDS[inside.type].size)
  }, 0)
  return Math.max(0, KINDS[unit.type].slots - taken)
}

/** A button for each kind of deed: it goes to the first place where it can be done; those without a place are there at once. */
function Acts({ now, choice, unit, deeds, choose, play }: UnitCardProps) {
  const { say } = useTalk()
  const kinds = [...new Set(deeds.filter(({ hex }) => hex !== null).map(({ kind }) => kind))]
  const placeless = deeds.filter(({ hex }) => hex === null)
  const builds = choice.item === null ? buildsOf(now, unit.id) : []
  const shown = kinds.filter((kind) => kind !== 'move')
  if (shown.length + placeless.length + builds.length === 0) return null
  return (
    <div className="fmp-acts">
      {shown.map((kind) => (
        <KindButton
          key={kind}
          kind={kind}
          deeds={deeds}
          aim={(deed) => choose(aimingAt(choice, deed))}
        />
      ))}
      {placeless.map((deed) => (
        <button key={deed.key} type="button" className="fmp-act" onClick={() => play(deed)}>
          <SignIcon name={deed.kind === 'transfer' ? 'transfer' : 'liftOff'} />
          {placelessText(now.view, deed, say)}
          {deed.cost > 0 && <em>{deed.cost}</em>}
        </button>
      ))}
      {builds.map((type: Buildable) => (
        <button
          key={type}
          type="button"
          className="fmp-act"
          aria-pressed={choice.build === type}
          onClick={() => choose(building(choice, type))}
        >
          <MachineIcon type={type} owner={unit.owner} size={22} />
          {say('board.card.build', { type: { word: `type.${type}` } })}
          <em>1</em>
        </button>
      ))}
    </div>
  )
}

function placelessText(
  view: State,
  { moves: [move] }: Deed,
  say: ReturnType<typeof useTalk>['say'],
): string {
  if (move?.kind === 'transfer') return say('board.card.into', { into: piece(view, move.into) })
  if (move?.kind === 'liftOff')
    return say(view.phase === 'liftoff' ? `board.do.${move.when}` : 'board.do.liftOff')
  return ''
}

interface KindButtonProps {
  readonly kind: DeedKind
  readonly deeds: readonly Deed[]
  aim(deed: Deed): void
}

function KindButton({ kind, deeds, aim }: KindButtonProps) {
  const { say } = useTalk()
  const [first] = deeds.filter((deed) => deed.kind === kind)
  if (first === undefined || kind === 'endTurn') return null
  return (
    <button type="button" className="fmp-act" onClick={() => aim(first)}>
      <SignIcon name={kind} />
      {say(`board.do.${kind}`)}
      <em>{first.cost}</em>
    </button>
  )
}

interface AimedProps extends CardProps {
  readonly deed: Deed
}

/** What would follow, and the button that does it. */
function Aimed({ now, choice, deed, foresight, refusal, choose, play }: AimedProps) {
  const { say } = useTalk()
  const others = deedsOf(now, choice).filter((one) => one.hex === deed.hex && one.key !== deed.key)
  return (
    <>
      <Consequences now={now} deed={deed} foresight={foresight} />
      {refusal !== undefined && <p className="is-warning">{refusal}</p>}
      <div className="fmp-acts">
        {refusal === undefined && <DoButton deed={deed} play={play} />}
        {deed.moves.length > 1 && (
          <button
            type="button"
            className="fmp-act"
            onClick={() => choose(inAnotherWay(choice, deed))}
          >
            {say('board.card.other')}
            <small>
              {say('board.card.ways', { way: 1 + (choice.aim?.way ?? 0), ways: deed.moves.length })}
            </small>
          </button>
        )}
        {others.map((one) => (
          <KindButton
            key={one.key}
            kind={one.kind}
            deeds={[one]}
            aim={(other) => choose(aimingAt(choice, other))}
          />
        ))}
      </div>
    </>
  )
}

const DoButton = ({ deed, play }: { readonly deed: Deed; play(deed: Deed): void }) => {
  const { say } = useTalk()
  return (
    <button type="button" className="fmp-act is-main" onClick={() => play(deed)}>
      {deed.kind !== 'endTurn' && <SignIcon name={deed.kind} />}
      {say(`board.do.${deed.kind}`)}
      {deed.cost > 0 && <em>{deed.cost}</em>}
    </button>
  )
}

interface ConsequencesProps {
  readonly now: Now
  readonly deed: Deed
  readonly foresight: Foresight | undefined
}

function Consequences({ now: { view }, deed, foresight }: ConsequencesProps) {
  const { say } = useTalk()
  const lines: string[] = []
  if (deed.isStranding === true) lines.push(say('board.card.stuck'))
  if (foresight !== undefined) {
    const { destroyed, pinned, freed, ap } = foresight
    if (destroyed.length > 0)
      lines.push(say('board.card.destroys', { hit: namesOf(view, destroyed, say) }))
    if (pinned.length > 0) lines.push(say('board.card.pins', { units: namesOf(view, pinned, say) }))
    if (freed.length > 0) lines.push(say('board.card.frees', { units: namesOf(view, freed, say) }))
    if (view.phase === 'playing') lines.push(say('board.card.left', { ap }))
  }
  return lines.length === 0 ? null : <p>{lines.join(' ')}</p>
}

function LandingCard({ now, choice, deed, choose, play }: AimedProps) {
  const { say } = useTalk()
  const move = moveOf(deed, choice)
  if (move?.kind !== 'land') return null
  const { zone, cleared, isPort } = landingPreview(now.view, move.body, move.orientation)
  const ore =
    cleared.length === 0
      ? say('board.card.clearsNone')
      : say('board.card.clears', { count: cleared.length })
  return (
    <CardFrame
      picture={<MachineIcon type="astronef" owner={now.viewer as Seat} size={44} />}
      title={say('board.card.zone', { zone })}
      place={hexText(move.body)}
      close={() => choose({ ...choice, aim: null })}
    >
      <p>{`${ore} ${say(isPort ? 'board.card.port' : 'board.card.noPort')}`}</p>
      <div className="fmp-acts">
        <DoButton deed={deed} play={play} />
        {deed.moves.length > 1 && (
          <button
            type="button"
            className="fmp-act"
            onClick={() => choose(inAnotherWay(choice, deed))}
          >
            {say('board.card.turn')}
          </button>
        )}
      </div>
    </CardFrame>
  )
}
