// Around a game: who sits, who hosts, when it starts, who is away too long. Pure, and the same for all games.
import { type ClockSettings, clockSchema, NO_CLOCK } from './clock.ts'
import type { Meta } from './game.ts'
import { distinctName } from './look.ts'
import { readOptions } from './options.ts'
import { type Outcome, refused } from './refusal.ts'
import { passes } from './schema.ts'
import type { Json } from './seat.ts'

export interface PartySettings {
  /** How many must and may sit; within what the game allows. */
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly autoStart: boolean
  readonly clock: ClockSettings
  /** It starts by itself when everybody is ready, and not before; `autoStart` does not count then. */
  readonly startsWhenReady?: boolean
  /** The game's own. */
  readonly options: Json
}

export interface Person {
  readonly id: string
  readonly name: string
  /** Since when the connection is lost; null while it is there. */
  readonly awaySince: number | null
  /** It never hosts, and is always ready. */
  readonly isBot?: boolean
  /** Wants to begin. */
  readonly isReady?: boolean
  /** The `id` of the colour that was chosen. */
  readonly colour?: string
}

/** Plain data. While `waiting`, the seat of a person is its place in the list. */
export interface Party {
  readonly status: 'waiting' | 'playing' | 'over'
  readonly host: string
  readonly settings: PartySettings
  readonly people: readonly Person[]
  /** When the game starts by itself, if it does. */
  readonly startsAt: number | null
  /** Whom the host sent away; they do not come back. */
  readonly sentAway?: readonly string[]
}

/** A party that was changed, or why not. */
export type Changed = Outcome<{ party: Party }>

const AUTO_START_MS = 10_000
/** When all are ready, there is this long to think again. */
const ALL_READY_MS = 3000
/** The host may remove whoever is away this long from a game. */
export const AWAY_REMOVABLE_MS = 120_000
/** A waiting room keeps so many in mind who were sent away. */
const MOST_SENT_AWAY = 100

type GameMeta = Pick<Meta, 'seats' | 'options'>

const changed = (party: Party): Changed => ({ ok: true, party })

export function openParty(
  meta: GameMeta,
  host: Pick<Person, 'id' | 'name'>,
  settings: Partial<PartySettings> = {},
): Changed {
  const read = readOptions({ meta }, settings.options)
  const party: Party = {
    status: 'waiting',
    host: host.id,
    settings: {
      minPlayers: meta.seats.min,
      maxPlayers: meta.seats.max,
      autoStart: false,
      clock: NO_CLOCK,
      ...settings,
      options: read.ok ? (read.options as Json) : null,
    },
    people: [{ id: host.id, name: host.name, awaySince: null }],
    startsAt: null,
  }
  return areFine(meta, party.settings, 1) && read.ok
    ? changed(party)
    : refused('invalidSettings', 'T-4.1')
}

function areFine(
  meta: GameMeta,
  { minPlayers, maxPlayers, autoStart, startsWhenReady, clock, options }: PartySettings,
  seated: number,
): boolean {
  const { min, max } = meta.seats
  const isWithin = (count: number, low: number, high: number) =>
    Number.isInteger(count) && count >= low && count <= high
  return (
    isWithin(minPlayers, min, max) &&
    isWithin(maxPlayers, Math.max(minPlayers, seated), max) &&
    typeof autoStart === 'boolean' &&
    typeof (startsWhenReady ?? false) === 'boolean' &&
    passes(clockSchema, clock) &&
    readOptions({ meta }, options).ok
  )
}

export function changeSettings(
  meta: GameMeta,
  party: Party,
  by: string,
  settings: Partial<PartySettings>,
  at: number,
): Changed {
  if (by !== party.host) return refused('notHost', 'T-4.2')
  if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.2')
  const next = { ...party.settings, ...settings }
  const read = readOptions({ meta }, next.options)
  if (!read.ok || !areFine(meta, next, party.people.length))
    return refused('invalidSettings', 'T-4.1')
  const whole = { ...next, options: read.options as Json } // with defaults, as the rules count on
  return changed(countedDown(askedAnew({ ...party, settings: whole }), at))
}

/** Whoever was ready was ready for another game. */
const askedAnew = (party: Party): Party => ({
  ...party,
  people: party.people.map(({ isReady: _, ...one }) => one),
})

/** Somebody who sits there wants to begin, or not yet (T-4.11). */
export function setReady(party: Party, person: string, isReady: boolean, at: number): Changed {
  if (!isSeated(party, person)) return refused('notSeated', 'T-4.11')
  if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.11')
  const people = party.people.map((one) => (one.id === person ? { ...one, isReady } : one))
  return changed(countedDown({ ...party, people }, at))
}

/** At one table no two have the same colour (T-4.12); whoever has chosen none takes one that is free. */
export function setColour(
  party: Party,
  person: string,
  colour: string,
  colours: readonly string[],
): Changed {
  if (!isSeated(party, person)) return refused('notSeated', 'T-4.12')
  if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.12')
  if (!colours.includes(colour)) return refused('unknownColour', 'T-4.12')
  if (party.people.some((one) => one.id !== person && one.colour === colour))
    return refused('colourTaken', 'T-4.12')
  const people = party.people.map((one) => (one.id === person ? { ...one, colour } : one))
  return changed({ ...party, people })
}

