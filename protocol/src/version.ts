/** Raised when an older browser would misunderstand; it is then asked to reload. */
export const PROTOCOL = 2
