// What the bank has left: goods, forts, basilicas. It is also the key to the goods.
import { GOODS } from '../src/data/goods.ts'
import type { State } from '../src/state.ts'
import { Cube } from './cargo.tsx'
import { chart } from './chart-map.ts'
import { BUILDINGS } from './port.tsx'

const { x, y, width, height } = chart.furniture.bank
const COLUMN = width / 3

export const Bank = ({ view, title }: { readonly view: State; readonly title: string }) => (
  <g className="ser-bank" transform={`translate(${x} ${y})`}>
    <rect className="ser-cartouche" width={width} height={height} rx="8" />
    <text className="ser-cartouche-title" x={width / 2} y="20">
      {title}
    </text>
    {GOODS.map((good, index) => {
      const at = [(index % 3) * COLUMN + 15, 38 + Math.floor(index / 3) * 22] as const
      return (
        <g key={good} transform={`translate(${at[0]} ${at[1]})`}>
          <Cube good={good} size={16} />
          <text
            className={view.bank[good] === 0 ? 'ser-stock is-none' : 'ser-stock'}
            x="12"
            y="5.6"
          >
            {view.bank[good]}
          </text>
        </g>
      )
    })}
    <Supply kind="fort" left={view.supply.forts} at={36} />
    <Supply kind="basilica" left={view.supply.basilicas} at={94} />
  </g>
)

interface SupplyProps {
  readonly kind: 'fort' | 'basilica'
  readonly left: number
  readonly at: number
}

const Supply = ({ kind, left, at }: SupplyProps) => (
  <g transform={`translate(${at} 83)`}>
    <path className="ser-supply" d={BUILDINGS[kind]} />
    <text className={left === 0 ? 'ser-stock is-none' : 'ser-stock'} x="12" y="5.6">
      {left}
    </text>
  </g>
)
