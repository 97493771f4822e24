// The laws, held against random games of every game in the catalog: tables of 3 and 7. One of four such files.
import { lawsOfTables } from './law-tables.ts'

lawsOfTables((seats) => seats % 4 === 3)
