import type { Catalog } from '@foldtable/kernel'

export const en: Catalog = {}
