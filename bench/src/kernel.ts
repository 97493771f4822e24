// The kernel at Pass the Ace, beside boardgame.io and a bare loop; what is sent; and what age costs.
import type { Bench } from './bench.ts'
import { contest, ratioOf, type Settings } from './contest.ts'
import { boardgameIo } from './contestants/boardgame-io.ts'
import { boardgameIoLocal } from './contestants/boardgame-io-local.ts'
import { floor } from './contestants/floor.ts'
import { ours } from './contestants/ours.ts'
import { oursWithFrames } from './contestants/ours-with-frames.ts'
import { frameSizes } from './frames.ts'
import { aging } from './growth.ts'
import { textOf } from './kernel-text.ts'

export type KernelFigures = ReturnType<typeof measure>

function measure(settings: Settings, say: (line: string) => void) {
  const { seed, rounds } = settings
  const peers = { peer: boardgameIo, peerLocal: boardgameIoLocal }
  const contestants = { ours, oursWithFrames, ...peers, floor }
  const speed = contest(contestants, settings, say)
  say('sizes of frames')
  const frameBytes = frameSizes(seed)
  say('young and old tables')
  const age = aging(seed, rounds, false)
  say('young and old tables, with keys')
  const ageWithKeys = aging(seed, rounds, true)
  return {
    bench: 'kernel',
    game: 'pass-the-ace',
    peer: boardgameIo.name,
    peerLocal: boardgameIoLocal.name,
    node: process.version,
    settings,
    speed,
    ratios: {
      oursToPeer: ratioOf(speed.ours, speed.peer),
      oursToFloor: ratioOf(speed.ours, speed.floor),
      oursWithFramesToPeerLocal: ratioOf(speed.oursWithFrames, speed.peerLocal),
    },
    frameBytes,
    age,
    ageWithKeys,
  } as const
}

export const kernel: Bench = ({ rounds = 9, games = 3500, seed }, say) => {
  const figures = measure({ rounds, games, seed }, say)
  return { figures, text: textOf(figures) }
}
