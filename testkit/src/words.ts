// The words of a game: whatever it can say has a text in every language, and every place in a text is filled.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyMove,
  type AnyTable,
  type Catalog,
  type Entry,
  type Game,
  kernelWords,
  LOCALES,
  type Locale,
  type Message,
  messageOf,
  type Param,
  passes,
  readOptions,
  type Seat,
  seatsUpTo,
  seededChance,
  speak,
  Table,
  viewersOf,
} from '@foldtable/kernel'
import { nonesAsOne, oddities } from './grammar.ts'
import { randomOptions } from './random-options.ts'
import { tellingProblems } from './telling.ts'

/** Enough to meet nearly every sentence; those that are not met are looked for in the sources. */
const GAMES = 60
const MOST_ENTRIES = 6000
const MISCHIEF = { clock: 60, host: 12 }

/** What is wrong with the catalogs of the game in this folder, a line for each fault. */
export function wordProblems(game: Game, folder: string, most = MOST_ENTRIES): string[] {
  const sources = sourcesIn(folder)
  const said = new Said()
  for (let index = 0; index < GAMES && said.entries < most; index++) listenTo(game, index, said)
  for (const id of alwaysNeeded(game, sources)) said.ids.add(id)
  return [
    ...LOCALES.flatMap((locale) => missingIn(game, locale, said)),
    ...LOCALES.flatMap((locale) => strayPlacesIn(game, locale, said)),
    ...differentPlaces(game),
    ...leftOver(game, said, sources),
    ...LOCALES.flatMap((locale) => oddities(textsIn(game, locale), locale, said.samples.values())),
    ...LOCALES.flatMap((locale) => nonesAsOne(game.catalogs[locale], locale)),
    ...[...said.alike].map((steps) => `two offers have the same steps: ${steps}`),
    ...[...said.strange].map((move) => `wonders: no such move can be made: ${move}`),
    ...LOCALES.flatMap((locale) => longAsks(game, locale, said)),
    ...tellingProblems(game, new Set([...said.kinds, ...kindsIn(sources)])),
  ]
}

/** Every message id and every word that was met, and which parameters each message had whenever it was met. */
class Said {
  entries = 0
  readonly ids = new Set<string>()
  readonly words = new Set<string>()
  /** Steps that lead to two offers. */
  readonly alike = new Set<string>()
  /** Each question that somebody was asked, with its longest parameters as they came. */
  readonly asks = new Map<string, Message>()
  readonly kinds = new Set<string>()
  /** Moves of `wonders` that nobody could make. */
  readonly strange = new Set<string>()
  readonly given = new Map<string, Set<string>>()
  /** Each message as it was first met. */
  readonly samples = new Map<string, { readonly message: Message; readonly numbers: Set<string> }>()

  add({ id, params = {} }: Message): void {
    const given = this.given.get(id) ?? new Set(Object.keys(params))
    this.given.set(id, given)
    this.ids.add(id)
    this.#sample({ id, params })
    for (const name of given) if (params[name] === undefined) given.delete(name)
    for (const param of Object.values(params)) {
      for (const word of wordsIn(param)) this.words.add(word)
      for (const part of partsIn(param)) this.add(part)
    }
  }

  #sample(message: Message): void {
    const sample = this.samples.get(message.id) ?? { message, numbers: new Set<string>() }
    this.samples.set(message.id, sample)
    for (const name in message.params)
      if (typeof message.params[name] === 'number') sample.numbers.add(name)
  }
}

/** Names of things are looked up, and have a dot in them: `card.KH`. A field of a move may be anything. */
function wordsIn(param: Param | null): readonly string[] {
  if (typeof param !== 'object' || param === null) return []
  const words = 'word' in param ? [param.word] : 'words' in param ? param.words : []
  return words.filter((word) => word.includes('.'))
}

const partsIn = (param: Param | null): readonly Message[] =>
  typeof param === 'object' && param !== null && 'parts' in param ? param.parts : []

