// The shapes that everything on the planet is drawn from, once for the whole board.
import { memo } from 'react'
import { SIGNS, SYMBOLS } from './symbols.ts'

/** Lines of another slope for each player (C-20). */
const SLOPES = [45, -45, 90, 0]
const CROSS = 'M-17 0A17 17 0 1 0 17 0A17 17 0 1 0-17 0M0-20V-13M0 20V13M-20 0H-13M20 0H13'

export const Symbols = memo(function Symbols() {
  return (
    <svg className="fmp-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {SYMBOLS.map(({ id, parts }) => (
          <symbol key={id} id={`fmp-${id}`} overflow="visible">
            {parts.map(({ name, d, turn }) => (
              <path
                key={`${name} ${turn ?? ''} ${d}`}
                className={`fmp-m-${name}`}
                d={d}
                transform={turn === undefined ? undefined : `rotate(${turn})`}
              />
            ))}
          </symbol>
        ))}
        {Object.entries(SIGNS).map(([name, d]) => (
          <symbol key={name} id={`fmp-sign-${name}`} overflow="visible">
            <path className="fmp-line" d={d} />
          </symbol>
        ))}
        <symbol id="fmp-cross" overflow="visible">
          <path className="fmp-cross-halo" d={CROSS} />
          <path className="fmp-cross-line" d={CROSS} />
        </symbol>
        {SLOPES.map((degrees, seat) => (
          <pattern
            key={degrees}
            id={`fmp-hatch-${seat}`}
            className={`team-${seat}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${degrees})`}
          >
            <path className="hatch" d="M0 3.5H7" />
          </pattern>
        ))}
      </defs>
    </svg>
  )
})
