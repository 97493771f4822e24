// The six powers in country order, and what each begins with.
export const COUNTRIES = ['Austria', 'Italy', 'France', 'England', 'Germany', 'Russia'] as const
export type Country = (typeof COUNTRIES)[number]
export type ByCountry<T> = { [C in Country]: T }

/** One of six is told apart faster than it is looked up by name. */
export function ofCountry<T>(table: Readonly<ByCountry<T>>, country: Country): T {
  switch (country) {
    case 'Austria':
      return table.Austria
    case 'Italy':
      return table.Italy
    case 'France':
      return table.France
    case 'England':
      return table.England
    case 'Germany':
      return table.Germany
    case 'Russia':
      return table.Russia
  }
}

export interface Limits {
  readonly army: number
  readonly fleet: number
}

/** Of which country the holder of each flag has denomination 1 besides (I-4.20). */
export const FLAG_PARTNER: ByCountry<Country> = {
  Austria: 'Germany',
  Italy: 'England',
  France: 'Austria',
  England: 'Russia',
  Germany: 'Italy',
  Russia: 'France',
}

/** Who holds which flags where few play; with more, each gets one at random. */
export const FLAGS_OF_FEW: { readonly [players: number]: readonly (readonly Country[])[] } = {
  2: [
    ['Austria', 'France', 'Germany'],
    ['Italy', 'England', 'Russia'],
  ],
  3: [
    ['Austria', 'England'],
    ['Italy', 'Russia'],
    ['France', 'Germany'],
  ],
}
