// Reading the options of a table: what is missing takes its default, what is wrong is said.
import type { Game } from './game.ts'
import { type Problem, passes, problemsOf } from './schema.ts'

export type ReadOptions<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export function readOptions<O>(
  game: { meta: Pick<Game<unknown, never, never, O>['meta'], 'options'> },
  given: unknown = {},
): ReadOptions<O> {
  const schema = game.meta.options
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { ok: false, problems: problemsOf(schema, given) }
  }
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default]],
  )
  const options: unknown = { ...Object.fromEntries(defaults), ...given }
  return passes(schema, options)
    ? { ok: true, options }
    : { ok: false, problems: problemsOf(schema, options) }
}
