// A machine, a sign or an emblem in a box of its own, for panels.
import type { Seat } from '@foldtable/kernel'
import type { UnitType } from '../src/data/pieces.ts'
import type { SignName } from './symbols.ts'

const BOXES: { readonly [type: string]: string } = {
  barge: '-19 -18 74 36',
  astronef: '-46 -52 92 88',
}

interface MachineIconProps {
  readonly type: UnitType | 'ore'
  readonly owner: Seat
  readonly size: number
}

export const MachineIcon = ({ type, owner, size }: MachineIconProps) => (
  <svg
    className={`fmp-icon team-${owner}`}
    width={type === 'barge' ? size * 1.9 : size}
    height={size}
    viewBox={BOXES[type] ?? '-19 -18 38 36'}
    aria-hidden="true"
  >
    <use href={`#fmp-${type}`} />
  </svg>
)

export const SignIcon = ({ name }: { readonly name: SignName }) => (
  <svg className="fmp-sign" width="18" height="18" viewBox="-7 -7 14 14" aria-hidden="true">
    <use href={`#fmp-sign-${name}`} />
  </svg>
)
