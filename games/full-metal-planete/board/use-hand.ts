// What is chosen and what comes of pressing: one choice, changed by presses, cards and keys alike, until it is a move.
import { useCallback, useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import type { FullMetalPlanete, Move, State } from '../src/index.ts'
import {
  aimedIn,
  aimingAt,
  type Choice,
  choiceAfter,
  choosing,
  dropped,
  inAnotherWay,
  moveOf,
  NO_CHOICE,
  ownShip,
  pressed,
} from './choosing.ts'
import { type Deed, deedsOf, type Now } from './deeds.ts'
import { type Qualms, qualmsOf } from './ending.ts'
import { type Foresight, foreseen } from './foresight.ts'
import { type Planning, usePlan } from './use-plan.ts'

export interface Hand {
  readonly planning: Planning
  readonly choice: Choice
  readonly deeds: readonly Deed[]
  readonly aimed: Deed | undefined
  readonly refusal: string | undefined
  readonly foresight: Foresight | undefined
  /** Asked before the turn ends. */
  readonly qualms: Qualms | undefined
  choose(choice: Choice): void
  make(move: Move): void
  doDeed(deed: Deed): void
  press(hex: Hex, isSure: boolean): void
  /** Something was carried there. */
  drop(hex: Hex, choice: Choice): void
  otherWay(): void
  endTurn(): void
  stay(): void
}

export function useHand(props: BoardProps<FullMetalPlanete>): Hand {
  const { viewer, play, whyNot } = props
  const [wanted, choose] = useState<Choice>(NO_CHOICE)
  const [qualms, setQualms] = useState<Qualms>()
  const planning = usePlan(props, wanted.unit)
  const { now, isOn } = planning
  const { view } = now
  const choice = useChosen(now, wanted)
  const deeds = deedsOf(now, choice)
  const aimed = aimedIn(deeds, choice)
  const move = aimed === undefined ? undefined : moveOf(aimed, choice)
  const refusal = move === undefined || isOn ? undefined : whyNot(move)
  const foresight = useMemo(
    () =>
      move === undefined || refusal !== undefined || viewer === 'spectator'
        ? undefined
        : foreseen(view, viewer, move),
    [view, viewer, move, refusal],
  )
  const make = useCallback(
    (made: Move) => {
      if (isOn && made.kind !== 'endTurn') planning.add(made)
      else if (!isOn && whyNot(made) !== undefined) return
      else {
        if (isOn) planning.send()
        play(made)
      }
      choose((before) => choiceAfter(view, before, made))
      setQualms(undefined)
    },
    [play, whyNot, view, isOn, planning],
  )
  const doDeed = (deed: Deed) => {
    const made = moveOf(deed, deed.key === choice.aim?.key ? choice : NO_CHOICE)
    if (made !== undefined) make(made)
  }
  const press = (hex: Hex, isSure: boolean) => {
    const own = isOn && choice.item === null && unitNamed(view, choice.unit ?? '')?.at === hex
    // What is only planned can be placed otherwise at any time: the first press places it.
    const next = own ? { choice: NO_CHOICE } : pressed(now, choice, hex, isSure || isOn)
    if (next.move === undefined) choose(next.choice)
    else make(next.move)
  }
  const drop = (hex: Hex, carried: Choice) => {
    const { choice: held, deed } = dropped(now, carried, hex)
    const made = deed && moveOf(deed, NO_CHOICE)
    if (deed === undefined || made === undefined) choose(held)
    else if (isOn || deed.kind === 'transfer') make(made)
    else choose(aimingAt(held, deed))
  }
  const endTurn = () => {
    const ending = now.offers.find(({ kind }) => kind === 'endTurn')
    if (ending === undefined) return
    const found = qualms === undefined ? qualmsOf(now, isUndeployed(planning)) : undefined
    setQualms(found)
    if (found === undefined) make(ending)
  }
  return {
    planning,
    choice,
    deeds,
    aimed,
    refusal,
    foresight,
    qualms: now.offers.length === 0 ? undefined : qualms,
    choose,
    make,
    doDeed,
    press,
    drop,
    otherWay: () => aimed !== undefined && choose(inAnotherWay(choice, aimed)),
    endTurn,
    stay: () => setQualms(undefined),
  }
}

/** Nothing stands outside, though something could. */
function isUndeployed({ isOn, plan, now }: Planning): boolean {
  if (!isOn || plan.some(({ kind }) => kind === 'deploy')) return false
  const isOut = now.view.units.some(
    ({ owner, at, type }) =>
      owner === now.viewer && at !== null && type !== 'astronef' && type !== 'tower',
  )
  return !isOut && (ownShip(now)?.cargo.length ?? 0) > 0
}

/** Whatever was chosen and is not there any more is not chosen. */
function useChosen(now: Now, choice: Choice): Choice {
  return useMemo(() => {
    if (choice.unit === null) return choice
    const unit = unitNamed(now.view, choice.unit)
    if (unit?.at == null) return NO_CHOICE
    const isGone =
      (choice.item !== null && !isAboard(now.view, choice.item)) ||
      choice.guns.some((gun) => unitNamed(now.view, gun)?.at == null)
    return isGone ? choosing(choice.unit) : choice
  }, [now, choice])
}

const isAboard = (view: State, item: string): boolean => {
  const unit = unitNamed(view, item)
  return unit === undefined || unit.carrier !== null
}
