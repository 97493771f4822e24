// What browser and server say to each other, and the addresses both know. The shapes of answers are in `routes` and `messages`, apart,
// because a browser needs their types alone.
export type { ClientMessage, RematchWord } from './client-message.ts'
export * from './pages.ts'
export * from './refusal-words.ts'
export * from './rulebook.ts'
export type * from './server-message.ts'
export type { ChatLine, SeenEntry } from './shapes/frames.ts'
export type { GameInfo } from './shapes/games.ts'
export type * from './shapes/people.ts'
export type * from './shapes/tables.ts'
export * from './version.ts'
