// S-16 and S-17: refusals in words, chance, records, and going on from anywhere.

import { playOut } from '@foldtable/bots/random-play'
import {
  keyedChance,
  keyFromSeed,
  messageOf,
  scriptedChance,
  seededChance,
  speak,
  Table,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Event, serenissima } from '../src/index.ts'
import {
  attack,
  buyGalley,
  endTurn,
  g4,
  I,
  load,
  O,
  opened,
  optionsWith,
  P1,
  place,
  play,
  refusalOf,
  sail,
} from './table.ts'

const speech = {
  locale: 'en',
  catalog: serenissima.catalogs.en,
  nameOf: (seat: number) => `P${seat + 1}`,
} as const

test('[S-16] a refusal has a code, a rule and a sentence with the figures', () => {
  const scene = play(g4(), I, buyGalley(9, 'Venezia'))
  const refusal = refusalOf(scene, { kind: 'purchaseSailors', quantity: 4, galley: 9 })
  expect(refusal).toEqual({ code: 'noMoney', rule: 'S-10.6', facts: { have: 3, cost: 4 } })
  expect(speak(messageOf(refusal ?? { code: '', rule: '' }), speech)).toBe(
    'You have 3 ducats; this costs 4.',
  )
})

const gameWith = (key: string) => {
  const options = optionsWith({ firstPlayer: 'random' })
  const chance = keyedChance(keyFromSeed(key))
  const table = Table.open({ game: serenissima, seats: 4, options, chance })
  playOut(table, seededChance('player'))
  return table
}

test('[S-17.1] chance decides the deck, the dice and the first player, and nothing else', () => {
  const table = gameWith('one')
  const rolled = table.entries.filter(({ drawn }) => drawn !== undefined)
  const telling = new Set<Event['kind']>(['opened', 'deckShuffled', 'battleFought'])
  expect(rolled.every(({ events }) => events.some(({ kind }) => telling.has(kind)))).toBe(true)
})

test('[S-17.2, S-17.6] the same chance and the same moves give the same states', () => {
  const table = gameWith('one')
  const { options, seats } = table
  const place = { game: serenissima, seats, options, chance: keyedChance(keyFromSeed('one')) }
  const again = Table.open(place)
  for (const { by, move, at } of table.entries.slice(1))
    if (move !== undefined) again.play({ by, move, at })
  expect(again.entries).toEqual(table.entries)
  expect(again.state).toEqual(table.state)
})

test('[S-17.3] a script that runs out is a failure', () => {
  const scene = g4({ dice: '1 1', patch: (state) => place(state, 1, 'Genova') })
  play(scene, O)
  expect(() => scene.play(P1, attack(2))).toThrow('a rule of serenissima failed')
  expect(() => opened(2, { decks: [] })).toThrow('a rule of serenissima failed')
})

test('[S-17.4] a table goes on from a state that was written down', () => {
  const scene = play(g4(), O, load(2))
  const { options, seats } = scene.table
  const chance = scriptedChance({ strict: true })
  const written = JSON.parse(JSON.stringify(scene.table.snapshot()))
  const again = Table.fold({ game: serenissima, seats, options, chance }, [], written)
  const move = { by: P1, move: sail('Ragusa'), at: 0 }
  expect(again.play(move)).toEqual(scene.table.play(move))
})

test('[S-17.5] every move is an entry with its events', () => {
  const scene = play(g4(), O, load(1), sail('Ragusa'), endTurn)
  expect(scene.table.entries.slice(-4).map(({ events }) => events)).toEqual([
    [{ kind: 'turnChosen', seat: P1, turn: 'ordinary' }],
    [
      {
        kind: 'goodsBought',
        seat: P1,
        galley: 1,
        good: 'wood',
        quantity: 1,
        price: 0,
        payee: null,
      },
    ],
    [{ kind: 'galleyMoved', seat: P1, galley: 1, path: ['Ragusa'] }],
    [
      { kind: 'turnEnded', seat: P1, galley: 1 },
      { kind: 'turnBegan', seat: 1, galley: 2 },
    ],
  ])
})
