// Before an attack: whom, with how many dice on each side, how likely it falls now and in the end, what it costs (E-16).
import type { Good } from '../../src/data/goods.ts'
import type { Move } from '../../src/moves/index.ts'
import { handful } from '../../src/rules/battle.ts'
import { activeGalley } from '../../src/rules/board.ts'
import type { State, Target } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { isSameTarget } from '../choosing/choice.ts'
import { SeatSign } from '../emblem.tsx'
import { useHands } from '../hands.ts'
import { battleOdds } from '../odds.ts'
import { BuildingSign } from '../port.tsx'
import type { Quarry } from '../targets.ts'
import { useTalk } from '../words/index.ts'
import { Forecast } from './forecast.tsx'
import { GoodThing, percent } from './parts.tsx'

interface AssaultProps {
  readonly view: State
  readonly quarries: readonly Quarry[]
  readonly isFighting: boolean
}

const keyOf = (target: Target): string =>
  'galley' in target ? `target ${target.galley}` : `target ${target.port}`

export function Assault({ view, quarries, isFighting }: AssaultProps) {
  const { say } = useTalk()
  const { choice } = useHands()
  const quarry = quarries.find(({ target }) => isSameTarget(choice.target, target))
  if (quarries.length === 0) return null
  if (quarry === undefined) return <Quarries quarries={quarries} />
  const way = Math.min(choice.way, quarry.moves.length - 1)
  return (
    <>
      <Forecast sides={quarry.sides}>
        <Who quarry={quarry} />
      </Forecast>
      {quarry.moves.length > 1 && <Ways view={view} quarry={quarry} chosen={way} />}
      <span className="ser-charge">
        <Act of="attack" className="is-attack">
          {say(isFighting ? 'board.attackAgain' : 'board.attackNow')}
        </Act>
        <Act of={keyOf(quarry.target)} label={say('board.attackNot')}>
          {say('board.back')}
        </Act>
        {isFighting && <Act of="end">{say('board.stop')}</Act>}
      </span>
    </>
  )
}

/** Each with its chance, so that they can be compared before one is chosen. */
function Quarries({ quarries }: { readonly quarries: readonly Quarry[] }) {
  const { say } = useTalk()
  return (
    <div className="ser-quarries">
      <span>{say('board.attackWhom')}</span>
      {quarries.map((quarry) => (
        <Act
          key={keyOf(quarry.target)}
          of={keyOf(quarry.target)}
          className={'port' in quarry.target ? 'is-port' : ''}
          label={say('board.attack.target', {
            target: nameOf(quarry.target, say),
            chance: percent(battleOdds(quarry.sides).wins),
          })}
        >
          <Who quarry={quarry} isShort />
          <small>{percent(battleOdds(quarry.sides).wins)}</small>
        </Act>
      ))}
    </div>
  )
}

const nameOf = (target: Target, say: ReturnType<typeof useTalk>['say']): string =>
  'port' in target ? say(`zone.${target.port}`) : say('board.galley', { galley: target.galley })

function Who({ quarry, isShort = false }: { readonly quarry: Quarry; readonly isShort?: boolean }) {
  const { target, owner, sides, cargo } = quarry
  const { say } = useTalk()
  return (
    <span className="ser-who-short">
      <SeatSign seat={owner} />
      {'galley' in target && isShort ? (
        <b className="ser-plate-number">{target.galley}</b>
      ) : (
        nameOf(target, say)
      )}
      {sides.hasFort && <BuildingSign kind="fort" />}
      {cargo.map((good, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <GoodThing key={index} good={good} />
      ))}
    </span>
  )
}

interface WaysProps {
  readonly view: State
  readonly quarry: Quarry
  readonly chosen: number
}

/** How many stay in a port that falls, or what is plundered first where not all of it fits. */
function Ways({ view, quarry, chosen }: WaysProps) {
  const { say } = useTalk()
  const isPort = 'port' in quarry.target
  return (
    <span className="ser-amounts is-choice">
      <span>{say(isPort ? 'board.occupy' : 'board.plunder')}</span>
      {quarry.moves.map((move, way) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way is its number
        <Act key={way} of={`way ${way}`} isPressed={way === chosen} isNamed>
          {isPort ? <b>{way + 1}</b> : <Plunder goods={plunderOf(view, quarry, move)} />}
        </Act>
      ))}
    </span>
  )
}

const Plunder = ({ goods }: { readonly goods: readonly Good[] }) =>
  goods.map((good, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: goods lie in their order
    <GoodThing key={index} good={good} />
  ))

const plunderOf = (view: State, { cargo }: Quarry, move: Move): readonly Good[] =>
  (move.kind === 'attackGalley' ? (move.plunder ?? cargo) : []).slice(
    0,
    handful(activeGalley(view).hold),
  )
