// What carries texts from node to node. It may lose, double or delay any of them: whatever matters is read from the ledger.

/** The node with this number, or every node. */
export type To = number | 'all'

export interface Parcel {
  readonly to: To
  readonly text: string
}

export interface Ears {
  heard(text: string): void
  /** Nothing was heard for a while, or for the first time something can be: anything may have been missed. */
  missed(): void
}

export interface Line {
  /** False while it is known that nothing is heard: whoever uses a table then reads first. */
  readonly isWhole: boolean
  /** Bytes; longer texts are not taken. */
  readonly longest: number
  /** From now on it hears what is for this number and for all, as soon as it can. */
  start(slot: number, ears: Ears): Promise<void>
  /** It has another number. */
  renumber(slot: number): Promise<void>
  /** Nothing is kept for later: it would be old by then. */
  send(parcels: readonly Parcel[]): void
  stop(): Promise<void>
}
