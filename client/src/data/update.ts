// The worker that keeps the app for offline, and what happens when there is a newer version of it.
import { signalOf, useSignal } from './signal.ts'

const waiting = signalOf<ServiceWorker | null>(null)

/** True once a newer version is here and waits for a reload. */
export const useNewVersion = (): boolean => useSignal(waiting) !== null

const HOUR = 60 * 60 * 1000

/** Only after the page is there: keeping files must not slow down the first look. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const begin = () => setTimeout(() => register().catch(() => undefined), 1500)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const look = () => {
    // the very first one has nothing to replace
    if (registration.waiting && navigator.serviceWorker.controller)
      waiting.set(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  setInterval(() => registration.update().catch(() => undefined), HOUR)
}

/** Takes the newer version if there is one. What was not sent yet is kept and sent after it. */
export async function loadAnew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => undefined)
  const next = waiting.get() ?? registration?.waiting ?? registration?.installing
  if (!next) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  next.postMessage('take over')
  // a worker that does not come is no reason to stay
  setTimeout(() => location.reload(), 3000)
}
