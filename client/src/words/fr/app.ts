// Words of the pages and of everything around a table.
import type { Catalog } from '@foldtable/kernel'
import { home } from './home.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { room } from './room.ts'

export const app: Catalog = { ...places, ...home, ...room, ...people }
