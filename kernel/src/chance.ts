// Chance as an argument: what rules may ask of it, and where the answers come from.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Unknown } from './secret.ts'

/** What rules may ask. The answers must end up in events; nothing is ever rolled again. */
export interface Chance {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number
  /** A new list with the same things in random order. */
  shuffle<T>(things: readonly T[]): T[]
  /** A die: 1 to `sides`. */
  roll(sides?: number): number
  /** One of the things; there must be one. */
  pick<T>(things: readonly T[]): T
}

/** Chance that remembers how much of it was used, so that a table can go back or be verified. */
export interface CountedChance extends Chance {
  position: number
}

/** Everything rules ask, from one source of unbiased numbers below a count. */
function chanceFrom(below: (count: number) => number): Chance {
  return {
    below,
    roll: (sides = 6) => 1 + below(sides),
    pick: (things) => {
      const thing = things[below(things.length)]
      if (thing === undefined) throw new RangeError('nothing to pick from')
      return thing
    },
    shuffle: (things) => {
      const shuffled = things.slice()
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const moved = shuffled[last] as (typeof shuffled)[number]
        shuffled[last] = shuffled[other] as (typeof shuffled)[number]
        shuffled[other] = moved
      }
      return shuffled
    },
  }
}

const WORDS_AT_ONCE = 256
const BLOCK_BYTES = 64
const NO_NONCE = new Uint8Array(12)

/**
 * Chance of a table, derived from its secret key by counter: ChaCha20 keyed with HMAC-SHA-256(key, entropy), read as
 * little-endian 32-bit words. `position` counts the words used; setting it goes there. `key` is 64 hexadecimal digits.
 */
export function keyedChance(key: string, entropy: readonly string[] = []): CountedChance {
  const streamKey = hmac(sha256, hexToBytes(key), utf8ToBytes(JSON.stringify(entropy)))
  const bytes = new Uint8Array(4 * WORDS_AT_ONCE)
  const words = new DataView(bytes.buffer)
  let filledWith = -1
  let position = 0

  function nextWord(): number {
    const chunk = Math.floor(position / WORDS_AT_ONCE)
    if (chunk !== filledWith) {
      chacha20(streamKey, NO_NONCE, bytes.fill(0), bytes, (chunk * bytes.length) / BLOCK_BYTES)
      filledWith = chunk
    }
    return words.getUint32(4 * (position++ % WORDS_AT_ONCE), true)
  }

  function below(count: number): number {
    if (!Number.isInteger(count) || count < 1 || count > 2 ** 32)
      throw new RangeError(`below(${count})`)
    if (count === 1) return 0
    const fair = 2 ** 32 - (2 ** 32 % count)
    let word = nextWord()
    while (word >= fair) word = nextWord()
    return word % count
  }

  return {
    ...chanceFrom(below),
    get position() {
      return position
    },
    set position(words: number) {
      position = words
    },
  }
}

/** What is shown before the first event, so that the key cannot be chosen afterwards. */
export const commitmentOf = (key: string): string => bytesToHex(sha256(hexToBytes(key)))

/** A key made from any text: for simulations and tests, where the seed is printed. A real table draws its key. */
export const keyFromSeed = (seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`foldtable seed ${seed}`)))

export const seededChance = (seed: string): CountedChance => keyedChance(keyFromSeed(seed))

/** Chance on a replica: it has none, so whoever predicts must wait for the server. */
export const noChance: CountedChance = {
  ...chanceFrom(() => {
    throw new Unknown('chance was asked on a replica')
  }),
  shuffle: () => {
    throw new Unknown('chance was asked on a replica')
  },
  position: 0,
}

export interface ChanceScript {
  /** For each shuffle in turn: what it puts first, the rest following as it was handed in. Afterwards: as handed in. */
  readonly shuffles?: readonly (readonly unknown[])[]
  /** The answers of `roll`, in turn. */
  readonly rolls?: readonly number[]
  /** The answers of `below` and `pick`, in turn. */
  readonly numbers?: readonly number[]
}

/** Chance that follows a script: for scenarios. It throws when a scripted answer is missing or impossible. */
export function scriptedChance({
  shuffles = [],
  rolls = [],
  numbers = [],
}: ChanceScript = {}): CountedChance {
  const used = { shuffles: 0, rolls: 0, numbers: 0 }
  const next = (
    what: 'rolls' | 'numbers',
    from: readonly number[],
    low: number,
    high: number,
  ): number => {
    const answer = from[used[what]++]
    if (answer === undefined) throw new RangeError(`the script has no more ${what}`)
    if (answer < low || answer > high)
      throw new RangeError(`${answer} is not from ${low} to ${high}`)
    chance.position++
    return answer
  }
  const chance: CountedChance = {
    ...chanceFrom((count) => next('numbers', numbers, 0, count - 1)),
    position: 0,
    roll: (sides = 6) => next('rolls', rolls, 1, sides),
    shuffle: (things) => {
      chance.position++
      return withFirst(things, shuffles[used.shuffles++] ?? [])
    },
  }
  return chance
}

function withFirst<T>(things: readonly T[], first: readonly unknown[]): T[] {
  const rest = things.slice()
  const top = first.flatMap((wanted) => {
    const at = rest.indexOf(wanted as T)
    if (at < 0) throw new RangeError(`${JSON.stringify(wanted)} is not among what is shuffled`)
    return rest.splice(at, 1)
  })
  return [...top, ...rest]
}
