// The laws, held against random games of every game in the catalog: tables of 4 and 8. One of four such files.
import { lawsOfTables } from './law-tables.ts'

lawsOfTables((seats) => seats % 4 === 0)
