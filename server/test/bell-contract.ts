// What every line of the bell must do. Each runs this suite.
import { describe, expect, onTestFinished, test } from 'vitest'
import { Bell, type News, type Rung } from '../src/bell/bell.ts'
import type { Line } from '../src/bell/line.ts'

type Heard = Rung | News | 'missed'

async function rung(line: Line, slot: number) {
  const bell = new Bell(line)
  const heard: Heard[] = []
  onTestFinished(() => bell.stop())
  await bell.start(slot, {
    heardEntry: (entry) => heard.push(entry),
    heard: (news) => heard.push(news),
    missed: () => heard.push('missed'),
  })
  await expect.poll(() => bell.isWhole).toBe(true)
  await expect.poll(() => heard).toContain('missed')
  heard.length = 0
  return { bell, heard }
}

const entry = (table: string, n: number, body = `{"n":${n}}`): Rung => ({
  table,
  n,
  revision: 3,
  deadline: null,
  body,
})

/** `make` gives lines that hear each other. */
export function bellContract(name: string, make: () => Promise<() => Line>): void {
  describe(`${name} carries the bell`, () => {
    const three = async () => {
      const line = await make()
      return [await rung(line(), 0), await rung(line(), 1), await rung(line(), 40)] as const
    }

    test('an entry goes to those who follow, in order, and not back', async () => {
      const [a, b, c] = await three()
      for (const n of [1, 2, 3]) a.bell.entry(entry('t', n), 0b11)
      a.bell.entry({ ...entry('u', 9, '{"é\\n":"x y"}'), deadline: 77 }, 2 ** 40)
      a.bell.entry(entry('v', 1), 1) // followed here alone
      await expect.poll(() => b.heard).toEqual([entry('t', 1), entry('t', 2), entry('t', 3)])
      await expect
        .poll(() => c.heard)
        .toEqual([{ ...entry('u', 9, '{"é\\n":"x y"}'), deadline: 77 }])
      expect(a.heard).toEqual([])
    })

    test('news go to all others', async () => {
      const [a, b, c] = await three()
      b.bell.ring({ kind: 'room', table: 't' })
      for (const { heard } of [a, c])
        await expect.poll(() => heard).toEqual([{ kind: 'room', table: 't' }])
      expect(b.heard).toEqual([])
    })

    test('a long entry is told at least by its number, and many are told all', async () => {
      const [a, b] = await three()
      const long = entry('t', 1, JSON.stringify('é'.repeat(9000)))
      a.bell.entry(long, 0b10)
      for (let n = 2; n <= 200; n++)
        a.bell.entry(entry('t', n, JSON.stringify('x'.repeat(300))), 0b10)
      await expect.poll(() => b.heard.length).toBe(200)
      expect([long, { ...long, body: undefined }]).toContainEqual(b.heard[0])
      expect(b.heard.map((one) => one !== 'missed' && 'n' in one && one.n)).toEqual(
        Array.from({ length: 200 }, (_, i) => i + 1),
      )
    })

    test('whoever has another number hears what is for that', async () => {
      const [a, b] = await three()
      await b.bell.renumber(7)
      a.bell.entry(entry('t', 1), 2 ** 7)
      await expect.poll(() => b.heard).toEqual([entry('t', 1)])
      expect(b.bell.bit).toBe(2 ** 7)
    })
  })
}

/** After whatever `cut` does and `mend` undoes: it is said that something may have been missed, and heard again. */
export async function mended(
  line: () => Line,
  cut: () => unknown,
  mend: () => unknown,
): Promise<void> {
  const [a, b] = [await rung(line(), 0), await rung(line(), 1)]
  await cut()
  await expect.poll(() => b.bell.isWhole).toBe(false)
  a.bell.entry(entry('t', 1), 0b10) // lost, without harm
  await mend()
  await expect.poll(() => b.heard).toContain('missed')
  await expect
    .poll(() => {
      a.bell.entry(entry('t', 2), 0b10)
      return b.heard
    })
    .toContainEqual(entry('t', 2))
}
