// Cues become motion: the galley that sails is led along its line, one that sinks goes down, a port that fell shines.
import { type RefObject, useEffect, useRef } from 'react'
import type { Passing } from '../../drawing/player.ts'
import type { Cue } from './beats.ts'
import type { Point } from './chart-map.ts'

export function useCues(
  top: RefObject<SVGSVGElement | null>,
  passing: readonly Passing<Cue>[],
  look: (at: Point) => void,
): void {
  const begun = useRef(new Set<number>())
  useEffect(() => {
    for (const { id, cue, ms } of passing) {
      if (begun.current.has(id)) continue
      begun.current.add(id)
      if (cue.kind === 'told' || cue.kind === 'fly') continue
      if (cue.kind === 'sail') for (const at of cue.line.slice(-1)) look(at)
      const name =
        cue.kind === 'flag' ? `[data-port="${cue.port}"]` : `[data-galley="${cue.galley}"]`
      const thing = top.current?.querySelector(name)
      if (thing != null)
        thing.animate(framesOf(cue, thing), { duration: ms, easing: 'ease-in-out' })
    }
  }, [top, passing, look])
}

function framesOf(cue: Exclude<Cue, { kind: 'told' | 'fly' }>, thing: Element): Keyframe[] {
  const place = thing.getAttribute('transform') ?? ''
  const [, x = '0', y = '0', scale = '1'] =
    /translate\(([-\d.]+) ([-\d.]+)\) scale\(([-\d.]+)\)/.exec(place) ?? []
  const at = (left: number | string, top: number | string, more = '') => ({
    transform: `translate(${left}px, ${top}px) scale(${scale})${more}`,
  })
  switch (cue.kind) {
    case 'sail':
      return cue.line.map(([left, top]) => at(left, top))
    case 'sink':
      return [
        { ...at(x, y), opacity: 1 },
        { ...at(x, Number(y) + 10, ' rotate(28deg)'), opacity: 0 },
      ]
    case 'rise':
      return [
        { ...at(x, Number(y) + 12), opacity: 0 },
        { ...at(x, y), opacity: 1 },
      ]
    case 'flag':
      return [{ filter: 'brightness(1.6)' }, { filter: 'none' }]
  }
}
