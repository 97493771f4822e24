// Whoever looks cannot move just now: they look on, a bot plays for them, the clocks stand, the line is cut, they wait for consent.
import type { TableSnapshot } from '../../../store/types.ts'
import { timeOfDay } from '../how-long.ts'
import { namesOf } from '../turn-words.ts'
import { isCut, onlyOne, QUIET, type Situation } from './scene.ts'

export const watching: Situation = ({ table, isLocal, turn, question, words, speech }) => {
  const { say } = words
  const { gone } = table
  if (table.viewer !== 'spectator' || isLocal) return undefined
  return {
    kind: 'watching',
    tone: 'watch',
    icon: 'eye',
    headline: say(gone === null ? 'turn.watching' : `turn.${gone}`),
    sentence:
      turn.kind === 'others'
        ? say('turn.watching.why', { names: namesOf(turn.seats, speech) })
        : question,
    clockOf: onlyOne(turn),
    ...(mayTakeSeat(table) ? { main: { deed: 'sitDown', label: say('turn.sit') } } : {}),
  }
}

/** Somebody left for good, a bot plays on, and the table wants substitutes (HOUSE-1.12). */
const mayTakeSeat = ({ house, gone, status }: TableSnapshot): boolean =>
  house?.substitutes === true &&
  gone === null &&
  status === 'playing' &&
  house.seats.some(({ isBot, hasLeft, account }) => isBot && hasLeft && account !== null)

export const bot: Situation = ({ info, isLocal, words: { say, language } }) => {
  if (info === undefined || isLocal) return undefined
  const standIn = info.standIn ?? null
  if (standIn === null && !info.isBot) return undefined
  const facts =
    standIn === null
      ? undefined
      : { time: timeOfDay(language, standIn.since), count: standIn.moves }
  return {
    ...QUIET,
    kind: 'bot',
    tone: 'bot',
    icon: 'bot',
    headline: say('turn.bot'),
    sentence: facts === undefined ? say('menu.bot.why') : say(`turn.bot.${standIn?.why}`, facts),
    main: { deed: 'takeSeat', label: say('turn.takeSeat') },
  }
}

export const paused: Situation = ({ table, house, words: { say, language }, speech }) => {
  const { clock, clockSettings } = table
  if (clock === null || clock.stoppedAt === null) return undefined
  if (clockSettings === null || clockSettings.kind === 'none') return undefined
  const by = house.pausedBy ?? null
  const sentence =
    by === null
      ? say('turn.paused.why')
      : say('turn.paused.by', {
          time: timeOfDay(language, by.since),
          name: speech.nameOf(by.seat),
        })
  return {
    ...QUIET,
    kind: 'paused',
    tone: 'warn',
    icon: 'pause',
    headline: say('turn.paused'),
    sentence,
    main: { deed: 'goOn', label: say('turn.goOn') },
  }
}

export const offline: Situation = (scene) => {
  const { say } = scene.words
  if (!isCut(scene) || scene.turn.kind === 'yours') return undefined
  return {
    ...QUIET,
    kind: 'offline',
    tone: 'warn',
    icon: 'cloud',
    headline: say('turn.offline'),
    sentence: say('turn.offline.why'),
    other: { deed: 'tryNow', label: say('turn.tryNow') },
  }
}

export const asked: Situation = ({ table, house, turn, words: { say }, speech }) => {
  const { asking } = house
  if (asking === null || asking.seat !== table.viewer) return undefined
  const { about, agreed = [], waitsFor } = asking
  const names = namesOf(waitsFor, speech)
  return {
    ...QUIET,
    kind: 'asked',
    headline: say(`turn.asked.${about}`),
    sentence:
      agreed.length === 0
        ? say('turn.asked.waits', { names })
        : say('turn.asked.agreed', { yes: namesOf(agreed, speech), names }),
    clockOf: onlyOne(turn),
    other: { deed: 'withdraw', label: say('turn.withdraw') },
  }
}
