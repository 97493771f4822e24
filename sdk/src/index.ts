// For programs outside of this house that talk to one: bots, tools, other clients. `README.md` says how.
export type { AnyMove, ClockSettings, Refusal, Result, Seat, Viewer } from '@foldtable/kernel'
export type { ChatLine, ListedTable, RoomInfo, TableInfo } from '@foldtable/protocol'
export type {
  Answer,
  AnswerOf,
  BodyOf,
  QueryOf,
  Refused,
  RouteName,
} from '@foldtable/protocol/asking'
export { Foldtable } from './foldtable.ts'
export type { Moment, OpenTable } from './open-table.ts'
