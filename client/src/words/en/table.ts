// Words of the table page.
import type { Catalog } from '@foldtable/kernel'

export const table: Catalog = {}
