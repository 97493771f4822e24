// Frames as JSON text for many viewers: those who know the same secrets share one text.
import type { Entry } from './entry.ts'
import type { GameTypes } from './game.ts'
import type { Seat, Viewer } from './seat.ts'
import { isSecret } from './secret.ts'
import type { Table } from './table.ts'

/** Makes each text when it is first asked for. An entry without secrets has one text for everybody. */
export function frameTexts<G extends GameTypes>(
  table: Table<G>,
  entry: Entry<G>,
): (viewer: Viewer) => string {
  const audiences = entry.rewind === undefined ? audiencesOf(entry.events) : undefined
  const texts = new Map<string, string>()
  return (viewer) => {
    const name = audiences === undefined ? `${viewer}` : knowledgeOf(viewer, audiences)
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = JSON.stringify(table.frame(entry, viewer))
    texts.set(name, text)
    return text
  }
}

const knowledgeOf = (viewer: Viewer, audiences: readonly (readonly Seat[])[]): string =>
  audiences.map((to) => (viewer !== 'spectator' && to.includes(viewer) ? '1' : '0')).join('')

function audiencesOf(value: unknown, found: (readonly Seat[])[] = []): (readonly Seat[])[] {
  if (typeof value !== 'object' || value === null) return found
  if (isSecret(value)) {
    if (value.is !== undefined && value.to.length > 0) found.push(value.to)
    return found
  }
  for (const item of Object.values(value)) audiencesOf(item, found)
  return found
}
