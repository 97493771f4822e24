// A page with nothing but a box of a given size and a board in it: boards are held to every box they may be given.
import { simpleMove } from '@foldtable/bots/simple'
import { games } from '@foldtable/games'
import type { BoardProps, BoardSeat } from '@foldtable/games/board'
import { loaders } from '@foldtable/games/loaders'
import { seatColours } from '@foldtable/games/seat-colours'
import {
  type AnyMove,
  type AnyTable,
  kernelWords,
  messageOf,
  readOptions,
  type SeatColour,
  seatsUpTo,
  seededChance,
  speak,
  Table,
} from '@foldtable/kernel'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { PlainBoard } from '../../src/plain/plain-board.tsx'
import { Avatar } from '../../src/widgets/avatar.tsx'
import type { Wanted } from './wanted.ts'
import '../../src/styles/tokens.css'
import '../../src/styles/base.css'
import '../../src/styles/controls.css'

const NAMES = ['Ann', 'Hana', 'Otto', 'Mira', 'Juno', 'Nils', 'Maud', 'Bartholomew', 'Zoé', 'Leo']
const FACES = ['rabbit-green', 'owl-plum', 'bear-sand', 'fox-red']
export const ME = 0

/** The same each time, as the app hands it on. */
const nameOf = (seat: number) => NAMES[seat] ?? ''

/** Plays until the moment that is wanted. */
export async function tableAt(wanted: Wanted): Promise<AnyTable> {
  const game = games.find(({ meta }) => meta.id === wanted.game)
  if (game === undefined) throw new Error(`no game ${wanted.game}`)
  const read = readOptions(game, wanted.options)
  if (!read.ok) throw new Error('no such options')
  const chance = seededChance(wanted.seed)
  const place = { game, seats: wanted.seats, options: read.options, chance }
  if (wanted.state !== undefined) return Table.arranged(place, wanted.state)
  const table: AnyTable = Table.open(place)
  const bots = seededChance(`${wanted.seed} bots`)
  let left = wanted.times ?? 1
  for (let turn = 0; turn < 5000; turn++) {
    const { decision } = table
    if (decision.result !== undefined) return table
    const isMine = decision.seats.includes(wanted.seat ?? ME) || wanted.about === 'any'
    const isAbout = decision.about === wanted.about || wanted.about === 'any'
    if (wanted.event === undefined && isMine && isAbout && --left === 0) return table
    const seat = decision.seats[0] ?? ME
    const move = await simpleMove(game, table.view(seat), seat, bots)
    if (move === undefined) throw new Error('nothing to play')
    const played = table.play({ by: seat, move, at: table.at })
    if (!played.ok) throw new Error(`refused ${move.kind}`)
    if (played.entry?.events.some(({ kind }) => kind === wanted.event) === true && --left === 0)
      return table
  }
  return table
}

/** What was pressed last is played, answered by bots and drawn. */
let playing: Promise<void> = Promise.resolve()

/** Where somebody plays against bots they go on until that one is asked again. */
async function othersAnswer(table: AnyTable, { bots, seed, seat = ME }: Wanted): Promise<void> {
  if (bots !== true) return
  const { game } = table
  for (;;) {
    const { decision } = table
    if (decision.result !== undefined || decision.seats.includes(seat)) return
    const [by = ME] = decision.seats
    const chance = seededChance(`${seed} ${table.n}`)
    const move = await simpleMove(game, table.view(by), by, chance)
    if (move === undefined) throw new Error('nothing to play')
    table.play({ by, move, at: table.at })
  }
}

const seatsOf = ({ game, seats: count }: AnyTable, chosen: Wanted['colours'] = []): BoardSeat[] => {
  const colours = seatColours(
    game.meta,
    seatsUpTo(count).map((seat) => chosen[seat] ?? null),
  )
  return seatsUpTo(count).map((seat) => ({
    name: NAMES[seat] ?? '',
    avatar: FACES[seat % FACES.length] ?? '',
    isBot: seat > 3,
    isHere: seat !== 3,
    hasLeft: false,
    colour: colours[seat] as SeatColour,
  }))
}

export const pastOf = ({ entries }: AnyTable) =>
  entries.map(({ n, at, events }) => ({ n, at, events, isUndone: false }))

