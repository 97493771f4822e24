// People with browsers, and bots by the package for programs, through the one address before three nodes: whichever node one is led to,
// it is the same house.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Foldtable } from '@foldtable/sdk'
import { isDeep } from '@foldtable/testkit/depth'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasPostgres, ownPostgres, postgresUrl } from '../../server/test/databases.ts'
import { openHouse } from '../../server/test/house.ts'
import { postOffice } from '../../server/test/post-office.ts'
import { proxyTo } from '../../tools/src/cluster/proxy.ts'
import { noBrowser, visit, withChromium } from './browser/chromium.ts'
import { button, makeTable, tableIdOf } from './browser/evening.ts'

async function clustered() {
  const office = await postOffice()
  const { port } = await ownPostgres()
  const more = { databaseUrl: postgresUrl(port), trustProxy: 1, smtpUrl: office.url }
  const nodes = [await openHouse(more), await openHouse(more), await openHouse(more)]
  const { server, close } = proxyTo(nodes.map((node) => node.port))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(close)
  return { office, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** To the end, whatever is offered first. */
async function playFirst(house: Foldtable, id: string) {
  for await (const { offers, result } of house.open(id).moments()) {
    if (offers[0] !== undefined) house.open(id).play(offers[0])
    if (result !== null) return result
  }
  throw new Error('it had no end')
}

describe.skipIf(!hasPostgres || !isDeep)('one address before three nodes', () => {
  test('programs sit down, play to the end, and read the same record at every node', async () => {
    const { url } = await clustered()
    const houses = await Promise.all(['Ann', 'Bob', 'Cleo'].map((one) => Foldtable.guest(url, one)))
    onTestFinished(() => {
      for (const house of houses) house.close()
    })
    const [ann, ...others] = houses as [Foldtable, ...Foldtable[]]
    const { id } = await ann.read('POST /api/tables', {
      body: { game: 'pass-the-ace', minPlayers: 3, maxPlayers: 3, autoStart: true },
    })
    for (const house of others) await house.sitDown(id)
    const results = await Promise.all(houses.map((house) => playFirst(house, id)))
    for (const result of results) expect(result).toEqual(results[0])
    const cookie = `foldtable=${ann.session}`
    const records = new Set<string>()
    for (let asked = 0; asked < 6; asked++) {
      const answer = await fetch(`${url}/api/tables/${id}/record`, { headers: { cookie } })
      records.add(await answer.text())
    }
    expect(records.size).toBe(1)
  })

  describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
    withChromium()

    test('lobby, talk, who is there, sign-in by mail and sign-out', async () => {
      const { office, url } = await clustered()
      const stranger = await visit(`${url}/lobby`)
      const ann = await visit(url)
      await makeTable(ann.page, 'Ann', 3)
      const id = tableIdOf(ann.page)
      await stranger.page.getByText('Ann').first().waitFor() // the lobby is told
      const bot = await Foldtable.guest(url, 'Robot')
      onTestFinished(() => bot.close())
      const seat = await bot.sitDown(id)
      await ann.page.getByText('Robot').first().waitFor()
      seat.chat('hello from a program')
      await ann.page.getByText('hello from a program').first().waitFor()
      await ann.page.getByLabel('Say something').fill('hello from a page')
      await ann.page.keyboard.press('Enter')
      await expect.poll(() => seat.now.chat.map(({ text }) => text)).toContain('hello from a page')

      const device = await visit(`${url}/sign-in`)
      await ann.page.goto(`${url}/sign-in`)
      await ann.page.getByLabel('E-mail address').fill('ann@example.org')
      await button(ann.page, 'Send me the link').click()
      await ann.page.getByText('A link is on its way to ann@example.org.').waitFor()
      const path = /\/sign-in\/[\w-]+/.exec(office.taken[0]?.body ?? '')?.[0] ?? ''
      await device.page.goto(`${url}${path}`)
      await button(device.page, 'Sign in on this device').click()
      await device.page.getByRole('link', { name: /Pass the Ace.*Waiting/s }).waitFor()
      await ann.page.goto(`${url}/tables/${id}`)
      await ann.page.getByText('Robot').first().waitFor()
      await device.context.request.post(`${url}/api/sign-out/everywhere`)
      // whoever is signed out elsewhere is told so at once, at whatever node
      await ann.page
        .getByText(/signed out/i)
        .first()
        .waitFor()
      expect([...stranger.problems, ...device.problems]).toEqual([])
    })
  })
})
