// The motion player of all boards: in order, in time, never behind for long, and always ending where the replica stands.
import type { BoardStep, PastEntry } from '@foldtable/games/board'
import { describe, expect, test } from 'vitest'
import { Director, type Followed, type Staging } from '../../games/drawing/director.ts'
import { foldedBeats } from '../../games/drawing/folded.ts'
import { type Act, Player } from '../../games/drawing/player.ts'

/** Time that goes on when it is told to. */
class Clock {
  now = 0
  #waiting: { readonly at: number; readonly act: () => void }[] = []

  readonly wait = (ms: number, act: () => void) => {
    const one = { at: this.now + ms, act }
    this.#waiting.push(one)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one)
    }
  }

  get isSilent(): boolean {
    return this.#waiting.length === 0
  }

  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const [next] = this.#waiting.toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at > until) break
      this.now = next.at
      this.#waiting = this.#waiting.filter((one) => one !== next)
      next.act()
    }
    this.now = until
  }
}

const act = (end: string, ...ms: number[]): Act<string, string> => ({
  beats: ms.map((each, index) => ({ picture: `${end}${index}`, ms: each, cues: [`${end}!`] })),
  end,
})

describe('the player', () => {
  function opened() {
    const clock = new Clock()
    let drawings = 0
    const player = new Player<string, string>('a', {}, () => drawings++, clock.wait)
    const at = () => player.now.picture
    return { clock, player, at, drawings: () => drawings }
  }

  test('shows one beat after the other, then the end', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100, 0, 200)])
    expect([at(), player.now.isMoving]).toEqual(['b0', true])
    clock.pass(99)
    expect(at()).toBe('b0')
    clock.pass(1)
    expect([at(), player.now.coming]).toEqual(['b2', []])
    clock.pass(200)
    expect(player.now).toEqual({ picture: 'b', passing: [], isMoving: false, pace: 1, coming: [] })
    expect(clock.isSilent).toBe(true)
  })

  test('what comes meanwhile waits for its turn, and is known to come', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100)])
    player.play([act('c', 100)])
    expect([at(), player.now.coming]).toEqual(['b0', ['c!']])
    clock.pass(100)
    expect([at(), player.now.coming]).toEqual(['c0', []])
    clock.pass(100)
    expect([at(), player.now.isMoving]).toEqual(['c', false])
  })

  test('goes as fast as it is told', () => {
    const { clock, player, at } = opened()
    player.speed = 4
    player.play([act('b', 400)])
    expect([player.now.pace, player.now.passing[0]?.ms]).toEqual([4, 100])
    clock.pass(100)
    expect([at(), player.now.isMoving]).toEqual(['b', false])
  })

  test('hurries while much waits, and goes on as usual afterwards', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100), act('c', 1000), act('d', 1000)])
    expect([at(), player.now.pace]).toEqual(['b0', 2])
    clock.pass(50)
    expect([at(), player.now.pace]).toEqual(['c0', 1])
    clock.pass(1000)
    expect(at()).toBe('d0')
    player.jump('e')
    player.play([act('f', 100), act('g', 6001)])
    expect(player.now.pace).toBe(4)
  })

  test('nobody is behind for long: of too much only the latest is shown', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100)])
    player.play('cdefghijklmnopqrstu'.split('').map((name) => act(name, 1000)))
    expect([at(), player.now.coming]).toEqual(['u0', []])
    clock.pass(1000)
    expect([at(), player.now.isMoving, clock.isSilent]).toEqual(['u', false, true])
  })

  test('one long act is not hurried for its own length', () => {
    const { player } = opened()
    player.play([act('b', 20_000, 20_000)])
    expect([player.now.picture, player.now.pace]).toEqual(['b0', 1])
  })

  test('what the viewer does is shown at once', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100), act('c', 100)])
    player.play([act('d', 100)], true)
    expect([at(), player.now.coming]).toEqual(['d0', []])
    clock.pass(100)
    expect([at(), clock.isSilent]).toEqual(['d', true])
  })

  test('a skip shows the end, and no timer is left', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100), act('c', 100)])
    player.skip()
    expect([at(), player.now.isMoving, player.now.passing]).toEqual(['c', false, []])
    expect(clock.isSilent).toBe(true)
    player.skip()
    expect(at()).toBe('c')
  })

  test('the truth behind the latest act may change while it is shown, and when nothing is', () => {
    const { clock, player, at } = opened()
    player.play([act('b', 100)])
    player.correct('B')
    expect(at()).toBe('b0')
    clock.pass(100)
    expect(at()).toBe('B')
    player.correct('C')
    expect([at(), player.now.isMoving]).toEqual(['C', false])
  })

  test('after a stop nothing happens any more, and it may go on', () => {
    const { clock, player, at, drawings } = opened()
    player.play([act('b', 100)])
    player.stop()
    const before = drawings()
    clock.pass(1000)
    expect([drawings() - before, at(), player.now.isMoving]).toEqual([0, 'b', false])
    player.play([act('c', 100)])
    expect(at()).toBe('c0')
  })

  test('an act that shows nothing is there at once', () => {
    const { player, clock } = opened()
    player.play([act('b')])
    expect([player.now.picture, player.now.isMoving, clock.isSilent]).toEqual(['b', false, true])
  })

  test('what passes lasts as long as its beat, or as long as it says, and what is told outlives a skip', () => {
    const clock = new Clock()
    const manner = {
      isTold: (cue: string) => cue === 'won',
      lasts: (cue: string) => (cue === 'flash' ? 50 : 900),
    }
    const player = new Player<string, string>('a', manner, () => undefined, clock.wait)
    const names = () => player.now.passing.map(({ cue }) => cue)
    player.play([{ beats: [{ picture: 'b', ms: 100, cues: ['flash', 'won'] }], end: 'c' }])
    expect(names()).toEqual(['flash', 'won'])
    clock.pass(50)
    expect(names()).toEqual(['won'])
    clock.pass(100)
    expect([player.now.isMoving, names()]).toEqual([false, ['won']])
    player.jump('d', ['flash', 'won'])
    expect(names()).toEqual(['won', 'won'])
    player.play([{ beats: [{ picture: 'e', ms: 100, cues: ['flash', 'won'] }], end: 'f' }])
    player.skip()
    expect(names()).toEqual(['won', 'won', 'won'])
    clock.pass(900)
    expect([names(), clock.isSilent]).toEqual([[], true])
  })
})

