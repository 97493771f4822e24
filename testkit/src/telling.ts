// What a game tells pages beside its rules: presets, colours, length, rounds and weights fit what it is.
import {
  clockSchema,
  type Game,
  LOCALES,
  type Problem,
  passes,
  readOptions,
  SIGNS,
} from '@foldtable/kernel'

const HEX = /^#[0-9a-f]{6}$/

/** What does not fit, a line for each. `kinds`: those of its events. */
export function tellingProblems(game: Game, kinds: ReadonlySet<string>): string[] {
  return [
    ...minutesProblems(game),
    ...presetProblems(game),
    ...colourProblems(game),
    ...Object.keys(game.weights ?? {})
      .filter((kind) => !kinds.has(kind))
      .map((kind) => `weights: no event is called ${kind}`),
  ]
}

function minutesProblems({ meta: { minutes } }: Game): string[] {
  if (minutes === undefined) return []
  const [short, long] = minutes
  return short > 0 && short <= long ? [] : [`minutes: ${short} to ${long} is no length`]
}

function presetProblems(game: Game): string[] {
  const { presets = [], seats } = game.meta
  return presets.flatMap((preset) => {
    const { id, clock, options } = preset
    const read = readOptions(game, options)
    const isSeated = preset.seats >= seats.min && preset.seats <= seats.max
    return [
      ...(isSeated ? [] : [`preset ${id}: ${preset.seats} players cannot play it`]),
      ...(read.ok ? [] : [`preset ${id}: ${told(read.problems)}`]),
      ...(clock === undefined || passes(clockSchema, clock) ? [] : [`preset ${id}: no such clock`]),
      ...wordless(game, `preset.${id}`),
    ]
  })
}

function colourProblems(game: Game): string[] {
  const { colours, seats } = game.meta
  if (colours === undefined) return []
  const signs = new Set(colours.map(({ sign }) => sign))
  return [
    ...(colours.length >= seats.max ? [] : [`colours: ${seats.max} players, ${colours.length}`]),
    ...(signs.size === colours.length ? [] : ['colours: two have the same sign']),
    ...colours.flatMap(({ id, sign, light, dark }) => [
      ...(SIGNS.includes(sign) ? [] : [`colour ${id}: no sign is called ${sign}`]),
      ...[light, dark].filter((tone) => !HEX.test(tone)).map((tone) => `colour ${id}: ${tone}`),
      ...wordless(game, `colour.${id}`),
    ]),
  ]
}

const wordless = ({ catalogs }: Game, id: string): string[] =>
  LOCALES.filter((locale) => catalogs[locale][id] === undefined).map(
    (locale) => `${locale} has no ${id}`,
  )

const told = (problems: readonly Problem[]): string =>
  problems.map(({ at, expected }) => `${at} is not ${expected}`).join(', ')
