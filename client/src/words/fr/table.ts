// The table page in French.
import type { Catalog } from '@foldtable/kernel'

export const table: Catalog = {}
