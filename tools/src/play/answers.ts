// What a typed line means: a command, a move, or nothing clear.

export type Answer =
  | { readonly kind: 'help' | 'view' | 'undo' | 'quit' | 'nothing' }
  /** The index of a move. */
  | { readonly kind: 'move'; readonly index: number }
  | { readonly kind: 'unclear'; readonly choices: readonly string[] }

const COMMANDS: { readonly [line: string]: Answer } = {
  '': { kind: 'nothing' },
  '?': { kind: 'help' },
  h: { kind: 'help' },
  v: { kind: 'view' },
  u: { kind: 'undo' },
  q: { kind: 'quit' },
}

/** A command comes first, then a number from 1, then a beginning that fits only one name. */
export function readAnswer(line: string, names: readonly string[]): Answer {
  const typed = line.trim().toLowerCase()
  const command = COMMANDS[typed]
  if (command !== undefined) return command
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1
    return index >= 0 && index < names.length ? { kind: 'move', index } : { kind: 'nothing' }
  }
  const exact = names.findIndex((name) => name.toLowerCase() === typed)
  const fitting = names.filter((name) => name.toLowerCase().startsWith(typed))
  const [only, ...others] = fitting
  if (exact >= 0) return { kind: 'move', index: exact }
  if (only === undefined) return { kind: 'nothing' }
  if (others.length > 0) return { kind: 'unclear', choices: fitting }
  return { kind: 'move', index: names.indexOf(only) }
}