/** A game of random play, and everything that is said in it. */
function listenTo(game: Game, index: number, said: Said): void {
  const { min, max } = game.meta.seats
  const player = seededChance(`words ${index} player`)
  const seats = min + (index % (max - min + 1))
  const read = readOptions(game, randomOptions(game.meta.options, player))
  if (!read.ok) return
  const chance = seededChance(`words ${index} table`)
  const table: AnyTable = Table.open({ game, seats, options: read.options, chance })
  let entry = table.entries.at(-1)
  let tried: readonly AnyMove[] = []
  while (entry !== undefined) {
    hear(table, entry, tried, said)
    tried = seatsUpTo(seats).flatMap((seat) => table.offers(seat))
    const request = table.n < game.meta.longest ? randomRequest(table, player, MISCHIEF) : undefined
    const played = request === undefined ? undefined : table.play(request)
    entry = played?.ok ? played.entry : undefined
  }
}

/** `tried` were offers a moment ago: now everybody asks for them. */
function hear(table: AnyTable, entry: Entry, tried: readonly AnyMove[], said: Said): void {
  const { game, decision, seats, state } = table
  said.entries += 1
  said.ids.add(
    decision.result === undefined ? `about.${decision.about}` : `reason.${decision.result.reason}`,
  )
  for (const { tally = {} } of game.score(state))
    for (const name of Object.keys(tally)) said.ids.add(`tally.${name}`)
  if (game.round !== undefined) for (const one of [game.round(state) ?? []].flat()) said.add(one)
  for (const { kind } of entry.events) said.kinds.add(kind)
  for (const event of entry.events)
    for (const told of [game.tell(event) ?? []].flat()) said.add(told)
  for (const viewer of viewersOf(seats)) {
    const view = table.view(viewer)
    const seen = [game.summary?.(view, viewer) ?? [], game.ask?.(view, viewer) ?? []].flat()
    for (const message of seen) said.add(message)
    if (decision.result === undefined) {
      const asked = game.ask?.(view, viewer) ?? { id: `about.${decision.about}` }
      said.asks.set(JSON.stringify(asked), asked)
    }
    if (viewer === 'spectator') continue
    for (const message of choicesOf(table, viewer, view, said)) said.add(message)
    const wondered = game.wonders?.(view, viewer) ?? []
    for (const move of wondered)
      if (!passes(game.moves[move.kind]?.schema ?? {}, move)) said.strange.add(JSON.stringify(move))
    for (const move of [...tried, ...wondered])
      for (const message of refusalOf(table, viewer, move)) said.add(message)
  }
}

function choicesOf(table: AnyTable, seat: Seat, view: unknown, said: Said): Message[] {
  const { game } = table
  const offers = table.offers(seat)
  const names = offers.map((move): Message => {
    const { kind, ...fields } = move
    return game.nameOffer?.(view, seat, move) ?? { id: `move.${kind}`, params: fields }
  })
  return [...names, ...stepsOf(game, offers, seat, view, said)]
}

/** Whoever chooses step by step must end at one offer. */
function stepsOf(
  game: Game,
  offers: readonly AnyMove[],
  seat: Seat,
  view: unknown,
  said: Said,
): Message[] {
  if (game.steps === undefined) return []
  const all = offers.map((move) => game.steps?.(view, seat, move) ?? [])
  const paths = new Set<string>()
  for (const steps of all) {
    const path = JSON.stringify(steps)
    if (paths.has(path)) said.alike.add(path)
    paths.add(path)
  }
  return all.flat()
}

function refusalOf(table: AnyTable, seat: Seat, move: AnyMove): Message[] {
  const refusal = table.refusal({ by: seat, move, at: table.at })
  return refusal === undefined ? [] : [messageOf(refusal)]
}

