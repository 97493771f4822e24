// A table of whatever game: all that the command line knows of one.
import type { AnyEvent, AnyMove, Table } from '@foldtable/kernel'

export type AnyTable = Table<unknown, AnyMove, AnyEvent, unknown>
