// The numbered rules, kept with the app so that they are there without a network: a game's own, and those of the house.
import type { Locale } from '@foldtable/kernel'
import { type RuleSection, rulesFile, sectionsIn } from '@foldtable/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from './settings.ts'

const TEXTS = import.meta.glob<string>(
  [
    '../../../games/*/RULES*.md',
    '../../../kernel/RULES*.md',
    '../../../server/RULES*.md',
    '../../../server/src/accounts/RULES*.md',
  ],
  { query: '?raw', import: 'default' },
)

/** Must agree with `server/src/http/game-routes.ts`. */
const HOUSE = ['kernel', 'server', 'server/src/accounts']

async function sectionsOf(folder: string, language: Locale): Promise<readonly RuleSection[]> {
  const load = TEXTS[`../../../${folder}/${rulesFile(language)}`]
  return load === undefined ? [] : sectionsIn(await load())
}

/** Of a game, or of the house; undefined until they are there. */
export function useRules(of: { readonly game: string } | 'house') {
  const { language } = useSettings()
  const folders = of === 'house' ? HOUSE.join(' ') : `games/${of.game}`
  const [sections, setSections] = useState<readonly RuleSection[]>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    let isWanted = true
    Promise.all(folders.split(' ').map((folder) => sectionsOf(folder, language))).then(
      (all) => isWanted && setSections(all.flat()),
      (reason) => isWanted && setProblem(reason),
    )
    return () => {
      isWanted = false
    }
  }, [folders, language])
  if (problem !== undefined) throw problem
  return sections
}
