// Fingers and mice on a map, without a screen: presses, pans, and what is carried.
import { expect, test } from 'vitest'
import { GestureReader } from '../drawing/gestures.ts'

const MOUSE = { isTouch: false, isSure: false }

/** What was heard, in order; something can be carried from x below 100. */
function reading() {
  const heard: string[] = []
  const point = ({ x, y }: { x: number; y: number }) => `${x},${y}`
  const reader = new GestureReader({
    press: (at) => heard.push(`press ${point(at)}`),
    drag: (dx, dy) => heard.push(`drag ${dx},${dy}`),
    thrown: () => heard.push('thrown'),
    pinch: () => heard.push('pinch'),
    grab: ({ x }) =>
      x >= 100
        ? undefined
        : {
            move: (at) => heard.push(`carry ${point(at)}`),
            drop: (at) => heard.push(at === null ? 'let go' : `drop ${point(at)}`),
          },
  })
  return { heard, reader }
}

test('a drag from something that can be carried carries it, and moves no window', () => {
  const { heard, reader } = reading()
  reader.down(1, { x: 50, y: 50 }, false)
  reader.move(1, { x: 55, y: 50 }, 10)
  reader.move(1, { x: 80, y: 50 }, 20)
  reader.up(1, { x: 90, y: 60 }, 30, MOUSE)
  expect(heard).toEqual(['carry 80,50', 'drop 90,60'])
})

test('a press on it is a press, and a drag from elsewhere a pan', () => {
  const { heard, reader } = reading()
  reader.down(1, { x: 50, y: 50 }, false)
  reader.up(1, { x: 51, y: 50 }, 30, MOUSE)
  reader.down(1, { x: 150, y: 50 }, false)
  reader.move(1, { x: 180, y: 50 }, 40)
  expect(heard).toEqual(['press 51,50', 'drag 30,0'])
})

test('a second finger lets go of what the first carries, and so does a call that comes in', () => {
  const { heard, reader } = reading()
  reader.down(1, { x: 50, y: 50 }, true)
  reader.move(1, { x: 80, y: 50 }, 10)
  reader.down(2, { x: 200, y: 50 }, true)
  expect(heard).toEqual(['carry 80,50', 'let go'])
  reader.cancel(1)
  reader.cancel(2)
  reader.down(3, { x: 50, y: 50 }, true)
  reader.move(3, { x: 50, y: 90 }, 20)
  reader.cancel(3)
  expect(heard.slice(2)).toEqual(['carry 50,90', 'let go'])
})
