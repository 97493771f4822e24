// Small buttons over the planet: fire, tides, names, closer and further.
import { memo, type RefObject } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import { useTalk } from './words/index.ts'

export type FireShown = 'none' | 'two' | 'one'

export interface Look {
  readonly fire: FireShown
  readonly hasNames: boolean
}

interface ToolsProps {
  readonly look: Look
  readonly isPeeking: boolean
  readonly lens: RefObject<Lens | null>
  change(look: Look): void
  peek(): void
}

/** Off, then zones of two guns, then also what one gun reaches (C-10). */
export const nextFire = (shown: FireShown): FireShown =>
  shown === 'none' ? 'two' : shown === 'two' ? 'one' : 'none'

const ICONS = {
  fire: 'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0M0-7V-2.6M0 7V2.6M-7 0H-2.6M7 0H2.6',
  tide: 'M-7-2q1.75-2.6 3.5 0t3.5 0t3.5 0t3.5 0M-7 3q1.75-2.6 3.5 0t3.5 0t3.5 0t3.5 0',
  grid: 'M-3.4-6H3.4L6.8 0L3.4 6H-3.4L-6.8 0Z',
  closer: 'M-6 0H6M0-6V6',
  further: 'M-6 0H6',
  whole: 'M-6-3V-6H-3M3-6H6V-3M6 3V6H3M-3 6H-6V3',
} as const

export const Tools = memo(function Tools(props: ToolsProps) {
  const { look, isPeeking, lens, change, peek } = props
  return (
    <div className="fmp-tools">
      <Tool
        icon="fire"
        isOn={look.fire !== 'none'}
        onPress={() => change({ ...look, fire: nextFire(look.fire) })}
      />
      <Tool icon="tide" isOn={isPeeking} onPress={peek} />
      <Tool
        icon="grid"
        isOn={look.hasNames}
        onPress={() => change({ ...look, hasNames: !look.hasNames })}
      />
      <Tool icon="closer" onPress={() => lens.current?.zoomBy(1.25)} />
      <Tool icon="further" onPress={() => lens.current?.zoomBy(0.8)} />
      <Tool icon="whole" onPress={() => lens.current?.whole()} />
    </div>
  )
})

/** What the zones mean, for as long as they are shown. */
export function FireNote({ shown }: { readonly shown: FireShown }) {
  const { say } = useTalk()
  if (shown === 'none') return null
  return (
    <div className="fmp-peek is-brief" role="status">
      <span>{say(shown === 'two' ? 'board.fire.two' : 'board.fire.one')}</span>
    </div>
  )
}

interface ToolProps {
  readonly icon: keyof typeof ICONS
  readonly isOn?: boolean
  onPress(): void
}

function Tool({ icon, isOn, onPress }: ToolProps) {
  const { say } = useTalk()
  const label = say(`board.tool.${icon}`)
  return (
    <button
      type="button"
      className={isOn === true ? 'is-on' : icon === 'closer' || icon === 'further' ? 'is-zoom' : ''}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <svg width="20" height="20" viewBox="-8 -8 16 16" aria-hidden="true">
        <path className="fmp-line" d={ICONS[icon]} />
      </svg>
    </button>
  )
}
