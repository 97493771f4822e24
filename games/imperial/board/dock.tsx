// Below the map: what one is about to do, and the buttons that do it. Always at the same place.
import type { RefObject } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import { offeredTo } from '../src/flow/opening.ts'
import { isDemocracy } from '../src/rules/government.ts'
import type { Maneuver } from '../src/state.ts'
import { phaseOf } from '../src/state.ts'
import { type BoardValue, useBoard } from './board-context.ts'
import { type Button, back, NO_CHOICE, type Pointed } from './choosing.ts'
import { priceOfWanted } from './exchange.tsx'
import { actionOf } from './rondel.tsx'
import { type Talk, useTalk } from './words/index.ts'

interface DockProps {
  readonly lens: RefObject<Lens | null>
  /** Why something cannot be done that was tried just now. */
  readonly note: string
  focus(): void
}

export function Dock({ lens, note, focus }: DockProps) {
  const board = useBoard()
  const talk = useTalk()
  const { pointers, choice, choose, press, props } = board
  const buttons = pointers.flatMap((one) =>
    one.at.on === 'dock' && one.at.button !== 'less' && one.at.button !== 'more'
      ? [{ one, button: one.at.button }]
      : [],
  )
  const hasChoice = choice !== NO_CHOICE && JSON.stringify(choice) !== JSON.stringify(NO_CHOICE)
  return (
    <div className="im-dock">
      <Zoom lens={lens} focus={focus} />
      <p className="im-dock-text" role="status">
        {note === '' ? dockText(board, talk) : note}
      </p>
      <div className="im-dock-deeds">
        <TakeBack />
        {hasChoice && choice.bid === null && (
          <button
            type="button"
            className="im-act"
            data-key="Esc"
            onClick={() => choose(back(choice))}
          >
            {talk.say('board.back')}
          </button>
        )}
        {buttons.map(({ one, button }) => (
          <button
            key={one.key}
            type="button"
            className={`im-act${isMain(button) ? ' is-main' : ''}${button === 'reject' ? ' is-grave' : ''}`}
            data-key={KEYS[button]}
            data-point={one.key}
            onClick={() => press(one)}
          >
            {props.isSending && isMain(button)
              ? talk.say('board.sending')
              : labelOf(board, talk, one, button)}
            {VAGUE.has(button) && <span className="hidden">{`: ${talk.tell(one.name)}`}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Buttons that need more words where nobody sees the card above them. */
const VAGUE: ReadonlySet<Button> = new Set(['vote1', 'vote2', 'accept', 'reject', 'agree'])

export const KEYS: { readonly [B in Button]?: string } = {
  vote1: '1',
  vote2: '2',
  accept: 'Y',
  reject: 'N',
}

const isMain = (button: Button): boolean =>
  ['play', 'take', 'accept', 'agree', 'enough', 'vote1', 'vote2', 'stop'].includes(button)

/** Whose word is needed to take the last move back is on the button; where it cannot be, there is none. */
function TakeBack() {
  const { props } = useBoard()
  const { say } = useTalk()
  const { takingBack = 'never', takeBack, isPast } = props
  if (takingBack === 'never' || takeBack === undefined || isPast) return null
  return (
    <button
      type="button"
      className="im-act"
      title={takingBack === 'free' ? say('board.takeBack.why') : undefined}
      onClick={() => takeBack()}
    >
      {say(takingBack === 'free' ? 'board.takeBack' : 'board.takeBack.consent')}
      {takingBack === 'free' && <small>{` ${say('board.takeBack.free')}`}</small>}
    </button>
  )
}

function labelOf(
  { view, choice }: BoardValue,
  { say }: Talk,
  one: Pointed,
  button: Button,
): string {
  switch (button) {
    case 'play':
      return playLabel(view, choice, say)
    case 'enough':
      return say(view.plan?.kind === 'maneuver' ? 'board.enough.maneuver' : 'board.enough')
    case 'nothing':
      if (view.mode === 'bid') return say('board.nothing.bid')
      return say(
        view.mode === 'buy' && view.rules.swissBank === 'seed'
          ? 'board.nothing.next'
          : 'board.nothing.buy',
      )
    case 'take': {
      const { stock = 0, bid = 0 } = offeredTo(view) ?? {}
      return say('board.take', { stock, price: { money: bid } })
    }
    default:
      return say(`board.${button}`, { name: one.key })
  }
}

function playLabel(
  view: BoardValue['view'],
  { bid, stock, space, place }: BoardValue['choice'],
  say: Talk['say'],
): string {
  if (bid !== null) return say('board.seal', { amount: { money: bid } })
  if (stock !== null)
    return say(stock.back === null ? 'board.buy' : 'board.exchange', {
      price: { money: priceOfWanted(view, stock) },
    })
  if (space === null) return ''
  if (place !== null) return say('board.build', { place: say(`place.${place}`) })
  const word = say(`board.${actionOf(space)}`)
  const isAlone = view.mode === 'proposal' && !isDemocracy(view, view.up)
  return say(isAlone ? 'board.do' : 'board.propose', { space: word })
}

function dockText(board: BoardValue, { say, nameOf }: Talk): string {
  const { view, pointers, choice, props, asked } = board
  if (props.isPast) return say('board.watches')
  if (pointers.length === 0) {
    if (view.mode === 'over') return ''
    return say('board.waits', { seats: asked.map(nameOf).join(', ') })
  }
  const { plan } = view
  if (view.mode === 'plan' && plan?.kind === 'maneuver') return maneuverText(plan, board, say)
  if (view.mode === 'plan' && plan?.kind === 'units')
    return plan.space === 'Import'
      ? say('board.ask.units', { count: plan.units.length })
      : say('board.ask.produce')
  switch (view.mode) {
    case 'proposal':
    case 'opposition':
      if (choice.space === null) return say('board.ask.space')
      return choice.space === 'Factory' && choice.place === null ? say('board.ask.factory') : ''
    case 'bid':
      return choice.bid === null ? say('board.ask.bid') : ''
    case 'buy':
    case 'sale':
      return choice.stock === null ? say('board.ask.certificate') : ''
    case 'vote':
      return say('board.ask.vote')
    default:
      return ''
  }
}

function maneuverText(plan: Maneuver, { choice }: BoardValue, say: Talk['say']): string {
  if (choice.place !== null) return say('board.ask.deed')
  if (plan.chosen !== null || choice.unit !== null) return say('board.ask.target')
  const isFleets = phaseOf(plan) === 'fleet' && plan.armiesDone.length > 0
  const units = isFleets ? plan.fleetsDone : [...plan.fleetsDone, ...plan.armiesDone]
  return say(isFleets ? 'board.ask.fleets' : 'board.ask.unit', {
    done: units.filter(Boolean).length,
    all: units.length,
  })
}

const SIGNS = {
  further: 'M5 12H19',
  closer: 'M12 5V19M5 12H19',
  whole: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  focus: 'M12 3V7M12 17V21M3 12H7M17 12H21M12 9a3 3 0 1 0 .1 0',
} as const

/** Beside the map, never upon it. */
function Zoom({ lens, focus }: Pick<DockProps, 'lens' | 'focus'>) {
  const { say } = useTalk()
  const deeds = {
    further: () => lens.current?.zoomBy(1 / 1.4),
    closer: () => lens.current?.zoomBy(1.4),
    whole: () => lens.current?.whole(),
    focus,
  }
  return (
    <span className="im-zoom">
      {(['further', 'closer', 'whole', 'focus'] as const).map((id) => (
        <button
          key={id}
          type="button"
          aria-label={say(`board.${id}`)}
          title={say(`board.${id}`)}
          onClick={deeds[id]}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[id]} />
          </svg>
        </button>
      ))}
    </span>
  )
}
