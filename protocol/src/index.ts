// Messages between browser and server.
export * from './client-message.ts'
export * from './read.ts'
export * from './server-message.ts'
