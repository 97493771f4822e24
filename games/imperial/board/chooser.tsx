// What a unit does where it arrives, or which unit is made there: asked beside the place itself.
import type { RefObject } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import type { Place } from '../src/data/map.ts'
import { Beside } from './beside.tsx'
import { useBoard } from './board-context.ts'
import type { Pointed } from './choosing.ts'
import { useTalk } from './words/index.ts'

interface ChooserProps {
  readonly lens: RefObject<Lens | null>
  readonly place: Place
  readonly origin: Place | undefined
}

export function Chooser({ lens, place, origin }: ChooserProps) {
  const { pointers, press, map } = useBoard()
  const { say, tell } = useTalk()
  const deeds = pointers.filter(({ at }) => at.on === 'deed' && at.place === place)
  if (deeds.length === 0) return null
  const spots = [place, ...(origin === undefined ? [] : [origin])].map(
    (one) => map.regions[one].name,
  )
  return (
    <Beside lens={lens} spots={spots} label={say(`place.${place}`)}>
      <h2>{say(`place.${place}`)}</h2>
      {deeds.map((one, index) => (
        <button
          key={one.key}
          type="button"
          className={`im-deed is-${signOf(one)}`}
          data-point={one.key}
          // biome-ignore lint/a11y/noAutofocus: whoever chose the place by keys goes on there
          autoFocus={index === 0}
          onClick={() => press(one)}
        >
          <svg viewBox="0 0 16 16" className="im-deed-sign" aria-hidden="true">
            <path d={SIGNS[signOf(one)]} />
          </svg>
          {shortened(tell(one.name), say(`place.${place}`))}
        </button>
      ))}
    </Beside>
  )
}

/** The place is in the title already. */
function shortened(text: string, place: string): string {
  const at = text.indexOf(', ')
  const rest = at > 0 && text.slice(0, at).includes(place) ? text.slice(at + 2) : text
  return rest.slice(0, 1).toLocaleUpperCase() + rest.slice(1)
}

const SIGNS = {
  go: 'M3 8H13M9 4L13 8L9 12',
  peace: 'M8 14V5M8 9C4 9 3 6 3 4C6 4 8 6 8 9M8 7C8 4 10 2 13 2C13 5 11 7 8 7',
  hostile: 'M4 14V2M4 3H13L11 6L13 9H4',
  war: 'M3 3L13 13M13 3L3 13M2 10L6 14M14 10L10 14',
  blow: 'M8 1L9.5 6L14 3L11 7.5L15 10L10.5 10L11 15L8 11.5L4.5 15L5.5 10L1 9L5 7L3 3L6.5 6Z',
  army: 'M3 2H13V8C13 12 10 13.5 8 14.5C6 13.5 3 12 3 8Z',
  fleet: 'M1.5 8H14.5L12.5 13H3.5ZM5 8V3M9 8V4.5',
} as const

type Sign = keyof typeof SIGNS

function signOf({ at }: Pointed): Sign {
  const deed = at.on === 'deed' ? (at.deed.split(' ')[0] ?? 'go') : 'go'
  return deed in SIGNS ? (deed as Sign) : 'go'
}
