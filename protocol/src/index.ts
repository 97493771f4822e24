// Messages between browser and server.
export * from './client-message.ts'
export * from './read.ts'
export * from './refusal-words.ts'
export * from './server-message.ts'
