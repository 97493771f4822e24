// The active galley, large: where it is, at which of the three steps, and its hold to be filled and emptied.
import type { Good, Slot } from '../../src/data/goods.ts'
import { PORT_FACTS } from '../../src/data/zones.ts'
import type { Move } from '../../src/index.ts'
import { cubePrice, deliveryPay } from '../../src/rules/prices.ts'
import type { Galley, Phase, State } from '../../src/state.ts'
import type { Press } from '../choosing/choice.ts'
import { SeatSign } from '../emblem.tsx'
import { useHands } from '../hands.ts'
import { type Talk, useTalk } from '../words/index.ts'
import { BigSlot } from './parts.tsx'

const PHASES: readonly Phase[] = ['load', 'move', 'unload']

export function Ship({ view }: { readonly view: State }) {
  const talk = useTalk()
  const { presses, choice } = useHands()
  const galley = view.galleys[view.active]
  if (galley === undefined || galley === null) return null
  const { owner, location, hold } = galley
  return (
    <section className={`ser-ship-panel ser-of-${owner}`}>
      <h2>
        <SeatSign seat={owner} />
        {talk.say('board.galley', { galley: view.active })}
        <small>{talk.say('board.at', { zone: { word: `zone.${location}` } })}</small>
      </h2>
      <div className="ser-big-hull">
        {hold.map((slot, index) => {
          const press = presses.get(`slot ${index}`)
          return (
            <BigSlot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
              key={index}
              of={`slot ${index}`}
              slot={slot}
              seat={owner}
              isOpen={press !== undefined}
              isChosen={choice.item !== null && slot === choice.item}
              label={slotLabel(talk, slot, press)}
              why={presses.has('end') ? expectedOf(slot, view) : undefined}
              {...slotSigns(view, galley, press)}
            />
          )
        })}
      </div>
      <PhaseSteps now={view.turn?.kind === 'ordinary' ? view.turn.phase : null} />
    </section>
  )
}

export function slotLabel({ say, tell }: Talk, slot: Slot, press: Press | undefined): string {
  const what =
    slot === 'empty' || slot === 'sailor' ? say(`board.slot.${slot}`) : say(`good.${slot}`)
  const made = press?.next ?? press?.leads.move
  return press !== undefined && made !== undefined ? `${what}: ${tell(press.name)}` : what
}

/** What a press on a slot is meant to do at this step. */
function expectedOf(slot: Slot, { turn }: State): Move {
  if (slot === 'sailor') return { kind: 'unloadSailors', quantity: 1 }
  if (slot === 'empty') return { kind: 'loadCargo', quantity: 1 }
  return turn?.phase === 'load'
    ? { kind: 'wasteCargo', cargo: slot }
    : { kind: 'deliver', goods: [slot] }
}

interface SlotSigns {
  readonly tag?: string
  readonly ghost?: Good
}

/** What pressing a slot does: an empty one loads, a good is delivered or handed over. */
function slotSigns(view: State, { location, owner }: Galley, press: Press | undefined): SlotSigns {
  const move = press?.next ?? press?.leads.move
  if (move === undefined || location === 'MARE') return {}
  const port = view.ports[location]
  if (move.kind === 'swap') return { tag: '→' }
  if (move.kind === 'unloadSailors') return { tag: '↓' }
  if (move.kind === 'deliver') return { tag: `+${deliveryPay(owner, port, move.goods)}` }
  if (move.kind !== 'loadCargo') return {}
  const price = cubePrice(view, owner, port)
  return { ghost: PORT_FACTS[location].produces, tag: price === 0 ? '0' : `−${price}` }
}

function PhaseSteps({ now }: { readonly now: Phase | null }) {
  const { say } = useTalk()
  const at = now === null ? -1 : PHASES.indexOf(now)
  return (
    <ol className="ser-phases">
      {PHASES.map((phase, index) => (
        <li
          key={phase}
          className={index === at ? 'is-now' : index < at ? 'is-over' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          {say(`board.phase.${phase}`)}
        </li>
      ))}
    </ol>
  )
}
