// Reading the options of a table: what is missing takes its default, what is wrong is said.
import type { Meta } from './game.ts'
import type { Outcome } from './refusal.ts'
import { type Problems, passes, problemsOf, type Schema } from './schema.ts'

type ReadOptions<O> = Outcome<{ options: O }, Problems>

interface WithOptions<O> {
  readonly meta: Pick<Meta<O>, 'options'>
}

/** Of a table that is to begin. */
export const readOptions = <O>({ meta }: WithOptions<O>, given: unknown = {}): ReadOptions<O> =>
  optionsFrom(meta.options, given, () => true)

/**
 * Of a table that has begun. An option that came into the game later is `optional` in its schema: it stays away from older
 * tables, which go on as they were, whatever its default is.
 */
export const keptOptions = <O>({ meta }: WithOptions<O>, given: unknown): ReadOptions<O> =>
  optionsFrom(meta.options, given, (name) => meta.options.required?.includes(name) ?? false)

function optionsFrom<O>(
  schema: Schema<O>,
  given: unknown,
  isFilled: (name: string) => boolean,
): ReadOptions<O> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { ok: false, problems: problemsOf(schema, given) }
  }
  const defaults = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.default === undefined || !isFilled(name) ? [] : [[name, field.default]],
  )
  const options: unknown = { ...Object.fromEntries(defaults), ...given }
  return passes(schema, options)
    ? { ok: true, options }
    : { ok: false, problems: problemsOf(schema, options) }
}
