// From an address to the page that it is, and what it says.
import { PAGES } from '@foldtable/protocol'

export type PageName = keyof typeof PAGES

export interface Route {
  readonly page: PageName | 'nowhere'
  readonly params: { readonly [name: string]: string }
  readonly query: URLSearchParams
  readonly path: string
}

export function routeOf(path: string, search: string): Route {
  const query = new URLSearchParams(search)
  const parts = partsOf(path)
  for (const [page, pattern] of Object.entries(PAGES)) {
    const params = match(partsOf(pattern), parts)
    if (params !== undefined) return { page: page as PageName, params, query, path }
  }
  return { page: 'nowhere', params: {}, query, path }
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

function match(pattern: readonly string[], parts: readonly string[]) {
  if (pattern.length !== parts.length) return undefined
  const params: { [name: string]: string } = {}
  for (const [i, wanted] of pattern.entries()) {
    const part = decoded(parts[i] ?? '')
    if (part === undefined) return undefined
    if (wanted.startsWith(':')) params[wanted.slice(1)] = part
    else if (wanted !== part) return undefined
  }
  return params
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
