// `npm start`: makes ready, then serves, in one process that ends when it is told to. A shell between npm and the server would keep
// signals for itself. Plain JavaScript for any Node from 20 on.
await import('./ready.js') // sets the exit code
if (process.exitCode === 0) {
  process.argv.splice(2, 0, 'serve')
  await import('./bin/foldtable.js')
}
