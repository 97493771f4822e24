// The whole planet, small: grounds, ore, and everybody as a dot.
import { memo } from 'react'
import type { Board } from '../src/board/board.ts'
import { VIEW } from './geometry.ts'
import { pathsOf } from './ground.tsx'
import type { Scene } from './scene.ts'

interface MiniPlanetProps {
  readonly board: Board
  readonly scene: Scene
}

export const MiniPlanet = memo(function MiniPlanet({ board, scene }: MiniPlanetProps) {
  const paths = pathsOf(board)
  const { figures, ships, ore } = scene
  return (
    <>
      <rect className="g-sea" {...VIEW} />
      <path className="g-reef" d={paths.reef} />
      <path className="g-marsh" d={paths.marsh} />
      <path className="g-land" d={paths.land} />
      <path className="mini-rock" d={paths.mountain} />
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
      {figures.map(({ id, owner, x, y }) => (
        <circle key={id} className={`mini-dot team-${owner}`} cx={x} cy={y} r="15" />
      ))}
    </>
  )
})
