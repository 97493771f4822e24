// The laws, held against random games of every game in the catalog: tables of 2 6 and 10. One of four such files.
import { lawsOfTables } from './law-tables.ts'

lawsOfTables((seats) => seats % 4 === 2)
