// The other tables that wait for who sits here, those first where time is short.
import type { Waits } from '@foldtable/protocol'
import { useGames } from '../../data/games.ts'
import { useWaits } from '../../data/line.ts'
import type { TableValue } from './table-context.tsx'

type Here = Pick<TableValue, 'table' | 'isLocal'>

export function useOthers({ table, isLocal }: Here): readonly Waits[] {
  const waits = useWaits()
  return isLocal ? [] : waits.filter((one) => one.table !== table.house?.id)
}

export interface NextTable {
  readonly id: string
  readonly title: string
}

export function useNextTable(here: Here): NextTable | undefined {
  const [next] = useOthers(here)
  const games = useGames()
  if (next === undefined) return undefined
  return { id: next.table, title: games?.find(({ id }) => id === next.game)?.title ?? next.game }
}
