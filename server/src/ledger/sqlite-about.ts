// Which rows of `tables` a statement reads or writes, as far as its text tells: those must be up to date before.

export type About = 'none' | 'one' | 'all'

const known = new Map<string, About>()

export function aboutTables(sql: string): About {
  const about = known.get(sql) ?? read(sql)
  known.set(sql, about)
  return about
}

/** Those of one table name it first: `id = $1`. A row that is made has nothing to lag behind. */
function read(sql: string): About {
  if (!/\btables\b/i.test(sql) || /^\s*(INSERT INTO tables|CREATE|DROP|ALTER)\b/i.test(sql))
    return 'none'
  return /\bid = \$1\b/.test(sql) ? 'one' : 'all'
}
