// Our server as `server/src/main.ts` runs it, ended together with the bench.
process.on('disconnect', () => process.exit())
await import('@foldtable/server/main')
