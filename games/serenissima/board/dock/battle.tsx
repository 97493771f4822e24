// A battle: the dice of the round that was fought, what the fort stopped, what was lost (E-17).
import type { Battle as Fought, State } from '../../src/state.ts'
import { SeatSign } from '../emblem.tsx'
import { BuildingSign } from '../port.tsx'
import { useTalk } from '../words/index.ts'
import { Die } from './parts.tsx'

export function Battle({ view, battle }: { readonly view: State; readonly battle: Fought }) {
  const { say } = useTalk()
  const { attacker, target, attackerDice, defenderDice, cancelled } = battle
  const own = view.galleys[attacker]?.owner ?? null
  const holder =
    'galley' in target ? view.galleys[target.galley]?.owner : view.ports[target.port].owner
  // Whoever lost everything is not there any more, and a port that fell has another flag.
  const their = holder === undefined || holder === own ? null : holder
  const what =
    'galley' in target
      ? say('board.galley', { galley: target.galley })
      : say('board.garrison', { port: { word: `zone.${target.port}` } })
  return (
    <section className="ser-battle">
      <Side
        seat={own}
        title={say('board.galley', { galley: attacker })}
        dice={attackerDice}
        stopped={cancelled}
        lost={battle.attackerLosses}
      />
      <Side
        seat={their}
        title={what}
        dice={defenderDice}
        stopped={0}
        lost={battle.defenderLosses}
      />
      <p>
        {cancelled > 0 && (
          <>
            <BuildingSign kind="fort" /> {say('board.stopped')}{' '}
          </>
        )}
        <b>{say(`board.outcome.${battle.outcome}`)}</b>
      </p>
    </section>
  )
}

interface SideProps {
  readonly seat: number | null
  readonly title: string
  readonly dice: readonly number[]
  /** Skulls that the fort stopped, from the last on. */
  readonly stopped: number
  readonly lost: number
}

function Side({ seat, title, dice, stopped, lost }: SideProps) {
  const { say } = useTalk()
  const skulls = [...dice].sort((a, b) => b - a)
  const hits = skulls.filter((die) => die === 1).length
  return (
    <div className={seat === null ? 'ser-side' : `ser-side ser-of-${seat}`}>
      <span className="ser-side-name">
        {seat !== null && <SeatSign seat={seat} />} {title}
      </span>
      <span
        className="ser-dice"
        role="img"
        aria-label={say('board.skulls', { hits, dice: dice.length })}
      >
        {skulls.map((die, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
            key={index}
            place={index}
            isSkull={die === 1}
            isStopped={die === 1 && index >= hits - stopped}
          />
        ))}
      </span>
      <b className={lost > 0 ? 'ser-lost' : 'ser-lost is-none'}>
        {lost > 0 ? say('board.lost', { lost }) : '±0'}
      </b>
    </div>
  )
}
