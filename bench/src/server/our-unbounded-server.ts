// Our server as `server/src/main.ts` runs it, but with no bound on messages a second: a closed loop is quicker than any
// person, and the bound has no setting.
import { LIMITS } from '@foldtable/server/socket/connection'

Object.assign(LIMITS, { rate: 1e9, burst: 1e9 })
process.on('disconnect', () => process.exit()) // it ends with the bench
await import('@foldtable/server/main')
