// The package as somebody outside has it: installed in a folder that knows nothing of this house, with its types and its example.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Foldtable } from '@foldtable/sdk'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../../server/test/house.ts'
import { writeSdk } from '../../tools/src/sdk/bundle.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

/** Written once for all tests of this file. */
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foldtable-outside-'))
  const modules = join(folder, 'node_modules')
  await writeSdk(join(modules, '@foldtable', 'sdk'), '0.0.1')
  mkdirSync(join(modules, '@types'))
  for (const name of ['@types/node', 'undici-types'])
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  cpSync(join(modules, '@foldtable', 'sdk', 'example'), folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return () => rmSync(folder, { recursive: true, force: true })
})

/** What is wrong with files there: the compiler's lines. */
async function slipsIn(folder: string, files: readonly string[]): Promise<string> {
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024']
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc')
  const done = run(tsc, [...flags, '--types', 'node', ...files], { cwd: folder })
  return done.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

/** Plays the first move that is offered, to the end. */
async function playFirst(house: Foldtable, id: string) {
  const table = house.open(id)
  for await (const { offers, result } of table.moments()) {
    if (offers[0] !== undefined) table.play(offers[0])
    if (result !== null) return result
  }
  throw new Error('it had no end')
}

test('a bot of twenty lines plays by socket, from a folder outside', async () => {
  const { url } = await openHouse()
  const host = await Foldtable.guest(url, 'Host')
  onTestFinished(() => host.close())
  const { id } = await host.read('POST /api/tables', {
    body: { game: 'pass-the-ace', minPlayers: 3, maxPlayers: 3, autoStart: true },
  })
  const bots = ['bot.ts', 'bot.ts'].map((file) =>
    run(process.execPath, [file, url, id], { cwd: folder }),
  )
  const [{ reason, places }, ...said] = await Promise.all([playFirst(host, id), ...bots])
  expect(said.map(({ stdout }) => stdout).sort()).toEqual(
    [places[1], places[2]].map((place) => `${reason}: I came in at place ${place}\n`).sort(),
  )
})

test('its types know every route, what goes with it and what is answered', async () => {
  const house = "import { Foldtable } from '@foldtable/sdk'\nconst house = new Foldtable('')\n"
  const wrong = {
    'no-route.ts': "house.ask('GET /api/nothing')",
    'bad-query.ts': "house.ask('GET /api/tables', { query: { page: 'one' } })",
    'no-params.ts': "house.ask('GET /api/tables/:id')",
    'bad-answer.ts': "const [table] = await house.read('GET /api/tables')\ntable?.colour",
  }
  for (const [file, line] of Object.entries(wrong))
    writeFileSync(join(folder, file), `${house}${line}\n`)
  const said = await slipsIn(folder, ['bot.ts', ...Object.keys(wrong)])
  expect([...said.matchAll(/^(\S+\.ts)\(/gm)].map(([, file]) => file).sort()).toEqual(
    Object.keys(wrong).sort(),
  )
})

test('what is refused is told with its code; `read` fails with its sentence', async () => {
  const { url } = await openHouse()
  const nobody = new Foldtable(`${url}/`)
  expect(await nobody.ask('GET /api/me')).toEqual({ ok: true, value: null })
  expect(await nobody.ask('GET /api/tables/:id', { params: { id: 'x' } })).toMatchObject({
    ok: false,
    refusal: { code: 'noSuchTable' },
  })
  await expect(nobody.read('GET /api/my/people')).rejects.toThrow('Tell us your name first.')
  const guest = await Foldtable.guest(url, 'Ann')
  const again = new Foldtable(url, guest.session)
  expect(await again.read('GET /api/me')).toMatchObject({ name: 'Ann' })
})
