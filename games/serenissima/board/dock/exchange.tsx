// Another own galley beside the active one: a press on a slot of either hands that thing over (S-6.6).
import { galleyAt, type State } from '../../src/state.ts'
import { SeatSign } from '../emblem.tsx'
import { useHands } from '../hands.ts'
import { useTalk } from '../words/index.ts'
import { BigSlot } from './parts.tsx'
import { slotLabel } from './ship.tsx'

export function Exchange({ view, other }: { readonly view: State; readonly other: number }) {
  const talk = useTalk()
  const { presses, letGo, choice } = useHands()
  const { owner, hold } = galleyAt(view, other)
  const isFull = !hold.includes('empty') && !galleyAt(view, view.active).hold.includes('empty')
  return (
    <section className={`ser-ship-panel is-beside ser-of-${owner}`}>
      <h2>
        <SeatSign seat={owner} />
        {talk.say('board.galley', { galley: other })}
        <button
          type="button"
          className="ser-shut"
          aria-label={talk.say('board.close')}
          onClick={letGo}
        >
          ×
        </button>
      </h2>
      <div className="ser-big-hull">
        {hold.map((slot, index) => {
          const press = presses.get(`take ${slot}`)
          return (
            <BigSlot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              key={index}
              of={`take ${slot}`}
              slot={slot}
              seat={owner}
              isOpen={press !== undefined}
              label={slotLabel(talk, slot, press)}
              tag={press === undefined ? undefined : '←'}
            />
          )
        })}
      </div>
      <p className="ser-sale">
        {talk.say(isFull && choice.item === null ? 'board.exchange.full' : 'board.exchange.hint')}
      </p>
    </section>
  )
}
