// What a place is, in words: for whoever reads the planet by keys, and for the card.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { Hex } from '../src/board/grid.ts'
import { TIDES } from '../src/board/plan.ts'
import { fieldOf, isIdle, isStuck } from '../src/field/index.ts'
import { haulOf, pointsOf } from '../src/scoring.ts'
import { boardOf, type State, type Unit } from '../src/state.ts'
import { piece, pieces } from '../src/words/names.ts'
import { nameOffer } from '../src/words/offers.ts'
import { groundWord, hexText } from '../src/words/params.ts'
import { aimedIn, type Choice, pressed, unitOn } from './choosing.ts'
import { deedsOf, type Now } from './deeds.ts'
import { gunsOn } from './overlays.ts'
import type { Talk } from './words/index.ts'

/** As the summary says it: ready, stuck, neutralised, idle, left behind. */
export function conditionOf(view: State, unit: Unit): string {
  const field = fieldOf(view)
  if (unit.orphan) return 'condition.orphan'
  const stuck = isStuck(field, unit)
  if (unit.pinned) return stuck ? 'condition.stuckPinned' : 'condition.pinned'
  if (stuck) return 'condition.stuck'
  return isIdle(view, field, unit) ? 'condition.idle' : 'condition.fit'
}

/** Everybody else whose two guns reach it. */
export const firesOn = (view: State, hex: Hex, viewer: Viewer): Seat[] =>
  fieldOf(view).cover.flatMap((guns, seat) =>
    seat !== viewer && (guns[hex] ?? 0) >= 2 ? [seat] : [],
  )

/** Why somebody is neutralised: the guns on its hex, of each enemy who has two there. */
export function heldDownBy(view: State, unit: Unit): Unit[] {
  const { at } = unit
  if (!unit.pinned || at === null) return []
  return view.saved.flatMap((_, seat) => {
    const guns = seat === unit.owner ? [] : gunsOn(view, at, seat)
    return guns.length >= 2 ? guns : []
  })
}

/** Hex, ground, who stands there, whose fire; then what Enter would do. */
export function hexSentence(now: Now, choice: Choice, hex: Hex, talk: Talk): string {
  const place = talk.say('board.hex', {
    hex: hexText(hex),
    ground: groundWord(now.view, hex),
  })
  const words = standingWords(now, hex, talk).join(', ')
  return `${place}, ${words}. ${enterSentence(now, choice, hex, talk.say)}`
}

/** Ground, who stands there, and whose fire. */
export const hexWords = (now: Now, hex: Hex, talk: Talk): string =>
  [
    talk.say('board.hex.ground', { ground: groundWord(now.view, hex) }),
    ...standingWords(now, hex, talk),
  ].join(', ')

function standingWords({ view, viewer }: Now, hex: Hex, { say, nameOf }: Talk): string[] {
  const unit = unitOn(view, hex)
  const isOre = (fieldOf(view).mineral[hex] ?? -1) >= 0
  const fires = firesOn(view, hex, viewer)
  const what = unit === undefined ? [] : [nameAndState(view, unit, say)]
  if (isOre) what.push(say('board.hex.ore'))
  if (what.length === 0) what.push(say('board.hex.free'))
  if (fires.length > 0)
    what.push(say('board.hex.fire', { who: fires.map((seat) => nameOf(seat)).join(', ') }))
  return what
}

const nameAndState = (view: State, unit: Unit, say: Talk['say']): string =>
  `${say('step.piece', { unit: piece(view, unit.id) })}, ${say(conditionOf(view, unit))}`

function enterSentence(now: Now, choice: Choice, hex: Hex, say: Talk['say']): string {
  const { view, viewer } = now
  const deeds = deedsOf(now, choice)
  const next = pressed(now, choice, hex)
  const deed = next.move === undefined ? aimedIn(deeds, next.choice) : aimedIn(deeds, choice)
  const move = next.move ?? deed?.moves[0]
  if (move !== undefined && deed !== undefined && viewer !== 'spectator') {
    const { id, params } = nameOffer(view, viewer, move)
    return say('board.hex.enter', { what: say(id, params), cost: deed.cost })
  }
  return unitOn(view, hex) === undefined ? '' : say('board.hex.choose')
}

/** What it is at each tide. */
export function tidesOf(view: State, hex: Hex, say: Talk['say']): string {
  const { wet } = boardOf(view)
  const words = TIDES.map((tide) => [tide, say(wet[tide][hex] === 1 ? 'board.wet' : 'board.dry')])
  return say('board.hex.tides', Object.fromEntries(words))
}

/** What an astronef would bring home now (F-19.4), and what lies about. */
export function worthOf(view: State, home: Seat, say: Talk['say']): string {
  const haul = haulOf(view, home)
  const { minerals, pieces, towers } = haul
  const params = { minerals, pieces, towers, points: pointsOf(haul) }
  return `${say('board.card.worth', params)} ${oreLeft(view, say)}`
}

function oreLeft(view: State, say: Talk['say']): string {
  const { wet } = boardOf(view)
  const lying = view.minerals.filter((place) => typeof place === 'number')
  const under = lying.filter((hex) => wet[view.tide][hex] === 1).length
  return say('board.card.oreLeft', { dry: lying.length - under, under })
}

export const namesOf = (view: State, ids: readonly string[], say: Talk['say']): string =>
  ids.length === 0 ? '' : say('step.piece', { unit: pieces(view, ids) })

/** The next one along the list, or the first. */
export const nextOf = <T>(list: readonly T[], current: T | null, by: 1 | -1): T | undefined => {
  const at = current === null ? (by === 1 ? -1 : 0) : list.indexOf(current)
  return list[(at + by + list.length) % list.length]
}
