// What other programs show of a link to us before it is opened: a title, a sentence, a picture. Nothing in it is secret.
import { gameById } from '@foldtable/games'
import type { Game } from '@foldtable/kernel'
import { Damaged } from '../tables/damage.ts'
import type { Tables } from '../tables/tables.ts'

export interface About {
  readonly title: string
  readonly sentence: string
  /** The id of the game that it is about. */
  readonly game?: string
  /** Of a table. */
  readonly status?: 'waiting' | 'playing' | 'over'
}

const HOUSE: About = {
  title: 'Foldtable',
  sentence: 'Table games with friends or bots, live around one table or over weeks.',
}

export type Describe = (params: { readonly [name: string]: string }, page: string) => Promise<About>

export const describer =
  (tables: Pick<Tables, 'find'>): Describe =>
  async ({ id = '', game = '' }, page) => {
    if (page === '/tables/:id') return (await aboutTable(tables, id)) ?? HOUSE
    const found = gameById(page.startsWith('/games/:id') ? id : game)
    return found === undefined ? HOUSE : aboutGame(found)
  }

const aboutGame = ({ meta, catalogs }: Game): About => ({
  game: meta.id,
  title: `${meta.title} · Foldtable`,
  sentence: catalogs.en.summary ?? HOUSE.sentence,
})

async function aboutTable(tables: Pick<Tables, 'find'>, id: string): Promise<About | undefined> {
  const live = await Promise.resolve(tables.find(id)).catch(damagedAsNone)
  if (live === undefined || live.stored.visibility === 'private') return undefined
  const { people, settings, host } = live.room.party
  const name = people.find((one) => one.id === host)?.name ?? people[0]?.name ?? 'Foldtable'
  const { id: game, title } = live.game.meta
  return live.stored.status === 'waiting'
    ? {
        game,
        status: 'waiting',
        title: `${name} invites you to ${title}`,
        sentence: `${people.length} of ${settings.maxPlayers} seats are taken. No account needed: tell your name and sit down.`,
      }
    : {
        game,
        status: live.stored.status,
        title: `${title}: the table of ${name}`,
        sentence: 'Come and watch.',
      }
}

/** The page itself says that the table cannot be opened. */
function damagedAsNone(problem: unknown): undefined {
  if (!(problem instanceof Damaged)) throw problem
}

export function aboutTags({ title, sentence }: About, publicUrl: string, path: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Foldtable',
    'og:title': title,
    'og:description': sentence,
    'og:image': `${publicUrl}/icons/share.png`,
    'og:url': `${publicUrl}${path}`,
  }
  return [
    `<meta name="description" content="${escaped(sentence)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
  ].join('\n    ')
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)
