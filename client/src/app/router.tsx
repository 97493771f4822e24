// Going from page to page without loading anew: the address bar is the state.
import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'
import { type Route, routeOf } from './routes.ts'

export type { PageName, Route } from './routes.ts'

let route = here()
const listeners = new Set<() => void>()

addEventListener('popstate', arrive)

export const currentRoute = (): Route => route

export const useRoute = (): Route => useSyncExternalStore(onRoute, currentRoute)

/** With `replace`, the page before is not returned to: a form that was answered, a moment of the same table. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = location.pathname
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  if (location.pathname !== before) scrollTo(0, 0)
  arrive()
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }

/** A real link, so that it opens in another tab, is read aloud as one, and can be copied. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || event.button !== 0 || !isPlain || rest.target) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}

function onRoute(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function here(): Route {
  return routeOf(location.pathname, location.search)
}

function arrive(): void {
  route = here()
  for (const listener of listeners) listener()
}
