// One after another at a table: at once where nobody waits, in their order where somebody does, however many there are.
import { expect, test } from 'vitest'
import { Turns } from '../src/turns.ts'

const turns = () => new Turns(() => 0)

test('a turn begins at once, those behind it in their order when it is left', () => {
  const line = turns()
  const done: string[] = []
  let leaveFirst: () => void = () => undefined
  line.take((leave) => {
    done.push('first')
    leaveFirst = leave
  })
  line.take((leave) => {
    done.push('second')
    line.take((leaveToo) => {
      done.push('fourth')
      leaveToo()
    })
    leave()
    line.take((leaveToo) => {
      done.push('fifth')
      leaveToo()
    })
  })
  line.take((leave) => {
    done.push('third')
    leave()
  })
  expect([done, line.underWay]).toEqual([['first'], 3])
  leaveFirst()
  expect([done, line.underWay]).toEqual([['first', 'second', 'third', 'fourth', 'fifth'], 0])
})

test('a hundred thousand who wait and have nothing to do are let in one after another', () => {
  const line = turns()
  let leaveFirst: () => void = () => undefined
  let left = 0
  line.take((leave) => {
    leaveFirst = leave
  })
  for (let i = 0; i < 100_000; i++)
    line.take((leave) => {
      left += 1
      leave()
    })
  leaveFirst()
  expect([left, line.underWay]).toEqual([100_000, 0])
})

test('what fails, at once or later, holds up nobody', async () => {
  const line = turns()
  const failing = [
    line.during(() => {
      throw new Error('at once')
    }),
    line.during(() => Promise.reject(new Error('later'))),
  ]
  const after = line.during(async () => 'after')
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect([await after, line.underWay]).toEqual(['after', 0])
})
