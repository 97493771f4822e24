// The figures of the kernel's benchmark, for people.
import type { Standing } from './contest.ts'
import type { FrameSizes } from './frames.ts'
import type { Aging } from './growth.ts'
import type { KernelFigures } from './kernel.ts'
import { aligned, type Row, rangeOf, spreadRow, whole } from './rows.ts'
import { OLD, YOUNG } from './twins.ts'

function speedRow(label: string, { movesPerSecond, movesPerGame, games }: Standing): Row {
  const played = `${movesPerGame.toFixed(1)} moves a game, ${whole(games)} games`
  return [label, whole(movesPerSecond.median), rangeOf(movesPerSecond, whole), played]
}

const frameRow = (label: string, { median, p95, mean, max, frames }: FrameSizes): Row => [
  label,
  whole(median),
  `95 % ${whole(p95)}`,
  `mean ${whole(mean)}, max ${whole(max)}, ${whole(frames)} frames`,
]

function agingRows({ play, open, snapshotBytes }: Aging, what: string): Row[] {
  const bytes = `${whole(snapshotBytes.young)} and ${whole(snapshotBytes.old)} bytes`
  return [
    spreadRow(`entry ${YOUNG}, µs${what}`, play.young),
    spreadRow(`entry ${whole(OLD)}, µs${what}`, play.old),
    spreadRow('  ratio', play.ratio),
    spreadRow(`snapshot at ${YOUNG}, µs${what}`, open.young),
    spreadRow(`snapshot at ${whole(OLD)}, µs${what}`, open.old),
    spreadRow('  ratio', open.ratio, bytes),
  ]
}

export function textOf(figures: KernelFigures): string {
  const { speed, ratios, frameBytes, age, ageWithKeys, peer, peerLocal, settings, node } = figures
  const rows: Row[] = [
    ['moves a second', 'median', 'min .. max'],
    speedRow('  ours', speed.ours),
    speedRow('  ours with frames', speed.oursWithFrames),
    speedRow(`  ${peer}`, speed.peer),
    speedRow(`  ${peerLocal}`, speed.peerLocal),
    speedRow('  floor', speed.floor),
    spreadRow(`  ours / ${peer}`, ratios.oursToPeer),
    spreadRow('  ours / floor', ratios.oursToFloor),
    spreadRow(`  ours with frames / ${peerLocal}`, ratios.oursWithFramesToPeerLocal),
    frameRow('frame, bytes; clock ends every pause', frameBytes.clockSteps),
    frameRow('frame, bytes; random play with ready', frameBytes.seatsReady),
    ...agingRows(age, ''),
    ...agingRows(ageWithKeys, ', keys'),
  ]
  const head = `Pass the Ace, random play; ${settings.rounds} rounds, seed "${settings.seed}", node ${node}`
  return [head, '', ...aligned(rows)].join('\n')
}
