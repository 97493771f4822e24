// One table with a thousand spectators: ours beside a bare `ws` server that sends as many bytes to as many sockets.
import type { Window } from './closed-loop.ts'
import { freshFolder, isOursThere, removeFolder, startOurs } from './our-server.ts'
import { Load, type ServerProcess, startServer } from './processes.ts'
import { type Ratio, ratioOf, type Standing, standingOf } from './rounds.ts'
import type { Say, ServerSettings } from './settings.ts'

export interface SpectatorFigures {
  readonly spectators: number
  readonly frameBytes: number
  readonly ours?: Standing
  readonly floor: Standing
  /** Ours by the floor. */
  readonly ratio?: Ratio
}

const SPECTATORS = 1000
/** Where ours is not there to say how long its frames are. */
const USUAL_FRAME_BYTES = 150
const LEAD_MS = 300
const WARM_UP_MS = 2000

export async function spectators(settings: ServerSettings, say: Say): Promise<SpectatorFigures> {
  const folder = freshFolder()
  const stops: (() => Promise<void>)[] = []
  const enter = async (name: 'ours' | 'floor', server: ServerProcess): Promise<Load> => {
    const load = new Load(name, server)
    stops.push(
      () => load.stop(),
      () => server.stop(),
    )
    return load
  }
  try {
    if (!isOursThere()) say('ours is left out: there is no server/src/main.ts yet')
    const ours = isOursThere() ? await enter('ours', await startOurs(folder)) : undefined
    const warm = ours === undefined ? undefined : await window(ours, WARM_UP_MS)
    const frameBytes = Math.round(warm?.bytesPerMoveAndClient ?? USUAL_FRAME_BYTES)
    const floor = await enter('floor', await startServer('./floor-server.ts', String(frameBytes)))
    await window(floor, WARM_UP_MS)
    return { spectators: SPECTATORS, frameBytes, ...(await compare(ours, floor, settings, say)) }
  } finally {
    for (const stop of stops) await stop()
    removeFolder(folder)
  }
}

async function compare(
  ours: Load | undefined,
  floor: Load,
  { rounds, seconds }: ServerSettings,
  say: Say,
): Promise<Pick<SpectatorFigures, 'ours' | 'floor' | 'ratio'>> {
  const [mine, theirs]: [Window[], Window[]] = [[], []]
  for (let round = 1; round <= rounds; round++) {
    say(`${SPECTATORS} spectators, round ${round} of ${rounds}`)
    if (ours !== undefined) mine.push(await window(ours, 1000 * seconds))
    theirs.push(await window(floor, 1000 * seconds))
  }
  const standing = { floor: standingOf(theirs) }
  if (ours === undefined) return standing
  return { ...standing, ours: standingOf(mine), ratio: ratioOf(mine, theirs) }
}

async function window(load: Load, ms: number): Promise<Window> {
  await load.prepare(1, 0, SPECTATORS)
  return load.run(LEAD_MS, ms)
}
