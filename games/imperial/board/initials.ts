// Players as one or two letters, no two alike.

/** The shortest beginning of each name that tells it from all others; the number of the seat where none does. */
export function initialsOf(names: readonly string[]): string[] {
  const plain = names.map((name) => name.toLocaleUpperCase())
  return plain.map((name, seat) => {
    const isAlone = (text: string) =>
      text !== '' && plain.every((other, index) => index === seat || !other.startsWith(text))
    return [1, 2].map((length) => name.slice(0, length)).find(isAlone) ?? `${seat + 1}`
  })
}
