import type { Catalog } from '@foldtable/kernel'

export const fr: Catalog = {}