/** What a game needs whether or not it is met: its options, moves and refusals, and messages that stand in its sources. */
function alwaysNeeded({ meta, moves }: Game, sources: string): string[] {
  const kinds = Object.keys(moves).filter((kind) => moves[kind]?.author === undefined)
  const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name = '']) => name)
  return [
    'summary',
    'points',
    ...Object.keys(meta.options.properties ?? {}).map((name) => `option.${name}`),
    ...(meta.presets ?? []).map(({ id }) => `preset.${id}`),
    ...(meta.colours ?? []).map(({ id }) => `colour.${id}`),
    ...kinds.map((kind) => `move.${kind}`),
    ...kinds.flatMap((kind) => (moves[kind]?.answers ?? []).map((about) => `about.${about}`)),
    ...found(/\brefuse\(\s*'(\w+)'/g).map((code) => `refusal.${code}`),
    ...found(/\b\w+Message\(\s*'([\w.]+)'/g),
    ...found(/\{\s*id: '([\w.]+)'(?:,\s*params\b|,?\s*\})/g),
  ]
}

/** Events that are named in the sources, met or not. */
const kindsIn = (sources: string): string[] =>
  [...sources.matchAll(/\b(?:kind: |Kind<\s*)'(\w+)'/g)].map(([, kind = '']) => kind)

/** Bars have room for two lines on a phone. */
const LONGEST_ASK = 48
const SOMEBODY = 'Hannah'

function longAsks(game: Game, locale: Locale, { asks }: Said): string[] {
  const speech = { locale, catalog: textsIn(game, locale), nameOf: () => SOMEBODY }
  const longest = new Map<string, string>()
  for (const ask of asks.values()) {
    const text = speak(ask, speech)
    if (text.length > Math.max(LONGEST_ASK, longest.get(ask.id)?.length ?? 0))
      longest.set(ask.id, text)
  }
  return [...longest].map(
    ([id, text]) => `${locale}: ${text.length} letters are too many: ${text} (${id})`,
  )
}

/** The rules without their catalogs. */
function sourcesIn(folder: string): string {
  const files = globSync('src/**/*.ts', { cwd: folder })
  const rules = files.filter((file) => !/\b(catalogs|en|fr)\b/.test(file))
  return rules.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

const textsIn = ({ catalogs }: Game, locale: Locale): Catalog => ({
  ...kernelWords[locale],
  ...catalogs[locale],
})

function missingIn(game: Game, locale: Locale, { ids, words }: Said): string[] {
  const { catalogs } = game
  const texts = textsIn(game, locale)
  const needed = new Set([
    ...ids,
    ...words,
    ...LOCALES.flatMap((one) => Object.keys(catalogs[one])),
  ])
  return [...needed].filter((id) => texts[id] === undefined).map((id) => `${locale} has no ${id}`)
}

function strayPlacesIn({ catalogs }: Game, locale: Locale, { given }: Said): string[] {
  return [...given].flatMap(([id, names]) =>
    placesIn(catalogs[locale][id])
      .filter((place) => !names.has(place))
      .map((place) => `${locale}: {${place}} in ${id} is not always given`),
  )
}

/** A text that speaks of something in one language only. */
function differentPlaces({ catalogs }: Game): string[] {
  const places = (locale: Locale, id: string) => placesIn(catalogs[locale][id]).sort().join(' ')
  return Object.keys(catalogs.en).flatMap((id) =>
    LOCALES.filter(
      (locale) => catalogs[locale][id] !== undefined && places(locale, id) !== places('en', id),
    ).map((locale) => `${locale}: ${id} has other places than in en`),
  )
}

const placesIn = (text = ''): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)),
]

/** Neither met nor named in the sources, nor one of a family of words of which some were met, nor of an option, nor the title of a field. */
function leftOver({ catalogs, meta }: Game, { ids, words }: Said, sources: string): string[] {
  const options = Object.keys(meta.options.properties ?? {})
  const told = new Set(options.map((name) => `said.${name}`))
  const families = new Set([
    'field',
    ...options.map((name) => `option.${name}`),
    ...told,
    ...[...words].map((word) => word.slice(0, word.lastIndexOf('.'))),
  ])
  const isNamed = (id: string) =>
    sources.includes(`'${id}'`) || sources.includes(`'${id.slice(id.lastIndexOf('.') + 1)}'`)
  return Object.keys(catalogs.en)
    .filter(
      (id) =>
        !ids.has(id) &&
        !told.has(id) &&
        !families.has(id.slice(0, id.lastIndexOf('.'))) &&
        !isNamed(id),
    )
    .map((id) => `nobody says ${id}`)
}
