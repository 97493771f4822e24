// Everything that is said over a socket, with its shapes.
export * from './client-message.ts'
export * from './read.ts'
export * from './server-message.ts'
export * from './version.ts'
