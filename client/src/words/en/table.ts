// The table page in English.
import type { Catalog } from '@foldtable/kernel'

export const table: Catalog = {}
