// Which options of a game change something at a table of this size.
import type { Schema } from '@foldtable/kernel'

export interface Size {
  readonly minPlayers: number
  readonly maxPlayers: number
}

type Field = readonly [name: string, schema: Schema<unknown>]

/** Those that do for at least one number of players that may sit down. */
export const optionsThatMatter = (
  { options }: { readonly options: Schema<unknown> },
  { minPlayers, maxPlayers }: Size,
): Field[] =>
  Object.entries(options.properties ?? {}).filter(
    ([, { seats }]) =>
      seats === undefined || seats.some((count) => count >= minPlayers && count <= maxPlayers),
  )
