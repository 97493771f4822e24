// Landing: zones, sites, and the ship as it would stand.
import { useMemo } from 'react'
import { unitNamed } from '../src/field/index.ts'
import { aimedIn, type Choice, moveOf } from './choosing.ts'
import { deedsOf, type Now } from './deeds.ts'
import { centreOf, degreesOf } from './geometry.ts'
import { CrossedOut, Ringed, Sites, Zones } from './overlay.tsx'
import { landingPreview, landingZones } from './overlays.ts'
import { Ship } from './pieces.tsx'

export function LandingLayer({ now, choice }: { readonly now: Now; readonly choice: Choice }) {
  const { view, viewer, offers } = now
  const zones = useMemo(() => landingZones(view, offers), [view, offers])
  const deeds = deedsOf(now, choice)
  const aimed = aimedIn(deeds, choice)
  const move = aimed === undefined ? undefined : moveOf(aimed, choice)
  const orientation = move?.kind === 'land' ? move.orientation : 0
  const bodies = useMemo(
    () =>
      offers.flatMap((one) =>
        one.kind === 'land' && one.orientation === orientation ? [one.body] : [],
      ),
    [offers, orientation],
  )
  const preview =
    move?.kind === 'land' ? landingPreview(view, move.body, move.orientation) : undefined
  return (
    <>
      <Zones zones={zones} chosen={preview?.zone ?? null} />
      <Sites bodies={bodies} isUp={orientation === 0} />
      {preview !== undefined && viewer !== 'spectator' && (
        <>
          <CrossedOut hexes={preview.cleared} />
          <Ringed hexes={[preview.body, ...preview.podes]} />
          <g className="ghost">
            <Ship
              {...centreOf(preview.body)}
              home={viewer}
              owner={viewer}
              orientation={orientation}
              ore={0}
              pieces={unitNamed(view, `astronef-p${viewer + 1}`)?.cargo.length ?? 0}
              towers={preview.podes.map((hex, pode) => ({
                ...centreOf(hex),
                isUp: true,
                degrees: degreesOf((2 * pode + orientation) % 6),
                shots: 2,
              }))}
            />
          </g>
        </>
      )}
    </>
  )
}
