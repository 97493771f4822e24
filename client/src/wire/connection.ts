// How the line to the server stands.

/** `signedOut`: the session was ended elsewhere; nothing is said or heard until somebody signs in. */
export type Connection =
  | 'connecting'
  | 'open'
  | 'reconnecting'
  | 'offline'
  | 'outdated'
  | 'signedOut'
