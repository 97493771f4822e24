// Sentences that read wrong: "1 basilicas", one word for none and for one, a place that nobody filled, two spaces in a row.
import { type Catalog, type Locale, type Message, type Param, speak } from '@foldtable/kernel'

/** A message as it was met, and which of its parameters were numbers. */
interface Sample {
  readonly message: Message
  readonly numbers: ReadonlySet<string>
}

/** Far from one, so that what is said of one is heard apart. */
const MANY = 77

const nameOf = (seat: number): string => 'ABCDEFGHIJ'.charAt(seat)

/** What reads wrong in this language, a line for each. */
export function oddities(catalog: Catalog, locale: Locale, samples: Iterable<Sample>): string[] {
  const inWords = (message: Message) => speak(message, { locale, catalog, nameOf })
  return [...samples].flatMap(({ message, numbers }) => {
    if (catalog[message.id] === undefined) return [] // that it is missing is said elsewhere
    const said = inWords(message)
    const slips = SLIPS.flatMap(([slip, what]) =>
      !said.includes('\n') && slip.test(said) ? [`${what}: ${said}`] : [],
    )
    const counts = [...numbers].flatMap((name) => miscounted(message, name, numbers, inWords))
    return [...slips, ...counts].map((line) => `${locale}: ${line} (${message.id})`)
  })
}

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/[{}]/, 'a place is not filled'],
  [/\S {2,}\S/, 'two spaces'],
  [/ [,.]/, 'a space before a stop'],
]

/** One of something, all other numbers being many. */
function miscounted(
  { id, params = {} }: Message,
  name: string,
  numbers: ReadonlySet<string>,
  inWords: (message: Message) => string,
): string[] {
  const withCount = (count: number) => {
    const counted: Record<string, Param> = { ...params }
    for (const other of numbers) counted[other] = MANY
    return inWords({ id, params: { ...counted, [name]: count } })
  }
  const one = withCount(1)
  const isSaid = one !== withCount(MANY)
  return isSaid && PLURAL_OF_ONE.test(one) ? [`one is told as many: ${one}`] : []
}

const CHOICE = /\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g

/** Where none is counted like one, as in French, the words for one must hold the number. */
export function nonesAsOne(catalog: Catalog, locale: Locale): string[] {
  if (new Intl.PluralRules(locale).select(0) !== 'one') return []
  return Object.entries(catalog).flatMap(([id, text]) =>
    [...text.matchAll(CHOICE)].flatMap(([choice, name, one = '', other = '']) =>
      other.includes(`{${name}}`) && !one.includes(`{${name}}`)
        ? [`${locale}: none is told as one: ${choice} (${id})`]
        : [],
    ),
  )
}

/** Behind these begins something else: `1 of 3 cards`, `la galère 1 et les autres`. */
const LITTLE =
  'of in at to and or by for with before is has begins comes wins de des en et ou sur par pour avec dans sans pas'

/** These end in s and are no plural of one thing: `galley 1 comes`, `1 pas`, `1 bois`. */
const NO_PLURALS =
  'attacks becomes begins belongs comes delivers has is loses needs sails takes this touches wins bois dans pas plus pris puis sans sous vers'

const oneOf = (words: string): string => `(?:${words.replaceAll(' ', '|')})\\b`

/** `1 basilicas`, also with one word between: `1 action points`. */
const PLURAL_OF_ONE = new RegExp(
  `(?<![\\p{L}\\d.,$])1 (?:(?!${oneOf(LITTLE)})\\p{L}+ )?(?!${oneOf(NO_PLURALS)})\\p{L}+s\\b`,
  'u',
)
