// One socket for all tables: who follows which, who looks into the lobby, and what is said to the house.
import type { RematchCall, ServerMessage, Waits } from '@foldtable/protocol'
import type { Connection } from './connection.ts'
import type { Dial } from './dial.ts'
import { inMemory, type KeyValues } from './key-values.ts'
import { close, hint, type Link, newLink, restart, say, start, type Welcome } from './link.ts'
import { type KeptMove, MoveQueue } from './move-queue.ts'
import { type Hearers, hearersOf } from './signal.ts'
import { realTimers, type Timers } from './timers.ts'
import { AGAIN, AGAIN_MS, Unanswered, type Wish } from './unanswered.ts'

export type { Wish } from './unanswered.ts'

/** What is said about a table. */
export type TableMessage = Exclude<
  ServerMessage,
  { kind: 'welcome' | 'pong' | 'bye' | 'waits' | 'rematches' | HouseMessage['kind'] }
>

/** Somebody who follows a table. */
export interface Hearer {
  readonly invite?: string | undefined
  /** From where to resume: the last entry and the last line of chat at hand; nothing asks for the whole table. */
  resumeAfter():
    | { readonly n: number; readonly chat: number; readonly gallery?: number }
    | undefined
  heard(message: TableMessage): void
  /** The house was put back: what is known of the past is not so any more; the whole table comes next. */
  wentBack?(): void
}

/** What is said about no table. */
type HouseMessage = Extract<ServerMessage, { kind: 'lobby' | 'device' }>

/** Somebody who looks into the lobby: the latest revision that they know of, if any. */
interface Looker {
  revision(): number | undefined
}

interface WireParts {
  readonly dial: Dial
  /** Where unsent moves outlive a reload. */
  readonly storage?: KeyValues
  readonly timers?: Timers
  random?(): number
}

export interface Wire {
  readonly timers: Timers
  readonly queue: MoveQueue
  readonly connection: Connection
  /** Add to `Date.now()` to have the server's time. */
  readonly clockSkew: number
  /** Whom the server takes us for; undefined before it said so. */
  readonly account: Welcome['account'] | undefined
  /** Tables that wait for whoever is signed in here. */
  readonly waits: readonly Waits[]
  /** Rematches that somebody offers to whoever is signed in. */
  readonly calls: readonly RematchCall[]
  /** From now on there is a line, also without a table. */
  start(): void
  /** Told when the connection, the clock's skew or the tables that wait have changed. */
  readonly subscribe: Hearers['subscribe']
  /** Told what the house says that is about no table. */
  readonly overhear: Hearers<[HouseMessage]>['subscribe']
  /** From now on the house tells what changes in the lobby, until the answer is called. */
  lookIntoLobby(looker: Looker): () => void
  hint(about: 'online' | 'offline' | 'visible'): void
  /** To be called when somebody else is signed in: the server knows a socket by its first cookie. */
  restart(): void
  close(): void
  /** Follows a table until the answer is called. */
  join(table: string, hearer: Hearer): () => void
  /** Asks for what is missing, or for the whole table. */
  watch(table: string, hearer: Hearer): void
  /** Keeps a move until it is answered. */
  play(kept: KeptMove): void
  /** A move that is not to be sent any more. */
  forget(kept: Pick<KeptMove, 'table' | 'key'>): void
  /** Says it under a key of its own, which is answered. */
  ask(table: string, wish: Wish): string
}

interface State {
  readonly link: Link
  readonly unanswered: Unanswered
  readonly timers: Timers
  readonly listeners: Hearers
  readonly overhearers: Hearers<[HouseMessage]>
  readonly hearers: Map<string, Set<Hearer>>
  readonly lookers: Set<Looker>
  /** Under which past of the house each table was last sent whole. */
  readonly pasts: Map<string, string>
  /** That of the house now; nothing where it does not say. */
  past: string | undefined
  account: Welcome['account'] | undefined
  waits: readonly Waits[]
  calls: readonly RematchCall[]
}

export function wireOver(parts: WireParts): Wire {
  const { timers = realTimers, storage = inMemory() } = parts
  const queue = new MoveQueue(storage)
  const state = newState(parts, timers, queue)
  const { link, unanswered } = state
  if (!unanswered.isEmpty) start(link)
  return {
    timers,
    queue,
    get connection() {
      return link.connection
    },
    get clockSkew() {
      return link.skew
    },
    get account() {
      return state.account
    },
    get waits() {
      return state.waits
    },
    get calls() {
      return state.calls
    },
    start: () => start(link),
    subscribe: state.listeners.subscribe,
    overhear: state.overhearers.subscribe,
    lookIntoLobby: (looker) => lookIntoLobby(state, looker),
    hint: (about) => hint(link, about),
    restart: () => restart(link),
    close: () => close(link),
    join: (table, hearer) => join(state, table, hearer),
    watch: (table, hearer) => watch(state, table, hearer),
    play: (kept) => {
      unanswered.play(kept)
      start(link)
    },
    forget: (kept) => unanswered.forget(kept),
    ask: (table, wish) => unanswered.ask(table, wish),
  }
}

