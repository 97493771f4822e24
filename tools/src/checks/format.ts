// Format and lint of one game, and what of it mends itself.
import { complaintsOf } from './installed-tool.ts'

export function formatProblems(folder: string): string[] {
  const found = complaintsOf('biome', ['check', '--error-on-warnings', folder])
  return found.length === 0 ? [] : [...found, mending(found)]
}

const isHeading = (line: string): boolean => /^\S.*━$/.test(line)

/** How much of what the tool printed is mended by a command: layout, and what has a fix that is safe. */
export function mending(lines: readonly string[]): string {
  const places = lines.flatMap((line, at) => (isHeading(line) ? [at] : []))
  const findings = places.map((from, index) => lines.slice(from, places[index + 1]))
  const mended = findings.filter(
    ([heading = '', ...rest]) =>
      / format /.test(heading) || rest.some((line) => /^\s*i Safe fix/.test(line)),
  )
  if (mended.length === 0) return 'none of it mends itself: by hand, please'
  if (mended.length === findings.length) return 'mended by: npm run format'
  return `${mended.length} of ${findings.length} are mended by: npm run format; the others by hand`
}
