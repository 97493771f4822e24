// The laws of every game, at tables with an even number of seats.
import { lawsOfTables } from './law-tables.ts'

lawsOfTables((seats) => seats % 2 === 0)
