// The choice that nearly every option has: as the preset says (I-20.1).
import type { Catalog } from '@foldtable/kernel'
import { meta } from '../meta.ts'

export const leftToPreset = (text: string): Catalog =>
  Object.fromEntries(
    Object.keys(meta.options.properties ?? {})
      .filter((name) => name !== 'preset')
      .map((name) => [`option.${name}.preset`, text]),
  )
