// Calm lines under the header: no network, a newer version.
import type { ReactNode } from 'react'
import { useLine } from '../data/connection.ts'
import { dismissNewDevice, useNewDevice } from '../data/line.ts'
import { setMe } from '../data/me.ts'
import { loadAnew, useNewVersion } from '../data/update.ts'
import { useWords } from '../words/index.ts'
import { Link } from './link.tsx'

/** At a table, its own bar tells of the line. */
export function Bars({ isTable }: { readonly isTable: boolean }) {
  const { say } = useWords()
  const line = useLine()
  const isNew = useNewVersion()
  const device = useNewDevice()
  const reload = (
    <button type="button" className="button small" onClick={() => void loadAnew()}>
      {say('common.reload')}
    </button>
  )
  return (
    <div className="bars" role="status">
      {line === 'offline' && !isTable && (
        <Bar>
          {say('line.offline')} <Link to="/offline">{say('line.offlineLink')}</Link>
        </Bar>
      )}
      {line === 'reconnecting' && !isTable && <Bar>{say('line.reconnecting')}</Bar>}
      {line === 'outdated' && (
        <Bar>
          {say('line.outdated')} {reload}
        </Bar>
      )}
      {line === 'signedOut' && (
        <Bar>
          {say('line.signedOut')}{' '}
          <Link to="/sign-in" onClick={() => setMe(null)}>
            {say('line.signInAgain')}
          </Link>
        </Bar>
      )}
      {device !== null && (
        <Bar>
          {say('devices.came', { device: device || say('devices.unknown') })}{' '}
          <Link to="/settings#devices">{say('devices.title')}</Link>{' '}
          <button type="button" className="button small" onClick={dismissNewDevice}>
            {say('devices.known')}
          </button>
        </Bar>
      )}
      {isNew && line !== 'outdated' && (
        <Bar>
          {say('line.newVersion')} {reload}
        </Bar>
      )}
    </div>
  )
}

const Bar = ({ children }: { readonly children: ReactNode }) => <p className="bar">{children}</p>
