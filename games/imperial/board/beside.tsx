// A card that stays beside a place of the map while the map is moved, and covers neither it nor where somebody comes from.
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import type { Spot } from './map.ts'
import { besideOf } from './view-box.ts'

interface BesideProps {
  readonly lens: RefObject<Lens | null>
  readonly spots: readonly Spot[]
  readonly label: string
  readonly children: ReactNode
}

export function Beside({ lens, spots, label, children }: BesideProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const [{ current: box }, { current }] = [card, lens]
      if (box === null || current === null) return
      const points = spots.map(([x, y]) => current.place({ x, y }))
      const size = { width: box.offsetWidth, height: box.offsetHeight }
      const { x, y } = besideOf(points, size, current.window)
      box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    follow()
    return lens.current?.subscribe(follow)
  })
  return (
    <div ref={card} className="im-chooser" role="dialog" aria-label={label}>
      {children}
    </div>
  )
}
