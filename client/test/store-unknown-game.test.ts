// An app that is older than the server meets a game that it does not have.
import { expect, test } from 'vitest'
import { openHouse } from '../../server/test/house.ts'
import { UnknownGame } from '../src/store/unknown-game.ts'
import { places as english } from '../src/words/en/places.ts'
import { places as french } from '../src/words/fr/places.ts'
import { Browser, startedWith, until } from './store-people.ts'

test('a table whose game the app does not know says so, and what the network lost is no such game', async () => {
  const house = await openHouse()
  const browsers = await Promise.all(['Ann', 'Bob'].map((name) => Browser.guest(house.url, name)))
  const { id } = await startedWith(house, browsers, {})
  const late = await Browser.guest(house.url, 'Late')
  const old = late.open(id, undefined, () => Promise.reject(new UnknownGame('pass-the-ace')))
  const { status } = await until(old, (one) => one.status !== 'loading')
  expect(status).toBe('unknown')

  const later = await Browser.guest(house.url, 'Later')
  const lost = later.open(id, undefined, () => Promise.reject(new Error('no network')))
  expect(await until(lost, (one) => one.house !== null)).toMatchObject({ status: 'loading' })
})

test('the page tells to reload, in both languages', () => {
  expect(english['unknownGame.text']).toMatch(/^Reload to get it/)
  expect(french['unknownGame.text']).toMatch(/^Rechargez la page pour l’obtenir/)
})
