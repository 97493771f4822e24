// A game that the server has and this version of the app does not.

/** Loading it again is in vain, unlike what the network lost on its way. */
export class UnknownGame extends Error {
  override name = 'UnknownGame'
}
