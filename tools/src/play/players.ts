// Who sits where: persons first, then bots.
import type { Game, TableRecord } from '@foldtable/kernel'
import { BadInput } from '../command.ts'
import { countFrom } from '../inputs.ts'
import { words } from '../words.ts'

export type Players = TableRecord['seats']

const BOT_NAMES = ['Hana', 'Otto', 'Ines', 'Ruben', 'Mira', 'Pavel', 'Yara', 'Tomas', 'Lotte']
const USUAL_SEATS = 4

export interface Wanted {
  readonly seats?: string
  readonly bots?: string
  readonly 'hot-seat'?: boolean
  readonly name?: string
}

export function playersFrom({ meta }: Game, wanted: Wanted, locale: keyof typeof words): Players {
  const { min, max } = meta.seats
  const usual = Math.min(max, Math.max(min, USUAL_SEATS))
  const seats = wanted.seats === undefined ? usual : countFrom(wanted.seats, 'seats', { min, max })
  const bots = botsFrom(wanted, seats)
  const given = (wanted.name ?? '').split(',').map((name) => name.trim())
  if (given.length > Math.max(1, seats - bots)) {
    throw new BadInput(`--name gives ${given.length} names to ${seats - bots} persons`)
  }
  const names = Array.from({ length: seats - bots }, (_, index) => {
    return given[index] || words[locale].person.replace('{number}', `${index + 1}`)
  })
  const free = BOT_NAMES.filter((name) => !names.includes(name))
  return [
    ...names.map((name) => ({ name: name.slice(0, 200) })),
    ...Array.from({ length: bots }, (_, index) => ({
      name: free[index] ?? `Bot ${index + 1}`,
      bot: true as const,
    })),
  ]
}

function botsFrom({ bots, 'hot-seat': isHotSeat = false }: Wanted, seats: number): number {
  if (bots === undefined) return isHotSeat ? 0 : seats - 1
  if (bots === 'all-others') return seats - 1
  return countFrom(bots, 'bots', { min: 0, max: seats })
}