export function boardProps(table: AnyTable, wanted: Wanted): BoardProps {
  const { language = 'en', event } = wanted
  const seat = seatOf(table, wanted)
  const { game } = table
  const view = table.view(seat)
  const past = pastOf(table)
  const isLive = wanted.state !== undefined
  const latest = event === undefined && !isLive ? undefined : past.at(-1)
  const speech = { locale: language, catalog: game.catalogs[language], nameOf }
  const seats = seatsOf(table, wanted.colours)
  const why = (move: AnyMove) => table.refusal({ by: seat, move, at: table.at })
  return {
    view,
    viewer: seat,
    seats,
    offers: table.offers(seat),
    play: (move) => {
      const deed = async () => {
        table.play({ by: seat, move, at: table.at })
        await othersAnswer(table, wanted)
        await show(wanted)
      }
      if (isLive) playing = deed()
      else if (wanted.arrivesAfter !== undefined) setTimeout(deed, wanted.arrivesAfter)
    },
    whyNot: (move) => {
      const refusal = why(move)
      return refusal && `${refusal.code} (${refusal.rule})`
    },
    explain: (move) => {
      document.documentElement.dataset.explained = why(move)?.code ?? ''
    },
    ruleOf: (move) => {
      const refusal = why(move)
      return refusal ? <button type="button">Rule {refusal.rule}</button> : null
    },
    step: latest && { id: latest.n, n: latest.n, events: latest.events },
    past,
    hasWholePast: true,
    say: (message) => speak(message, speech),
    nameOf,
    faceOf: (seat, size) => (
      <Avatar avatar={seats[seat]?.avatar ?? ''} isBot={seats[seat]?.isBot ?? false} size={size} />
    ),
    language,
    motion: wanted.motion ?? false,
    isSending: false,
    isPast: false,
  }
}

/** Why not, as a page says it. */
function inWords(table: AnyTable, move: AnyMove, { nameOf, language }: BoardProps) {
  const refusal = table.refusal({ by: ME, move, at: table.at })
  const catalog = { ...kernelWords[language], ...table.game.catalogs[language] }
  return refusal && speak(messageOf(refusal), { locale: language, catalog, nameOf })
}

async function contentOf(table: AnyTable, wanted: Wanted): Promise<ReactNode> {
  if (wanted.board === 'plain') {
    const props = boardProps(table, wanted)
    return (
      <PlainBoard {...props} game={table.game} whyNot={(move) => inWords(table, move, props)} />
    )
  }
  const drawn = await loaders[wanted.game]?.board?.()
  return drawn && <drawn.Board {...boardProps(table, wanted)} />
}

/** Seat 0, or the one that was wanted; where it is played, whoever is asked. */
function seatOf({ decision }: AnyTable, { seat, state }: Wanted): number {
  const asked = state === undefined || decision.result !== undefined ? undefined : decision.seats[0]
  return seat ?? asked ?? ME
}

/** The same moment in many boxes is played once. */
const tables = new Map<string, Promise<AnyTable>>()

function kept({
  box: _,
  theme: __,
  language: ___,
  motion: ____,
  ...wanted
}: Wanted): Promise<AnyTable> {
  const key = JSON.stringify(wanted)
  const table = tables.get(key) ?? tableAt({ ...wanted, box: [0, 0] })
  tables.set(key, table)
  return table
}

export const root = createRoot(document.body.appendChild(document.createElement('main')))

/** What is looked at. */
let latest: Wanted | undefined

/** Called by the test. */
async function show(wanted: Wanted): Promise<void> {
  latest = wanted
  const [width, height] = wanted.box
  document.documentElement.dataset.theme = wanted.theme ?? 'light'
  const content = await contentOf(await kept(wanted), wanted)
  root.render(
    <div
      className="box"
      style={{ position: 'relative', width, height, overflow: 'auto' }}
      key={[wanted.game, wanted.board, wanted.seats, wanted.seed].join()}
    >
      {content}
    </div>,
  )
}

/** Everything that happened at a table that is told and played. */
async function happened(wanted: Wanted) {
  await playing
  return (await kept(wanted)).entries.map(({ events }) => events)
}

/** Who looks at the board as it was shown, at what, and what is offered; how far it has come. */
async function situation(wanted = latest) {
  if (wanted === undefined) throw new Error('nothing was shown')
  const table = await kept(wanted)
  const viewer = seatOf(table, wanted)
  const isOver = table.decision.result !== undefined
  return { view: table.view(viewer), viewer, offers: table.offers(viewer), n: table.n, isOver }
}

/** What can be pointed at there. */
async function points(wanted: Wanted): Promise<readonly string[]> {
  const pointing = (await loaders[wanted.game]?.board?.())?.pointing
  const now = await situation(wanted)
  return pointing?.pointers(now, pointing.start).map(({ key }) => key) ?? []
}

/** How many entries the table has that was shown. */
const entries = async () => (latest === undefined ? 0 : (await kept(latest)).n)

Object.assign(window, { show, happened, situation, entries, points })
