// Words of the pages and of everything around a table.
import type { Catalog } from '@foldtable/kernel'

export const app: Catalog = {}
