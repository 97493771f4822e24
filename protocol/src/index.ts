// Messages between browser and server, and the addresses both know.
export * from './client-message.ts'
export * from './pages.ts'
export * from './read.ts'
export * from './refusal-words.ts'
export * from './rulebook.ts'
export * from './server-message.ts'