type Count = { n: number }
type Grown = { readonly by: number }

const staging: Staging<Count, Grown, Count, number> = {
  pictureOf: (view) => view,
  beatsOf: (before, events) =>
    foldedBeats(
      before,
      events,
      (state, { by }) => {
        if (by < 0) throw new RangeError('it only grows')
        state.n += by
      },
      ({ by }) => (by === 0 ? undefined : { ms: 100 * by, cues: [by] }),
    ),
  isSame: (reached, end) => reached.n === end.n,
  isOwn: ({ by }, viewer) => viewer === 0 && by === 7,
  isTold: (by) => by === 3,
}

describe('the director', () => {
  const first: Followed<Count, Grown> = {
    view: { n: 0 },
    viewer: 0,
    step: undefined,
    past: [{ n: 1, at: null, events: [], isUndone: false }],
    motion: true,
  }
  const stepOf = (id: number, n: number, ...grown: number[]): BoardStep<Grown> => ({
    id,
    n,
    events: grown.map((by) => ({ by })),
  })
  const pastOf = (...grown: number[]): PastEntry<Grown>[] =>
    grown.map((by, index) => ({ n: index + 1, at: null, events: [{ by }], isUndone: false }))

  function opened() {
    const clock = new Clock()
    const director = new Director(first, staging, () => undefined, clock.wait)
    const at = () => [director.now.picture.n, director.now.isMoving]
    return { clock, director, at }
  }

  test('the latest step is shown beat by beat', () => {
    const { clock, director, at } = opened()
    director.follow({ ...first, view: { n: 3 }, step: stepOf(1, 2, 1, 0, 2) })
    expect(at()).toEqual([1, true])
    clock.pass(100)
    expect(at()).toEqual([3, true])
    clock.pass(200)
    expect(at()).toEqual([3, false])
  })

  test('the same thing given again changes nothing', () => {
    const { director, at } = opened()
    const given = { ...first, view: { n: 3 }, step: stepOf(1, 2, 1, 2) }
    director.follow(given)
    director.follow({ ...given, past: [] })
    director.follow({ ...given, speed: 4 })
    expect(at()).toEqual([1, true])
  })

  test('several entries that come in one drawing are all shown', () => {
    const { clock, director, at } = opened()
    const past = pastOf(0, 1, 2, 4)
    director.follow({ ...first, view: { n: 7 }, past, step: stepOf(3, 4, 4) })
    expect([at(), director.now.coming]).toEqual([
      [1, true],
      [2, 4],
    ])
    clock.pass(700)
    expect(at()).toEqual([7, false])
  })

  test.each([
    ['one of them is not at hand', pastOf(0, 1)],
    [
      'one of them was taken back',
      pastOf(0, 1, 2, 4).map((one) => ({ ...one, isUndone: one.n === 3 })),
    ],
  ])('where %s, it is shown at once', (_, past) => {
    const { director, at } = opened()
    director.follow({ ...first, view: { n: 7 }, past, step: stepOf(3, 4, 4) })
    expect(at()).toEqual([7, false])
  })

  test.each([
    ['a jump', { step: undefined }],
    ['other eyes', { viewer: 1, step: stepOf(1, 2, 2) }],
    ['a page that wants no motion', { motion: false, step: stepOf(1, 2, 2) }],
    ['events that do not lead there', { step: stepOf(1, 2, 1) }],
    ['events that cannot be folded', { step: stepOf(1, 2, -1) }],
    ['the same entry in another way', { step: stepOf(1, 1, 2) }],
  ])('after %s everything is at its place at once', (_, change) => {
    const { clock, director, at } = opened()
    director.follow({ ...first, view: { n: 2 }, ...change })
    expect([at(), clock.isSilent]).toEqual([[2, false], true])
  })

  test('a jump in the middle of a motion ends it', () => {
    const { clock, director, at } = opened()
    director.follow({ ...first, view: { n: 3 }, step: stepOf(1, 2, 1, 2) })
    director.follow({ ...first, view: { n: 9 }, step: undefined })
    expect([at(), clock.isSilent]).toEqual([[9, false], true])
  })

  test('a replica that changes behind the same step is where the motion ends', () => {
    const { clock, director, at } = opened()
    const step = stepOf(1, 2, 1)
    director.follow({ ...first, view: { n: 1 }, step })
    director.follow({ ...first, view: { n: 50 }, step })
    expect(at()).toEqual([1, true])
    clock.pass(100)
    expect(at()).toEqual([50, false])
  })

  test('what the viewer does is shown at once, whatever waits', () => {
    const { director, at } = opened()
    director.follow({ ...first, view: { n: 3 }, step: stepOf(1, 2, 1, 2) })
    director.follow({ ...first, view: { n: 10 }, step: stepOf(2, 3, 7) })
    expect([at(), director.now.coming]).toEqual([[10, true], []])
  })

  test('without motion what must be told is told all the same', () => {
    const { director } = opened()
    const told = { ...staging, lasts: () => 500 }
    const still = new Director({ ...first, motion: false }, told, () => undefined, new Clock().wait)
    still.follow({ ...first, motion: false, view: { n: 5 }, step: stepOf(1, 2, 2, 3) })
    expect(still.now.passing.map(({ cue }) => cue)).toEqual([3])
    expect(director.now.passing).toEqual([])
  })

  test('a replica is never changed by what is shown', () => {
    const { director } = opened()
    const before = structuredClone(first.view)
    director.follow({ ...first, view: { n: 3 }, step: stepOf(1, 2, 1, 2) })
    expect(first.view).toEqual(before)
  })
})

test('folding: an event may be looked at before it changes anything, and silent ones are part of the next', () => {
  const beats = foldedBeats<Count, Grown, string>(
    { n: 0 },
    [{ by: 0 }, { by: 1 }, { by: 0 }],
    (state, { by }) => {
      state.n += by
    },
    ({ by }, { n }) =>
      by === 0 ? undefined : [{ ms: 10, isBefore: true, cues: [`from ${n}`] }, { ms: 20 }],
  )
  expect(beats).toEqual([
    { picture: { n: 0 }, ms: 10, cues: ['from 0'] },
    { picture: { n: 1 }, ms: 20, cues: [] },
    { picture: { n: 1 }, ms: 0 },
  ])
})
