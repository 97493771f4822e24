// The whole planet, small: grounds, ore, and everybody as a dot.
import { memo } from 'react'
import { useKept } from '../../drawing/kept.ts'
import type { Board } from '../src/board/board.ts'
import { VIEW } from './geometry.ts'
import { pathsOf } from './ground.tsx'
import type { Figure, Scene, ShipFigure } from './scene.ts'

interface MiniPlanetProps {
  readonly board: Board
  readonly scene: Scene
}

export const MiniPlanet = memo(function MiniPlanet({ board, scene }: MiniPlanetProps) {
  const { ore } = scene
  const ships = useKept(scene.ships.map(({ home, owner, x, y }) => ({ home, owner, x, y })))
  const dots = useKept(scene.figures.map(({ id, owner, x, y }) => ({ id, owner, x, y })))
  return (
    <>
      <MiniGround board={board} />
      <MiniPieces ore={ore} ships={ships} dots={dots} />
    </>
  )
})

const MiniGround = memo(function MiniGround({ board }: { readonly board: Board }) {
  const paths = pathsOf(board)
  return (
    <>
      <rect className="g-sea" {...VIEW} />
      <path className="g-reef" d={paths.reef} />
      <path className="g-marsh" d={paths.marsh} />
      <path className="g-land" d={paths.land} />
      <path className="mini-rock" d={paths.mountain} />
    </>
  )
})

interface MiniPiecesProps {
  readonly ore: Scene['ore']
  readonly ships: readonly Pick<ShipFigure, 'home' | 'owner' | 'x' | 'y'>[]
  readonly dots: readonly Pick<Figure, 'id' | 'owner' | 'x' | 'y'>[]
}

const MiniPieces = memo(function MiniPieces({ ore, ships, dots }: MiniPiecesProps) {
  return (
    <>
      {ore.map(({ hex, x, y }) => (
        <circle key={hex} className="mini-ore" cx={x} cy={y} r="6" />
      ))}
      {ships.map(({ home, owner, x, y }) => (
        <path
          key={home}
          className={`mini-ship team-${owner}`}
          d={`M${x} ${y - 42}L${x + 37} ${y + 22}H${x - 37}Z`}
        />
      ))}
      {dots.map(({ id, owner, x, y }) => (
        <circle key={id} className={`mini-dot team-${owner}`} cx={x} cy={y} r="15" />
      ))}
    </>
  )
})
