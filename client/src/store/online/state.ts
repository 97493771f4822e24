// What is known here of a table at the server.
import type { AnyReplica, Game, Mark, TableRecord, Viewer } from '@foldtable/kernel'
import type { ChatLine, RoomInfo } from '@foldtable/protocol'
import { inMemory, type KeyValues } from '../../wire/key-values.ts'
import type { Hearer, TableMessage, Wire } from '../../wire/wire.ts'
import { Absence } from '../absence.ts'
import type { FetchPast } from '../fetch-frames.ts'
import { Followed } from '../followed.ts'
import { type Held, newHeld } from '../held.ts'
import { OwnMoves } from '../own-moves.ts'
import { PastLoader } from '../past-loader.ts'
import type { KeptSeal } from '../seals.ts'
import { TakingBackCost } from '../taking-back.ts'
import type { TableSnapshot } from '../types.ts'
import { Unseen } from '../unseen.ts'

export type Message<K extends TableMessage['kind']> = Extract<TableMessage, { kind: K }>

export interface OnlineParts {
  readonly invite?: string | undefined
  /** The rules, by id. */
  loadGame(id: string): Promise<Game>
  readonly past: FetchPast
  /** Where it is kept what was seen. */
  readonly storage?: KeyValues
  /** Who sits here, as far as this browser knows: what it saw last is shown again without a network. */
  account?(): string | undefined
}

/** Changed by the functions of this folder alone. */
export interface Online {
  readonly wire: Wire
  readonly table: string
  readonly parts: OnlineParts
  readonly storage: KeyValues
  readonly held: Held
  readonly followed: Followed
  readonly moves: OwnMoves
  readonly past: PastLoader
  readonly cost: TakingBackCost
  readonly unseen: Unseen
  readonly absence: Absence
  /** As the wire knows this table. */
  hearer: Hearer
  game: Game | null
  house: RoomInfo | null
  removed: TableSnapshot['removed']
  viewer: Viewer
  chat: readonly ChatLine[]
  gallery: readonly ChatLine[]
  seal: KeptSeal | undefined
  /** This person has said yes to a rematch. */
  isWanted: boolean
  isMissing: boolean
  /** The app does not have its game. */
  isUnknown: boolean
  /** The house cannot open it. */
  isShut: boolean
  /** There is a game, as far as we know. */
  hasBegun: boolean
  isLoading: boolean
  isKeeping: boolean
  /** The entry up to which it is kept for an hour without a network. */
  keptAt: number
  /** What was missing was asked for, and has not come yet. */
  hasAskedAgain: boolean
  /** What came in before the rules were there. */
  readonly early: TableMessage[]
  /** Frames of a game that began with somebody who sat down: who sits there is told after them. */
  readonly opening: Message<'frame'>[]
  /** Keys of what was asked of the house, to tell a refusal of ours. */
  readonly asked: Set<string>
  /** Counts the wishes to be elsewhere in time. */
  travels: number
  record: Promise<TableRecord> | undefined
  marks: { readonly n: number; readonly found: Promise<readonly Mark[]> } | undefined
  /** Resolved once there is a replica. */
  readonly arrival: Promise<void>
  arrived(): void
}

export function newOnline(wire: Wire, table: string, parts: OnlineParts): Online {
  const { invite, past, storage = inMemory() } = parts
  const held = newHeld()
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  return {
    wire,
    table,
    parts,
    storage,
    held,
    followed: new Followed(),
    moves: new OwnMoves(wire, table, (problem) => {
      held.problem = problem
    }),
    past: new PastLoader((page) => past.frames({ table, invite, ...page })),
    cost: new TakingBackCost(),
    unseen: new Unseen(storage, table),
    absence: new Absence(wire.connection === 'open'),
    hearer: { invite, resumeAfter: () => undefined, heard: () => undefined },
    game: null,
    house: null,
    removed: null,
    viewer: 'spectator',
    chat: [],
    gallery: [],
    seal: undefined,
    isWanted: false,
    isMissing: false,
    isUnknown: false,
    isShut: false,
    hasBegun: true,
    isLoading: false,
    isKeeping: false,
    keptAt: -1,
    hasAskedAgain: false,
    early: [],
    opening: [],
    asked: new Set(),
    travels: 0,
    record: undefined,
    marks: undefined,
    arrival,
    arrived,
  }
}

/** The replica, if it is what the viewer should see. */
export const truthOf = ({ followed }: Online): AnyReplica | undefined =>
  followed.isStale ? undefined : followed.replica
