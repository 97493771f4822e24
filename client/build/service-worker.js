// Keeps the app for when there is no network. What the server says is never kept: `/api` and `/socket` go straight through.
const CACHE = `foldtable-${'VERSION'}`
const FILES = ['FILES']
/** First parts of the addresses that are pages of the app; must agree with `src/data/routes.ts`. */
const PAGES = [
  '',
  'lobby',
  'my',
  'new',
  'tables',
  'players',
  'leaderboard',
  'sign-in',
  'settings',
  'games',
  'rules',
  'offline',
]

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

/** The page says when: only after the person agreed to load anew. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('foldtable-') && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (PAGES.includes(url.pathname.split('/')[1])) event.respondWith(kept('/', request))
  } else if (FILES.includes(url.pathname)) event.respondWith(kept(url.pathname, request))
})

async function kept(path, request) {
  const cache = await caches.open(CACHE)
  return (await cache.match(path)) ?? fetch(request)
}
