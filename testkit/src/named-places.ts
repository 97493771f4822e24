// What prose names: paths of this house, links to them, names that are said to be in a file, and routes. Prose that names what is not
// there misleads, and nobody notices.

/** Folders of the house, from the root. */
const PATH =
  /`((?:kernel|parts|games|bots|protocol|host|server|client|sdk|testkit|tools|deploy|bench|docs)\/[^`\s]*)`/g
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g
const NAME_IN = /`(\w+)` in `([\w./-]+\.tsx?)`/g
const ROUTE = /`((?:GET|POST|PATCH|DELETE) \/[^`?\s]*)`/g

interface NamedPlaces {
  /** From the root of the house. */
  readonly paths: readonly string[]
  /** From the folder of the file. */
  readonly links: readonly string[]
  readonly names: readonly { readonly name: string; readonly file: string }[]
  /** `GET /api/tables/:id`. */
  readonly routes: readonly string[]
}

/** Nothing of what stands for several: `games/*`, `<name>`, `{a,b}`, `my-game`, `high-tide`. */
const isOne = (path: string): boolean => !/[*<>{}…]|my-game|high-tide/.test(path)

export const namedIn = (prose: string): NamedPlaces => ({
  paths: [...prose.matchAll(PATH)].map(([, path = '']) => path.replace(/:\d+$/, '')).filter(isOne),
  links: [...prose.matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link)),
  names: [...prose.matchAll(NAME_IN)].map(([, name = '', file = '']) => ({ name, file })),
  routes: [...prose.matchAll(ROUTE)].map(([, route = '']) => route).filter(isOne),
})
