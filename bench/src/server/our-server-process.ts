// Our server as `server/src/main.ts` runs it, ended together with the bench. Its games may have so many lives that they do
// not end within a measurement: those of the others do not either.
import './long-games.ts'
import './slow-disk.ts'

process.on('disconnect', () => process.exit())
await import('@foldtable/server/main')
