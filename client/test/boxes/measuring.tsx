// The page of the bench: a board at a moment of a game played by bots, drawn, moved about and played on while it is watched.
import { simpleMove } from '@foldtable/bots/simple'
import type { BoardProps, BoardStep, DrawnBoard } from '@foldtable/games/board'
import { loaders } from '@foldtable/games/loaders'
import { type AnyTable, type Chance, seededChance, Table } from '@foldtable/kernel'
import { flushSync } from 'react-dom'
import { crowded } from './crowded.ts'
import { boardProps, ME, pastOf, root, tableAt } from './page.tsx'
import type { Measured } from './wanted.ts'

interface Staged {
  readonly wanted: Measured
  readonly table: AnyTable
  /** Entries that the table itself has no longer. */
  readonly past: NonNullable<BoardProps['past']>
  readonly board: DrawnBoard
  readonly bots: Chance
  steps: number
}

let staged: Staged | undefined

function onStage(): Staged {
  if (staged === undefined) throw new Error('nothing is staged')
  return staged
}

/** Plays to the moment and loads the board, so that nothing but drawing is measured afterwards. Tells the entry. */
async function stage(wanted: Measured): Promise<number> {
  const { part, crowd, ...moment } = wanted
  const whole = await tableAt({ ...moment, board: 'drawn', about: 'the end' })
  const times = Math.max(1, Math.floor(whole.n * part))
  const played = await tableAt({ ...moment, board: 'drawn', about: 'any', times })
  const table = crowd === undefined ? played : crowdedTable(played, wanted, crowd)
  const past = table === played ? [] : pastOf(played)
  const board = await loaders[wanted.game]?.board?.()
  if (board === undefined) throw new Error(`${wanted.game} is not drawn`)
  root.render(null)
  staged = { wanted, table, past, board, bots: seededChance(`${wanted.seed} bench`), steps: 0 }
  return table.n
}

function crowdedTable(played: AnyTable, { seats, seed }: Measured, crowd: number): AnyTable {
  const { standing, state } = played.snapshot()
  const { game, options } = played
  const place = { game, seats, options, chance: seededChance(`${seed} crowd`) }
  return Table.fold(place, [], { standing, state: crowded(state as never, crowd) })
}

/** From the beginning of a frame until it is painted: what a frame posts arrives after its layout and its painting. */
const paint = (work: () => void): Promise<number> =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const began = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now() - began)
      work()
      port2.postMessage(null)
    }),
  )

/** What the store has ready when an entry came in, before anything is drawn. */
function given(step?: BoardStep): BoardProps {
  const { wanted, table, past } = onStage()
  const props = boardProps(table, { ...wanted, board: 'drawn', about: 'any' })
  return { ...props, past: [...past, ...(props.past ?? [])], step, motion: true }
}

function render(props: BoardProps): void {
  const { wanted, board } = onStage()
  const { Board } = board
  const [width, height] = wanted.box
  root.render(
    <div className="box" style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      <Board {...props} />
    </div>,
  )
}

/** The first drawing: milliseconds until it is painted. */
function draw(): Promise<number> {
  const props = given()
  return paint(() => flushSync(() => render(props)))
}

const layers = (): Element[] => [...document.querySelectorAll('.viewport-world > *')]

let next: BoardProps | undefined

/** Plays another entry, which is not drawn yet; false at the end. */
async function think(): Promise<boolean> {
  const { table, bots } = onStage()
  const { decision } = table
  if (decision.result !== undefined) return false
  const [seat = ME] = decision.seats
  const move = await simpleMove(table.game, table.view(seat), seat, bots)
  const played = move && table.play({ by: seat, move, at: table.at })
  if (!played?.ok || played.entry === undefined) return false
  const frame = table.frame(played.entry, ME)
  const id = ++onStage().steps
  next = given({ id, n: played.entry.n, events: 'events' in frame ? frame.events : [] })
  before = layers().map((layer) => ({ layer, html: layer.outerHTML }))
  return true
}

let before: readonly { readonly layer: Element; readonly html: string }[] = []
const touched = new Set<Node>()
const observer = new MutationObserver((changes) => {
  for (const { target } of changes) touched.add(target)
})

/** Draws the entry: milliseconds until it is painted. */
async function drawNext(): Promise<number> {
  const props = next
  if (props === undefined) throw new Error('nothing was played')
  touched.clear()
  for (const { layer } of before) observer.observe(layer, WHATEVER)
  return paint(() => {
    performance.mark('entry') // the bench finds the frame by it
    flushSync(() => render(props))
  })
}

/** How many layers were touched by it although they look the same afterwards. */
function needless(): number {
  for (const { target } of observer.takeRecords()) touched.add(target)
  observer.disconnect()
  return before.filter(
    ({ layer, html }) =>
      [...touched].some((node) => layer.contains(node)) && layer.outerHTML === html,
  ).length
}

const WHATEVER = { subtree: true, childList: true, attributes: true, characterData: true } as const

/** Frames and touched layers from now on; the answer ends it. */
function watch(): () => {
  readonly frames: number[]
  readonly touched: number
  readonly moved: boolean
} {
  const frames: number[] = []
  const world = document.querySelector<HTMLElement>('.viewport-world')
  const from = world?.style.transform
  let [last, isOn, moved, touched] = [performance.now(), true, false, 0]
  const tick = (now: number) => {
    if (!isOn) return
    frames.push(now - last)
    moved ||= world?.style.transform !== from
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(tick)
  })
  const observer = new MutationObserver((changes) => {
    touched += changes.length
  })
  for (const layer of layers()) observer.observe(layer, WHATEVER)
  return () => {
    isOn = false
    touched += observer.takeRecords().length
    observer.disconnect()
    return { frames, touched, moved }
  }
}

Object.assign(window, { stage, draw, think, drawNext, needless, watch })
