// Going from page to page without loading anew: the address bar is the state.
import { type Route, routeOf } from './routes.ts'
import { signalOf, useSignal } from './signal.ts'

export type { PageName, Route } from './routes.ts'

const route = signalOf(here())

addEventListener('popstate', arrive)

export const useRoute = (): Route => useSignal(route)

/** What every page is given. */
export interface PageProps {
  readonly route: Route
}

/** With `replace`, the page before is not returned to: a form that was answered, a moment of the same table. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = location.pathname
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  if (location.pathname !== before) scrollTo(0, 0)
  arrive()
}

function here(): Route {
  return routeOf(location.pathname, location.search)
}

function arrive(): void {
  route.set(here())
}
