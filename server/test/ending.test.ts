// A process that is told to end says goodbye first, whatever the signal and however often npm repeats it.
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { ended, script } from './script.ts'

const SERVER = `
  import { endWhenTold } from './src/base/ending.ts'
  endWhenTold(async () => { console.log('goodbye') })
  setInterval(() => undefined, 1000)`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s ends it in order', async (signal) => {
  const { printed } = await ended(`${SERVER}
    process.kill(process.pid, '${signal}')
    process.kill(process.pid, '${signal}')`)
  expect(printed).toBe('goodbye')
})

test('a stop that hangs is ended by a second word', async () => {
  const { process: child, printed } = await script(`
    import { endWhenTold } from './src/base/ending.ts'
    endWhenTold(() => new Promise(() => undefined))
    setInterval(() => process.kill(process.pid, 'SIGTERM'), 50)
    console.log('waiting')`)
  expect(printed).toBe('waiting')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
})
