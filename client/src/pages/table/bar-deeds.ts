// What buttons of the bar do beyond this table.
import { openWire } from '../../app/line.ts'
import { navigate } from '../../app/router.tsx'

export const openMyGames = (isLocal: boolean): void => navigate(isLocal ? '/offline' : '/')

/** Does not wait for the next try to reach the server. */
export const tryLine = (): void => openWire().hint('online')
