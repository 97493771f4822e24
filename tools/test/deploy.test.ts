// The files in `deploy/` and the Dockerfile do what they say: nginx is started with that very file.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@foldtable/server/server'
import { settingsFrom } from '@foldtable/server/settings/settings'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../server/test/child.ts'
import { programPath } from '../nginx.js'
import { ROOT } from '../src/checkout.ts'

const deployed = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8')

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'foldtable-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const [nginx, openssl] = [programPath('nginx'), programPath('openssl')]

/** Only ports and certificate differ from the file that people copy. */
function nginxFile(place: string, ports: { http: number; https: number; server: number }): string {
  const swaps: readonly (readonly [string, string])[] = [
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${ports.server};`],
    ['/etc/letsencrypt/live/games.example.org/fullchain.pem', join(place, 'cert.pem')],
    ['/etc/letsencrypt/live/games.example.org/privkey.pem', join(place, 'key.pem')],
  ]
  return swaps.reduce((text, [from, to]) => {
    expect(text.split(from)).toHaveLength(2)
    return text.replace(from, to)
  }, deployed('nginx.conf'))
}

function makeCertificate(place: string): void {
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
  ]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const files = ['-keyout', join(place, 'key.pem'), '-out', join(place, 'cert.pem')]
  const { status, stderr } = spawnSync(openssl ?? '', [...args, ...name, ...files])
  if (status !== 0) throw new Error(String(stderr))
}

/** Everything that nginx writes stays in this place. */
const around = (place: string): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; pid ${place}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {} http { access_log off; ${temporary.map((one) => `${one}_temp_path ${place}/${one};`).join(' ')}
    include ${place}/foldtable.conf; }`
}

async function startNginx(place: string, isUp: () => Promise<unknown>): Promise<void> {
  writeFileSync(join(place, 'nginx.conf'), around(place))
  const child = spawn(nginx ?? '', ['-p', place, '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  while ((await isUp().catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`nginx: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

interface Asked {
  readonly status: number | undefined
  readonly text: string
}

function ask(url: string, place: string, body?: object): Promise<Asked> {
  const ca = readFileSync(join(place, 'cert.pem'))
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin }
  const options = body === undefined ? { ca } : { ca, headers, method: 'POST' }
  return new Promise((resolve, reject) => {
    const asked = request(url, options, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      resolve({ status: answer.statusCode, text })
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** `npx foldtable doctor`, which believes the certificate. */
async function doctor(env: { readonly [name: string]: string }, place: string): Promise<string[]> {
  const child = spawn(process.execPath, ['tools/bin/foldtable.js', 'doctor', '--json'], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_EXTRA_CA_CERTS: join(place, 'cert.pem') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  await once(child, 'close')
  const findings: { about: string; state: string; says: string }[] = JSON.parse(printed)
  return findings.map(({ about, state, says }) => `${state} ${about}: ${says}`)
}

test.skipIf(nginx === undefined || openssl === undefined)(
  'nginx with the file of deploy/ hands everything on, and keeps the figures to itself',
  async () => {
    const [place, dataDir] = [folder(), folder()]
    const [http, https, port] = [await freePort(), await freePort(), await freePort()]
    const url = `https://localhost:${https}`
    const env = { PORT: String(port), PUBLIC_URL: url, TRUST_PROXY: '1', DATA_DIR: dataDir }
    const server = await startServer(settingsFrom({ ...env, LOG_LEVEL: 'silent' }))
    onTestFinished(() => server.stop())
    makeCertificate(place)
    writeFileSync(join(place, 'foldtable.conf'), nginxFile(place, { http, https, server: port }))
    await startNginx(place, () => ask(`${url}/healthz`, place))

    expect(await ask(`${url}/`, place)).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^<!doctype html>/i),
    })
    expect(await ask(`${url}/metrics`, place)).toMatchObject({ status: 404 })
    expect(await ask(`${url}/api/guest`, place, { name: 'Ann' })).toMatchObject({ status: 200 })
    const plain = await fetch(`http://127.0.0.1:${http}/lobby`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/lobby'])

    const findings = await doctor(env, place)
    expect(findings).toEqual(
      expect.arrayContaining([
        `ok address: ${url} leads to this server`,
        'ok socket: WebSockets come through',
        expect.stringMatching(/^ok proxy: seen through the proxy as (::ffff:)?127\.0\.0\.1$/),
        'ok metrics: not shown at the public address',
      ]),
    )
    expect(findings.filter((line) => line.startsWith('wrong'))).toEqual([])
  },
)

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { alert: string; expr: string; annotations: { summary: string } }[]
  }[]
}

test('every figure in the rules for Prometheus, and on the dashboard, is one that the server has', async () => {
  const { groups }: Rules = parse(deployed('prometheus-rules.yml'))
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  const server = await startServer(
    settingsFrom({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder() }),
  )
  onTestFinished(() => server.stop())
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  const namedIn = (expr: string) => expr.match(/\b(foldtable|nodejs|process)_\w+/g) ?? []
  const { panels }: Dashboard = JSON.parse(deployed('cluster/dashboard.json'))
  const drawn = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namedIn(expr)))
  expect(drawn.length).toBeGreaterThan(10)
  for (const name of drawn)
    expect(figures).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'))
  for (const { alert, expr, annotations } of rules) {
    const named = namedIn(expr)
    expect([alert, annotations.summary, named.length > 0 || expr.startsWith('up')]).toEqual([
      expect.stringMatching(/^Foldtable\w+$/),
      expect.stringMatching(/\.$/),
      true,
    ])
    for (const name of named)
      expect(figures).toMatch(new RegExp(`^# TYPE ${name.replace(/_bucket$/, '')} `, 'm'))
  }
})

const UNITS = ['foldtable.service', 'foldtable-backup.service', 'foldtable-backup.timer']

test('the units start files that are there, with options that exist', () => {
  const started = UNITS.flatMap((name) => deployed(name).match(/^ExecStart=.*$/gm) ?? [])
  const files = started.map(
    (line) => /(?:server|tools)\/\S+/.exec(line.replace(/^\S+/, ''))?.[0] ?? '',
  )
  expect(files).toEqual(['server/src/main.ts', 'tools/bin/foldtable.js'])
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(started[1]).toContain(' backup /var/lib/foldtable-backups/ --keep 14 --verify')
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd understands the units', () => {
  const place = folder()
  for (const name of UNITS) {
    const text = deployed(name).replaceAll(/^(ExecStart|WorkingDirectory)=.*$/gm, '$1=/')
    writeFileSync(join(place, name), text.replaceAll('ExecStart=/', 'ExecStart=/bin/true'))
  }
  const { stderr } = spawnSync('systemd-analyze', [
    'verify',
    ...UNITS.map((name) => join(place, name)),
  ])
  const aboutOurs = String(stderr)
    .split('\n')
    .filter((line) => line.includes('foldtable'))
  expect(aboutOurs).toEqual([])
})

test('the Dockerfile copies what is there, and the command line before npm links it', () => {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')
  const copies = lines.filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
  for (const line of copies)
    for (const source of line.split(' ').slice(1, -1))
      expect(existsSync(join(ROOT, source))).toBe(true)
  const link = lines.findIndex((line) => line.startsWith('COPY tools/bin'))
  const install = lines.findIndex((line) => line.includes('npm install --omit=dev'))
  expect(link).toBeGreaterThan(0)
  expect(link).toBeLessThan(install)
})

test('[O-23] the container has few rights, little memory, an init, and time to start', () => {
  const file = readFileSync(join(ROOT, 'compose.yaml'), 'utf8')
  const [, service = ''] = /\n {2}foldtable:\n((?: {4}.*\n)+)/.exec(file) ?? []
  const held = [
    'restart: unless-stopped',
    `ports:\n  - "127.0.0.1:\${PORT:-3000}:3000"`,
    'volumes:\n  - data:/data',
    'stop_grace_period: 30s',
    'init: true',
    'read_only: true',
    'tmpfs:\n  - /tmp',
    'cap_drop:\n  - ALL',
    'security_opt:\n  - no-new-privileges:true',
    'mem_limit: 1g',
    'logging:\n  driver: json-file\n  options:\n    max-size: 10m\n    max-file: "5"',
  ]
  for (const one of held) expect(service).toContain(one.replace(/^/gm, '    '))
  expect(service).not.toMatch(/privileged|cap_add|network_mode|user: root/)
  const image = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  expect(image).toMatch(/^ARG NODE_IMAGE=node:\d+-\w+-slim$/m)
  expect(image.match(/^FROM .*$/gm)).toEqual([`FROM \${NODE_IMAGE} AS app`, `FROM \${NODE_IMAGE}`])
  expect(image).toMatch(/^HEALTHCHECK .*--start-period=60s /m)
  expect(image).toMatch(/^USER node$/m)
})

test('wherever the server is started, its main thread keeps little for what is soon gone', () => {
  const flag = '--max-semi-space-size=16'
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(scripts.start).toBe(`node ${flag} tools/start.js`)
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain(
    `CMD ["node", "${flag}", "server/src/main.ts"]`,
  )
  expect(deployed('foldtable.service')).toMatch(/^ExecStart=\S+ --max-semi-space-size=16 /m)
})

/** Answers with its name, or that it is about to end; a socket is told the name too. */
async function namedNode(name: string) {
  const node = { name, isLeaving: false, port: 0 }
  const server = createServer((_asked, answer) => {
    answer.writeHead(node.isLeaving ? 503 : 200).end(name)
  })
  server.on('upgrade', (_asked, socket) => {
    const [status, more] = node.isLeaving
      ? ['503 Service Unavailable', 'Content-Length: 0\r\n']
      : [
          '101 Switching Protocols',
          `Upgrade: websocket\r\nConnection: Upgrade\r\nX-Node: ${name}\r\n`,
        ]
    socket.end(`HTTP/1.1 ${status}\r\n${more}\r\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  node.port = (server.address() as AddressInfo).port
  return node
}

/** Which node a socket for this table is led to. */
async function socketNode(url: string, table: string): Promise<unknown> {
  const headers = { connection: 'Upgrade', upgrade: 'websocket' }
  const asked = httpRequest(`${url}/socket?table=${table}`, { headers, agent: false }).end()
  const [answer, socket] = await Promise.race([once(asked, 'upgrade'), once(asked, 'response')])
  socket?.destroy()
  return answer.headers['x-node']
}

test.skipIf(nginx === undefined)(
  'nginx with the file for several nodes leads a table to one of them, and passes over who leaves',
  async () => {
    const nodes = [await namedNode('a'), await namedNode('b')]
    const [place, port] = [folder(), await freePort()]
    const url = `http://127.0.0.1:${port}`
    let text = deployed('cluster/nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`)
    for (const node of nodes) {
      expect(text.split(`node-${node.name}:3000`)).toHaveLength(3)
      text = text.replaceAll(`node-${node.name}:3000`, `127.0.0.1:${node.port}`)
    }
    writeFileSync(join(place, 'foldtable.conf'), text)
    await startNginx(place, () => fetch(`${url}/healthz`))
    const asked = async () => (await fetch(`${url}/api/house`)).text()
    expect(new Set([await asked(), await asked(), await asked(), await asked()]).size).toBe(2)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const tables = [...'abcdefgh']
    const led = await Promise.all(tables.map((table) => socketNode(url, table)))
    expect(new Set(led)).toEqual(new Set(['a', 'b']))
    expect(await Promise.all(tables.map((table) => socketNode(url, table)))).toEqual(led)
    const [leaving, other] = nodes as [(typeof nodes)[0], (typeof nodes)[0]]
    leaving.isLeaving = true
    expect([await asked(), await asked(), await asked()]).toEqual(Array(3).fill(other.name))
    const after = await Promise.all(tables.map((table) => socketNode(url, table)))
    expect(new Set(after)).toEqual(new Set([other.name]))
  },
)

test('the files that several nodes are started with are there', () => {
  const { services } = parse(readFileSync(join(ROOT, 'compose.cluster.yaml'), 'utf8'))
  const mounted = Object.values<{ volumes?: string[] }>(services).flatMap(({ volumes = [] }) =>
    volumes.flatMap((one) => (one.startsWith('./') ? [one.split(':')[0] ?? ''] : [])),
  )
  expect(mounted.length).toBeGreaterThan(4)
  expect(mounted.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
