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

test('what waits for nothing is heard at once; what comes after something slow waits for it', async () => {
  const hearing = new Hearing(reading(), 10)
  const heard: string[] = []
  const slow = Promise.withResolvers<void>()
  hearing.inOrder(() => void heard.push('first'), fail)
  expect(heard).toEqual(['first'])
  hearing.inOrder(() => slow.promise.then(() => void heard.push('slow')), fail)
  hearing.inOrder(() => void heard.push('after'), fail)
  expect(heard).toEqual(['first'])
  slow.resolve()
  await expect.poll(() => heard).toEqual(['first', 'slow', 'after'])
})

test('one that fails is told of and holds up nobody, at once or later', async () => {
  const hearing = new Hearing(reading(), 10)
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  hearing.inOrder(() => {
    throw 'at once'
  }, note)
  hearing.inOrder(() => Promise.reject('later'), note)
  const last = Promise.withResolvers<void>()
  hearing.inOrder(() => last.resolve(), fail)
  await last.promise
  expect(problems).toEqual(['at once', 'later'])
})

test('with too many that wait nothing is read, until half of them were heard', async () => {
  const socket = reading()
  const hearing = new Hearing(socket, 4)
  const slow = Promise.withResolvers<void>()
  hearing.inOrder(() => slow.promise, fail)
  for (let said = 0; said < 6; said++) hearing.inOrder(() => undefined, fail)
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

function fail(problem: unknown): void {
  throw problem
}
