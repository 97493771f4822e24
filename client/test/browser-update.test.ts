// A newer version is there: it is offered calmly, taken with a click, and the old one is gone.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { versionText } from '../../server/src/base/version.ts'
import { webApp } from '../../server/src/http/web-app.ts'
import { freshFolder } from '../../server/test/house.ts'
import { noBrowser, visitAndKeep, withChromium } from './browser/chromium.ts'
import { button } from './browser/evening.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const LOOK_AGAIN = `navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)`

/** Only the app, from a folder of its own that may change. */
async function openApp() {
  const folder = freshFolder()
  cpSync(dist, folder, { recursive: true })
  const app = Fastify()
  await webApp(app, 'http://localhost', async () => ({ title: '', sentence: '' }), folder)
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { folder, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

function publishAnother(folder: string): void {
  const worker = join(folder, 'service-worker.js')
  const source = readFileSync(worker, 'utf8')
  for (const twin of ['.br', '.gz']) rmSync(`${worker}${twin}`)
  writeFileSync(worker, source.replace(/foldtable-\$\{[^}]*\}/, 'foldtable-another'))
}

describe.skipIf(noBrowser !== '')(`in Chromium${noBrowser}`, () => {
  withChromium()

  test('a newer version waits until it is taken', async () => {
    const { folder, url } = await openApp()
    const { page } = await visitAndKeep(url)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.reload()
    await page.waitForTimeout(2500) // the page looks after its worker when it has come to rest
    expect(await page.getByText('A newer version').count()).toBe(0)
    expect(await page.getByText(`Version ${versionText()}`).count()).toBe(1)

    publishAnother(folder)
    await page.evaluate(LOOK_AGAIN)
    await page.getByText('A newer version of Foldtable is here.').waitFor()
    const reloaded = page.waitForEvent('load')
    await button(page, 'Reload').click()
    await reloaded
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate('caches.keys()')).toEqual(['foldtable-another'])
    expect(await page.getByText('A newer version').count()).toBe(0)
  })
})
