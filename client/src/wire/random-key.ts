// Keys nobody can guess: of messages, and of the chance of a table in the browser.
export function randomKey(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
