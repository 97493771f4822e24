// The words of the past, the result and the seal: they come with what says them.
import type { Catalog, Locale } from '@foldtable/kernel'
import { past as en } from './en/past.ts'
import { past as fr } from './fr/past.ts'
import { type Params, useWords } from './index.ts'

const pastWords: { readonly [L in Locale]: Catalog } = { en, fr }

export function usePastWords(): (id: string, params?: Params) => string {
  const { say, language } = useWords()
  return (id, params = {}) => say(id, params, pastWords[language])
}
