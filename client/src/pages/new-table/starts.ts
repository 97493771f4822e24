// How a game starts: by its host, when everybody is ready, or by itself.
import type { RoomInfo } from '@foldtable/protocol'

export type Starts = 'host' | 'ready' | 'itself'

type Kept = Pick<RoomInfo, 'startsWhenReady' | 'autoStart'>

export const startsOf = ({ startsWhenReady, autoStart }: Kept): Starts =>
  startsWhenReady ? 'ready' : autoStart ? 'itself' : 'host'

export const keptOf = (starts: Starts): Kept => ({
  startsWhenReady: starts === 'ready',
  autoStart: starts === 'itself',
})
