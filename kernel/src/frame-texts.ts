// Frames as JSON text for many viewers: those who know the same secrets share one text.
import type { Entry } from './entry.ts'
import type { GameTypes } from './game.ts'
import type { Seat, Viewer } from './seat.ts'
import { isSecret, withBlanks } from './secret.ts'
import type { Table } from './table.ts'

/** Makes each text when it is first asked for. An entry without secrets has one text for everybody. */
export function frameTexts<G extends GameTypes>(
  table: Table<G>,
  entry: Entry<G>,
): (viewer: Viewer) => string {
  if (entry.rewind !== undefined) return (viewer) => JSON.stringify(table.frame(entry, viewer))
  const audiences: (readonly Seat[])[] = []
  findAudiences(entry.events, audiences)
  if (audiences.length === 0) {
    let text: string | undefined
    return () => {
      text ??= JSON.stringify(table.frame(entry, 'spectator', withBlanks))
      return text
    }
  }
  const texts = new Map<string, string>()
  return (viewer) => {
    let name = ''
    for (const to of audiences) name += viewer !== 'spectator' && to.includes(viewer) ? '1' : '0'
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = JSON.stringify(table.frame(entry, viewer, withBlanks))
    texts.set(name, text)
    return text
  }
}

/** Who knows each of the secrets, in a fixed order. */
function findAudiences(value: object, found: (readonly Seat[])[]): void {
  if (isSecret(value)) {
    if (value.is !== undefined && value.to.length > 0) found.push(value.to)
    return
  }
  for (const item of Array.isArray(value) ? value : Object.values(value))
    if (typeof item === 'object' && item !== null) findAudiences(item, found)
}
