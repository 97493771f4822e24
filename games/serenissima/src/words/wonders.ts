// What somebody may wonder about: to load here, to deliver each good, to build in each port.
import type { Seat } from '@foldtable/kernel'
import { GOODS } from '../data/goods.ts'
import { PORTS } from '../data/zones.ts'
import type { Move } from '../moves/index.ts'
import type { State } from '../state.ts'

export const wonders = ({ ports }: State, seat: Seat): readonly Move[] => [
  { kind: 'loadCargo', quantity: 1 },
  ...GOODS.map((good): Move => ({ kind: 'deliver', goods: [good] })),
  ...PORTS.filter((port) => ports[port].owner === seat).flatMap((port): Move[] => [
    { kind: 'purchaseFort', port },
    { kind: 'purchaseBasilica', port },
  ]),
]