function newState({ dial, random }: WireParts, timers: Timers, queue: MoveQueue): State {
  const hearers: State['hearers'] = new Map()
  const link = newLink({
    dial: (ends) => dial(ends, hearers.keys().next().value),
    timers,
    random: random ?? Math.random,
    ends: {
      welcomed: (welcome) => welcomed(state, welcome),
      heard: (message) => hear(state, message),
      changed: () => state.listeners.tell(),
    },
  })
  const unanswered = new Unanswered({
    timers,
    queue,
    say: (message) => say(link, message),
    isFollowed: (table) => hearers.has(table),
  })
  const state: State = {
    ...{ link, unanswered, timers, hearers },
    listeners: hearersOf(),
    overhearers: hearersOf<[HouseMessage]>(),
    lookers: new Set(),
    pasts: new Map(),
    past: undefined,
    account: undefined,
    waits: [],
    calls: [],
  }
  return state
}

function lookIntoLobby({ link, lookers }: State, looker: Looker): () => void {
  lookers.add(looker)
  start(link)
  look(link, looker)
  return () => {
    if (lookers.delete(looker) && lookers.size === 0) say(link, { kind: 'lobby', on: false })
  }
}

function look(link: Link, looker: Looker): void {
  const after = looker.revision()
  say(link, { kind: 'lobby', on: true, ...(after === undefined ? {} : { after }) })
}

function join(state: State, table: string, hearer: Hearer): () => void {
  const { hearers, link } = state
  const here = hearers.get(table) ?? new Set()
  hearers.set(table, here.add(hearer))
  start(link)
  watch(state, table, hearer)
  return () => {
    if (!here.delete(hearer) || here.size > 0) return
    hearers.delete(table)
    state.pasts.delete(table)
    say(link, { kind: 'unwatch', table })
  }
}

function watch({ link, past, pasts }: State, table: string, hearer: Hearer): void {
  const { invite } = hearer
  const after = hearer.resumeAfter()
  const timeline = past === undefined ? undefined : pasts.get(table)
  say(link, {
    kind: 'watch',
    table,
    ...(after === undefined ? {} : resumed(after)),
    ...(after === undefined || timeline === undefined ? {} : { timeline }),
    ...(invite === undefined ? {} : { invite }),
  })
}

const resumed = ({ n, chat, gallery = 0 }: NonNullable<ReturnType<Hearer['resumeAfter']>>) => ({
  ...{ after: n, chat },
  ...(gallery === 0 ? {} : { gallery }),
})

function watchAgain(state: State, table: string): void {
  for (const hearer of state.hearers.get(table) ?? []) watch(state, table, hearer)
}

/** First what was missed, then what was not answered: the server hears it in this order. */
function welcomed(state: State, { account, timeline }: Welcome): void {
  state.account = account
  state.past = timeline
  if (account === null) state.waits = []
  state.calls = [] // told anew, if there are any
  for (const table of state.hearers.keys()) watchAgain(state, table)
  for (const looker of state.lookers) look(state.link, looker)
  state.unanswered.sayAgain()
  state.listeners.tell()
}

function hear(state: State, message: ServerMessage): void {
  if (message.kind === 'waits' || message.kind === 'rematches') {
    if (message.kind === 'waits') state.waits = message.tables
    else state.calls = message.calls
    state.listeners.tell()
    return
  }
  if (!('table' in message) || message.table === undefined) {
    state.overhearers.tell(message as HouseMessage)
    return
  }
  const { table } = message
  if ('key' in message && message.key !== undefined) {
    if (!state.unanswered.answered(message.key, message)) return
  } else if (message.kind === 'refused' && AGAIN.includes(message.code)) {
    state.timers.after(AGAIN_MS, () => watchAgain(state, table))
    return
  }
  const hearers = state.hearers.get(table) ?? []
  if (message.kind === 'table' && isOfAnotherPast(state, table))
    for (const hearer of hearers) hearer.wentBack?.()
  for (const hearer of hearers) hearer.heard(message as TableMessage)
}

/** Notes under which past the table is sent whole. */
function isOfAnotherPast({ past, pasts, hearers }: State, table: string): boolean {
  const before = pasts.get(table)
  if (past !== undefined && hearers.has(table)) pasts.set(table, past)
  return before !== undefined && past !== undefined && before !== past
}
