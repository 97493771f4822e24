// A region in words: what it is, whose, and who stands there.

import { isPort, territory } from '../src/atlas.ts'
import { COUNTRIES } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { isOccupied } from '../src/rules/occupation.ts'
import type { Board } from '../src/state.ts'
import type { Load } from './loads.ts'
import type { DrawnMap } from './map.ts'
import { stacksAt } from './stacks.ts'
import type { Talk } from './words/index.ts'

/** The name first, then a sentence each. */
export function regionLines(
  { say }: Talk,
  map: DrawnMap,
  board: Board,
  place: Place,
  loads: readonly Load[],
): string[] {
  const { kind, country, port } = territory(place)
  const name = (one: string) => say(`country.${one}`)
  const owner = COUNTRIES.find((one) => board[one].chips.includes(place))
  const hasFactory = country !== undefined && board[country].factories.includes(place)
  const isHeld = country !== undefined && isOccupied(board, country, place)
  const units = COUNTRIES.flatMap((one) => {
    const stacks = stacksAt(map, board, place).filter((stack) => stack.country === one)
    const texts = stacks.map((stack) => say(`board.region.${stack.kind}`, { count: stack.count }))
    return texts.length === 0
      ? []
      : [say('board.region.units', { country: name(one), units: texts.join(', ') })]
  })
  return [
    say(`place.${place}`),
    country === undefined
      ? say(`board.region.${kind}`)
      : say('board.region.home', { country: name(country) }),
    ...(port === undefined ? [] : [say('board.region.port', { sea: say(`place.${port}`) })]),
    ...(hasFactory ? [say(`board.region.factory.${isPort(place) ? 'fleet' : 'army'}`)] : []),
    ...(hasFactory && isHeld ? [say('board.region.occupied')] : []),
    ...(owner === undefined ? [] : [say('board.region.flag', { country: name(owner) })]),
    ...(units.length === 0 ? [say('board.region.nobody')] : units),
    ...loads
      .filter(({ sea }) => sea === place)
      .map(({ carried, capacity }) => say('board.region.load', { carried, capacity })),
  ]
}

interface RegionCardProps {
  readonly talk: Talk
  readonly map: DrawnMap
  readonly board: Board
  readonly place: Place
  readonly loads: readonly Load[]
}

export function RegionCard({ talk, map, board, place, loads }: RegionCardProps) {
  const [name, ...lines] = regionLines(talk, map, board, place, loads)
  return (
    <div className="im-region-card">
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  )
}
