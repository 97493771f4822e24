// Names that look alike: two people at a table must not be taken for each other.

/** Letters of other scripts, and digits, beside the Latin letter that they are mistaken for. */
const MISTAKEN = new Map(
  [
    'аa вb еe зz кk мm нh оo рp сc тt уy хx іl їl јj ѕs ԁd һh ԛq ԝw ьb ӏl гr',
    'αa βb γy εe ζz ηn ιl κk μu νv οo ρp τt υu χx ωw',
    '0o 1l il |l !l 5s 8b ıl ɑa ɡg øo đd łl',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [...pair] as [string, string])),
)

/** The same for names that a reader would take for one another. */
const lookOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))
    .map((letter) => MISTAKEN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** The name, or with the first number that tells it from the others: `Ann 2`. */
export function distinctName(name: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf))
  if (!looks.has(lookOf(name))) return name
  for (let count = 2; ; count++) {
    const numbered = `${name} ${count}`
    if (!looks.has(lookOf(numbered))) return numbered
  }
}
