// Every game as the lobby needs to know it.
import { games } from '@foldtable/games'
import type { Catalog } from '@foldtable/kernel'
import type { GameInfo } from '@foldtable/protocol'

export const listedGames = (): GameInfo[] => games.map(listed)

const listed = ({ meta, catalogs }: (typeof games)[number]): GameInfo => ({
  id: meta.id,
  title: meta.title,
  seats: meta.seats,
  version: meta.version,
  options: meta.options as GameInfo['options'],
  tags: meta.tags,
  suggests: meta.suggests ?? {},
  ...(meta.minutes === undefined ? {} : { minutes: meta.minutes }),
  presets: meta.presets ?? [],
  ...(meta.colours === undefined ? {} : { colours: meta.colours }),
  words: { en: lobbyWords(catalogs.en), fr: lobbyWords(catalogs.fr) },
})

/** What is said of a game before anybody sits down: the rest comes with its rules. */
const lobbyWords = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).filter(([id]) =>
      /^(title|summary|(option|said|tally|tag|preset|colour)\..*)$/.test(id),
    ),
  )
