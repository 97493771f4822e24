// A port that is looked at and not asked about: what it sells, takes and pays, what it brings, what is missing to build (E-7).
import type { Viewer } from '@foldtable/kernel'
import { Callout } from '../../drawing/callout.tsx'
import type { Box } from '../../drawing/camera.ts'
import { PORT_FACTS, type PortId } from '../src/data/zones.ts'
import { stepsBetween } from '../src/rules/sailing.ts'
import type { State } from '../src/state.ts'
import { berthsIn, galleysIn } from './berths.ts'
import { placeOf, SHEET } from './chart-map.ts'
import { GalleyRow } from './crowd.tsx'
import { GoodThing, Pawns, SourceThing } from './dock/parts.tsx'
import { OwnerLine, priceLine, Store } from './dock/quay.tsx'
import type { Thing } from './geometry.ts'
import { marketOf } from './market.ts'
import { BuildingSign } from './port.tsx'
import { Over } from './sheet.tsx'
import { useTalk } from './words/index.ts'

interface PortCardProps {
  readonly view: State
  readonly port: PortId
  readonly viewer: Viewer
}

export function PortCard(props: PortCardProps) {
  const { say } = useTalk()
  return (
    <Over title={say(`zone.${props.port}`)}>
      <PortFacts {...props} />
    </Over>
  )
}

function PortFacts({ view, port: id, viewer }: PortCardProps) {
  const talk = useTalk()
  const { say } = talk
  const port = view.ports[id]
  const market = marketOf(view, id, viewer === 'spectator' ? (port.owner ?? 0) : viewer)
  if (port.closed) return <p>{say('board.closed')}</p>
  return (
    <>
      <p className="ser-sale">
        <OwnerLine owner={port.owner} viewer={viewer} /> {port.fort && <BuildingSign kind="fort" />}{' '}
        {port.basilica && <BuildingSign kind="basilica" />} <FarLine view={view} port={id} />
      </p>
      <div className="ser-quay-rows">
        <Store view={view} id={id} market={market} />
        <span className="ser-quay-row">
          <SourceThing good={market.sells} />
          <span className="ser-sale">{priceLine(talk, market)}</span>
        </span>
        <span className="ser-quay-row">
          {port.owner !== null && <Pawns seat={port.owner} count={port.sailors} />}
          <em>{`${port.sailors}/${PORT_FACTS[id].sailors}`}</em>
        </span>
        {market.sites.map(({ building, missing }) => (
          <span key={building} className="ser-quay-row">
            <BuildingSign kind={building} />
            <span className="ser-sale">
              {say(missing.length === 0 ? 'board.site.ready' : 'board.site.missing')}
            </span>
            {missing.map((good) => (
              <GoodThing key={good} good={good} />
            ))}
          </span>
        ))}
        {galleysIn(view, id).map((number) => (
          <GalleyRow key={number} view={view} number={number} hasOwner />
        ))}
      </div>
    </>
  )
}

/** How far it is from the galley that plays. */
function FarLine({ view, port }: Pick<PortCardProps, 'view' | 'port'>) {
  const { say } = useTalk()
  const from = view.galleys[view.active]?.location
  if (from === undefined || from === port) return null
  const zones = stepsBetween(from, port)
  return <span>· {say('board.far', { zones, galley: view.active })}</span>
}

interface HoverCardProps {
  readonly view: State
  readonly viewer: Viewer
  readonly thing: Thing
  readonly within: Box | undefined
}

/** Beside what a mouse rests on: a port, or galleys that lie too close to be read. */
export function HoverCard({ view, viewer, thing, within }: HoverCardProps) {
  const { say } = useTalk()
  if ('port' in thing)
    return (
      <Beside zone={thing.port} within={within}>
        <b>{say(`zone.${thing.port}`)}</b>
        <PortFacts view={view} port={thing.port} viewer={viewer} />
      </Beside>
    )
  // A galley that was pointed at may have been sunk meanwhile.
  const location = 'galley' in thing ? view.galleys[thing.galley]?.location : undefined
  const berths = location === undefined ? [] : berthsIn(view, location)
  if (location === undefined || berths[0]?.size === 'sails') return null
  return (
    <Beside zone={location} within={within}>
      {berths.map(({ number }) => (
        <GalleyRow key={number} view={view} number={number} hasOwner />
      ))}
    </Beside>
  )
}

function Beside({
  zone,
  within,
  children,
}: Pick<HoverCardProps, 'within'> & {
  readonly zone: Parameters<typeof placeOf>[0]
  readonly children: React.ReactNode
}) {
  const [x, y] = placeOf(zone)
  return (
    <Callout at={{ x, y }} world={SHEET} within={within} away={20}>
      {children}
    </Callout>
  )
}
