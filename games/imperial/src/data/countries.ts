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

export const FIRST_FACTORIES = {
  Austria: ['Vienna', 'Budapest'],
  Italy: ['Rome', 'Naples'],
  France: ['Paris', 'Bordeaux'],
  England: ['London', 'Liverpool'],
  Germany: ['Berlin', 'Hamburg'],
  Russia: ['Moscow', 'Odessa'],
} as const

export interface Limits {
  readonly army: number
  readonly fleet: number
}

const limits = (army: number, fleet: number): Limits => ({ army, fleet })

/** How many units each may have, by the option `unitLimits` (I-1.4). */
export const UNIT_LIMITS: { readonly [O in 'seed' | 'published']: ByCountry<Limits> } = {
  seed: {
    Austria: limits(12, 6),
    Italy: limits(9, 9),
    France: limits(9, 9),
    England: limits(6, 12),
    Germany: limits(9, 9),
    Russia: limits(9, 9),
  },
  published: {
    Austria: limits(10, 6),
    Italy: limits(8, 8),
    France: limits(8, 8),
    England: limits(6, 10),
    Germany: limits(8, 8),
    Russia: limits(8, 8),
  },
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
