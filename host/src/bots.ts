// Bots of the house: who they are. A bot's id tells its place and its level, so that both go wherever the seat goes; one without a level
// is from before there were any.
import { type Party, type Person, rename } from '@foldtable/kernel'

export const BOT_LEVELS = [1, 2, 3] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
export const USUAL_BOT: BotLevel = 2

const BOT = 'bot:'

/** By level: nobody takes one for another. */
const NAMES: { readonly [level in BotLevel]: readonly string[] } = {
  1: ['Pip', 'Lotte', 'Nils', 'Suki', 'Beppo', 'Tilda', 'Momo', 'Fips'],
  2: ['Hana', 'Otto', 'Mira', 'Juno', 'Pavel', 'Lina', 'Tarek', 'Wanda'],
  3: ['Hypatia', 'Ramanujan', 'Noether', 'Euler', 'Germain', 'Khayyam', 'Lovelace', 'Gauss'],
}

export const isBotId = (id: string): boolean => id.startsWith(BOT)

export const botId = (at: number, level: BotLevel): string =>
  level === USUAL_BOT ? `${BOT}${at}` : `${BOT}${at}:${level}`

/** Of whoever plays for a person, too. */
export function botLevel(id: string): BotLevel {
  const level = isBotId(id) ? Number(id.split(':')[2]) : USUAL_BOT
  return BOT_LEVELS.find((one) => one === level) ?? USUAL_BOT
}

export const botNames = (level: BotLevel): readonly string[] => NAMES[level]

/** The next bot that is not in the room yet. */
export function nextBot(
  { people }: Pick<Party, 'people'>,
  level: BotLevel = USUAL_BOT,
): { id: string; name: string; isBot: true } {
  const taken = new Set(people.map(({ id }) => id.split(':')[1]))
  let at = 0
  while (taken.has(String(at))) at += 1
  return {
    id: botId(at, level),
    name: NAMES[level][at % NAMES[level].length] ?? 'Bot',
    isBot: true,
  }
}

/** The same seat with a bot of that level in it; nothing if no bot sits there. */
export function withLevel(party: Party, seat: number, level: BotLevel): Party | undefined {
  const before = party.people[seat]
  if (before === undefined || !isBotId(before.id)) return undefined
  const others = party.people.filter((one) => one !== before)
  const bot: Person = { ...before, ...nextBot({ people: others }, level) }
  const people = party.people.map((one) => (one === before ? bot : one))
  return rename({ ...party, people }, bot)
}
