// What one browser says: in its order, at once where nothing waits, and not read faster than it is heard.
import { expect, test } from 'vitest'
import { Rates } from '../src/base/rates.ts'
import { Hearing } from '../src/socket/hearing.ts'

/** A socket that is read, or not for a while. */
const reading = () => ({
  isPaused: false,
  pause() {
    this.isPaused = true
  },
  resume() {
    this.isPaused = false
  },
})

/** Says what is to be done by its name. */
function listening(
  most: number,
  acts: { readonly [text: string]: () => Promise<void> | void },
): { socket: ReturnType<typeof reading>; hearing: Hearing; heard: string[]; problems: unknown[] } {
  const socket = reading()
  const heard: string[] = []
  const problems: unknown[] = []
  const hearing = new Hearing(socket, most, {
    hear(text) {
      const doing = acts[text]?.()
      const note = () => void heard.push(text)
      return doing === undefined ? note() : doing.then(note)
    },
    failed: (text, problem) => void problems.push([text, problem]),
  })
  return { socket, hearing, heard, problems }
}

test('what waits for nothing is heard at once; what comes after something slow waits for it', async () => {
  const slow = Promise.withResolvers<void>()
  const { hearing, heard } = listening(10, { slow: () => slow.promise })
  hearing.inOrder('first')
  expect(heard).toEqual(['first'])
  hearing.inOrder('slow')
  hearing.inOrder('after')
  expect(heard).toEqual(['first'])
  slow.resolve()
  await expect.poll(() => heard).toEqual(['first', 'slow', 'after'])
})

test('one that fails is told of and holds up nobody, at once or later', async () => {
  const { hearing, heard, problems } = listening(10, {
    hasty() {
      throw 'at once'
    },
    slow: () => Promise.reject('later'),
  })
  for (const text of ['hasty', 'slow', 'last']) hearing.inOrder(text)
  await expect.poll(() => heard).toEqual(['last'])
  expect(problems).toEqual([
    ['hasty', 'at once'],
    ['slow', 'later'],
  ])
})

test('with too many that wait nothing is read, until half of them were heard', async () => {
  const slow = Promise.withResolvers<void>()
  const { socket, hearing } = listening(4, { slow: () => slow.promise })
  hearing.inOrder('slow')
  for (let said = 0; said < 6; said++) hearing.inOrder('more')
  expect([socket.isPaused, hearing.waiting]).toEqual([true, 7])
  slow.resolve()
  await expect.poll(() => [socket.isPaused, hearing.waiting]).toEqual([false, 0])
})

test('whoever is counted is bounded in number, and whoever goes on is not forgotten for it', () => {
  const rates = new Rates({ most: 2, counted: 10 })
  const taken = Array.from({ length: 40 }, (_, i) => {
    rates.take(`stranger ${i}`, 0)
    return rates.take('loud', 0)
  })
  expect(rates.size).toBeLessThanOrEqual(10)
  expect(taken.filter(Boolean)).toHaveLength(2)
})