/** Joining again while seated changes nothing. */
export function join(
  party: Party,
  person: Pick<Person, 'id' | 'name' | 'isBot'>,
  at: number,
): Changed {
  if (isSeated(party, person.id)) return changed(party)
  if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.3')
  if (party.sentAway?.includes(person.id)) return refused('sentAway', 'T-4.9')
  if (party.people.length >= party.settings.maxPlayers) return refused('tableFull', 'T-4.3')
  const name = nameAt(party, person)
  const { id, isBot = false } = person
  const one = { id, name, awaySince: null, ...(isBot ? { isBot } : {}) }
  return changed(countedDown({ ...party, people: [...party.people, one] }, at))
}

/** At one table no two names look alike (T-4.10). */
const nameAt = ({ people }: Party, { id, name }: Pick<Person, 'id' | 'name'>): string =>
  distinctName(
    name,
    people.flatMap((other) => (other.id === id ? [] : [other.name])),
  )

/** Somebody took another name. */
export const rename = (party: Party, person: Pick<Person, 'id' | 'name'>): Party => ({
  ...party,
  people: party.people.map((one) =>
    one.id === person.id ? { ...one, name: nameAt(party, person) } : one,
  ),
})

/** In the waiting room the seats above move down; in a game the game's own leaving goes with it. */
export function depart(party: Party, person: string, at: number): Changed {
  if (!isSeated(party, person)) return refused('notSeated', 'T-4.4')
  const people = party.people.filter(({ id }) => id !== person)
  return changed(countedDown({ ...party, people, host: hostAfter(party, people) }, at))
}

/** The lowest seat of a person who is there; if nobody is, the lowest seat of a person. */
export function hostAfter(
  { host }: Pick<Party, 'host'>,
  seated: readonly Pick<Person, 'id' | 'awaySince' | 'isBot'>[],
): string {
  if (seated.some(({ id }) => id === host)) return host
  const people = seated.filter(({ isBot = false }) => !isBot)
  return (people.find(({ awaySince }) => awaySince === null) ?? people[0])?.id ?? host
}

export function start(party: Party, by: string): Changed {
  if (by !== party.host) return refused('notHost', 'T-4.2')
  if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.5')
  if (party.people.length < party.settings.minPlayers) {
    return refused('notEnoughPlayers', 'T-4.5', { needed: party.settings.minPlayers })
  }
  return changed(begun(party))
}

const begun = (party: Party): Party => ({ ...askedAnew(party), status: 'playing', startsAt: null })

/**
 * With enough people the countdown begins, with each newcomer it begins again, at a full table it is over. Where it starts
 * when everybody is ready, that is what it waits for.
 */
function countedDown(party: Party, at: number): Party {
  const { autoStart, startsWhenReady = false, minPlayers, maxPlayers } = party.settings
  if (party.status !== 'waiting' || party.people.length < minPlayers)
    return { ...party, startsAt: null }
  if (startsWhenReady)
    return { ...party, startsAt: areReady(party) ? (party.startsAt ?? at + ALL_READY_MS) : null }
  if (!autoStart) return { ...party, startsAt: null }
  if (party.people.length >= maxPlayers) return begun(party)
  return { ...party, startsAt: at + AUTO_START_MS }
}

const areReady = ({ people }: Party): boolean =>
  people.every(({ isBot = false, isReady = false }) => isBot || isReady)

/** Somebody's connection is lost, or back. */
export function setPresence(party: Party, person: string, isThere: boolean, at: number): Party {
  const people = party.people.map((one) => {
    if (one.id !== person || (one.awaySince === null) === isThere) return one
    return { ...one, awaySince: isThere ? null : at }
  })
  return { ...party, people }
}

/** The host sends away somebody who has been gone for long. In the waiting room, anybody, and for good if they are kept out. */
export function remove(
  party: Party,
  by: string,
  person: string,
  at: number,
  { goneFor = AWAY_REMOVABLE_MS, isKeptOut = true } = {},
): Changed {
  if (!isHost(party, by)) return refused('notHost', 'T-4.2')
  const found = party.people.find(({ id }) => id === person)
  if (found === undefined) return refused('notSeated', 'T-4.4')
  const gone = found.awaySince === null ? 0 : at - found.awaySince
  if (party.status === 'playing' && gone < goneFor) return refused('cannotRemove', 'T-4.6')
  const sentAway = [...(party.sentAway ?? []), ...(isKeptOut ? [person] : [])].slice(
    -MOST_SENT_AWAY,
  )
  return depart({ ...party, sentAway }, person, at)
}

/** Once more with those who want it, in the order in which they sat; who hosted hosts again, or else who offered it. */
export function rematch(party: Party, by: string, wanted: readonly string[]): Changed {
  if (!isSeated(party, by)) return refused('notSeated', 'T-4.4')
  if (party.status !== 'over') return refused('notOver', 'T-4.7')
  const people = party.people.filter(({ id }) => wanted.includes(id))
  const host = wanted.includes(party.host) ? party.host : by
  return changed({ ...askedAnew({ ...party, people }), host, status: 'waiting', startsAt: null })
}

/** The countdown is over: the game begins. */
export const startByItself = (party: Party, at: number): Changed =>
  party.startsAt !== null && at >= party.startsAt
    ? changed(begun(party))
    : refused('tooEarly', 'T-4.5')

/** Whoever left hosts nothing. */
const isHost = (party: Party, by: string): boolean => by === party.host && isSeated(party, by)

const isSeated = ({ people }: Party, person: string): boolean =>
  people.some(({ id }) => id === person)
