// The end: who is first and why, what each scoring brought, and how ties were broken (E-24).

import { CloseButton } from '../../drawing/dialog.tsx'
import type { Ranked, State } from '../src/state.ts'
import { Named } from './act.tsx'
import { SeatSign } from './emblem.tsx'
import { useHands } from './hands.ts'
import { Ducat } from './players.tsx'
import { useTalk } from './words/index.ts'

export function Ending({ view, close }: { readonly view: State; close(): void }) {
  const { say, nameOf } = useTalk()
  const { open } = useHands()
  const result = view.result ?? []
  const [first] = result
  if (first === undefined) return null
  const best = Math.max(...result.map(({ money }) => money))
  return (
    <section className="ser-scoring ser-ending" aria-label={say('board.ranking')} data-scrolls>
      <h2>
        <SeatSign seat={first.seat} /> {winners(result, nameOf)}
        <small>{say('board.ranking')}</small>
        <CloseButton label={say('board.close')} onPress={close} />
      </h2>
      <table className="ser-ranks">
        <thead>
          <tr>
            <th scope="col" colSpan={2} className="is-first">
              {say('board.rank')}
            </th>
            {view.scorings.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a scoring is its number
              <th key={index} scope="col">
                <button type="button" onClick={() => open({ scoring: index + 1 })}>
                  <Named name={say('board.scoring.short', { number: index + 1 })}>
                    <Ducat />
                    <span>{say('board.scoring.short', { number: index + 1 })}</span>
                    <b>{index + 1}</b>
                  </Named>
                </button>
              </th>
            ))}
            <th scope="col" className="is-more" title={say('board.rest.means')}>
              {say('board.rest')}
            </th>
            <th scope="col">{say('board.ports')}</th>
            <th scope="col" className="is-more">
              {say('board.goods')}
            </th>
            <th scope="col">{say('board.ducats')}</th>
          </tr>
        </thead>
        <tbody>
          {result.map((one, index) => (
            <Rank key={one.seat} view={view} one={one} below={result[index + 1]} best={best} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RankProps {
  readonly view: State
  readonly one: Ranked
  readonly below: Ranked | undefined
  /** What the richest has. */
  readonly best: number
}

function Rank({ view, one, below, best }: RankProps) {
  const { nameOf } = useTalk()
  const paid = view.scorings.map((paid) => paid[one.seat] ?? 0)
  return (
    <tr className={`ser-of-${one.seat}`}>
      <td className="ser-rank">{one.rank}</td>
      <th scope="row">
        <span>
          <SeatSign seat={one.seat} /> {nameOf(one.seat)}
        </span>
        <Tie one={one} below={below} />
      </th>
      {paid.map((ducats, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a scoring is its number
        <td key={number}>{ducats}</td>
      ))}
      <td className="is-more">{one.money - sum(paid)}</td>
      <td>{one.ports}</td>
      <td className="is-more">{one.goods}</td>
      <td className="ser-total">
        <Ducat /> {one.money}
        <i>
          <i style={{ inlineSize: `${Math.round((100 * one.money) / best)}%` }} />
        </i>
      </td>
    </tr>
  )
}

/** Why somebody stands above another with as many ducats. */
function Tie({ one, below }: { readonly one: Ranked; readonly below: Ranked | undefined }) {
  const { say } = useTalk()
  if (below === undefined || below.money !== one.money) return null
  const why = below.ports !== one.ports ? 'ports' : below.goods !== one.goods ? 'goods' : 'shared'
  return <small>{say(`board.tie.${why}`)}</small>
}

const winners = (result: readonly Ranked[], nameOf: (seat: number) => string): string =>
  result
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => nameOf(seat))
    .join(', ')

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
