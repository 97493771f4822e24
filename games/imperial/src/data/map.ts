// The map: every territory, what it is, and what it touches (board = seed).
import type { Country } from './countries.ts'

export interface Territory {
  readonly kind: 'home' | 'neutral' | 'sea'
  readonly country: Country | undefined
  /** The one sea into which a fleet in this port sails. */
  readonly port: string | undefined
  readonly touches: readonly string[]
}

/** All made here, with the same fields: they are read faster so. */
const made = (
  kind: Territory['kind'],
  touches: string,
  country?: Country,
  port?: string,
): Territory => ({ kind, country, port, touches: touches.split(', ') })

const home = (country: Country, touches: string, port?: string) =>
  made('home', touches, country, port)
const neutral = (touches: string) => made('neutral', touches)
const sea = (touches: string) => made('sea', touches)

export const MAP = {
  Vienna: home('Austria', 'Budapest, Genoa, Munich, Prague, Trieste, Venice'),
  Budapest: home('Austria', 'Lemberg, Prague, Romania, Trieste, Vienna, Western Balkans'),
  Prague: home('Austria', 'Budapest, Danzig, Lemberg, Munich, Vienna, Warsaw'),
  Lemberg: home('Austria', 'Budapest, Kiev, Prague, Romania, Warsaw'),
  Trieste: home('Austria', 'Budapest, Ionian Sea, Venice, Vienna, Western Balkans', 'Ionian Sea'),
  Rome: home('Italy', 'Florence, Ionian Sea, Naples, Venice, Western Med'),
  Naples: home('Italy', 'Ionian Sea, Rome, Western Med', 'Western Med'),
  Genoa: home('Italy', 'Florence, Marseille, Venice, Vienna, Western Med', 'Western Med'),
  Venice: home('Italy', 'Florence, Genoa, Ionian Sea, Rome, Trieste, Vienna', 'Ionian Sea'),
  Florence: home('Italy', 'Genoa, Rome, Venice, Western Med'),
  Paris: home('France', 'Belgium, Brest, Dijon, English Channel'),
  Brest: home(
    'France',
    'Bay of Biscay, Bordeaux, Dijon, English Channel, Paris',
    'English Channel',
  ),
  Bordeaux: home('France', 'Bay of Biscay, Brest, Dijon, Marseille, Spain', 'Bay of Biscay'),
  Marseille: home('France', 'Bordeaux, Dijon, Genoa, Spain, Western Med', 'Western Med'),
  Dijon: home('France', 'Belgium, Bordeaux, Brest, Marseille, Munich, Paris'),
  London: home(
    'England',
    'English Channel, Liverpool, North Atlantic, North Sea, Sheffield',
    'English Channel',
  ),
  Liverpool: home('England', 'Edinburgh, London, North Atlantic, Sheffield', 'North Atlantic'),
  Sheffield: home('England', 'Edinburgh, Liverpool, London, North Sea'),
  Edinburgh: home('England', 'Liverpool, North Atlantic, North Sea, Sheffield', 'North Sea'),
  Dublin: home('England', 'North Atlantic', 'North Atlantic'),
  Berlin: home('Germany', 'Baltic Sea, Cologne, Danzig, Hamburg, Munich'),
  Hamburg: home('Germany', 'Berlin, Cologne, Denmark, Holland, North Sea', 'North Sea'),
  Danzig: home('Germany', 'Baltic Sea, Berlin, Prague, St Petersburg, Warsaw', 'Baltic Sea'),
  Cologne: home('Germany', 'Belgium, Berlin, Hamburg, Holland, Munich'),
  Munich: home('Germany', 'Belgium, Berlin, Cologne, Dijon, Prague, Vienna'),
  Moscow: home('Russia', 'Kiev, St Petersburg, Warsaw'),
  'St Petersburg': home('Russia', 'Baltic Sea, Danzig, Moscow, Warsaw', 'Baltic Sea'),
  Warsaw: home('Russia', 'Danzig, Kiev, Lemberg, Moscow, Prague, St Petersburg'),
  Kiev: home('Russia', 'Lemberg, Moscow, Odessa, Romania, Warsaw'),
  Odessa: home('Russia', 'Black Sea, Kiev, Romania', 'Black Sea'),
  Spain: neutral('Bay of Biscay, Bordeaux, Marseille, Portugal, Western Med'),
  Portugal: neutral('Bay of Biscay, Spain'),
  Morocco: neutral('Algeria, Bay of Biscay'),
  Algeria: neutral('Morocco, Tunis, Western Med'),
  Tunis: neutral('Algeria, Ionian Sea, Western Med'),
  Belgium: neutral('Cologne, Dijon, English Channel, Holland, Munich, Paris'),
  Holland: neutral('Belgium, Cologne, English Channel, Hamburg, North Sea'),
  Denmark: neutral('Baltic Sea, Hamburg, North Sea'),
  Norway: neutral('Baltic Sea, North Sea, Sweden'),
  Sweden: neutral('Baltic Sea, Norway'),
  'Western Balkans': neutral('Budapest, Bulgaria, Greece, Ionian Sea, Romania, Trieste'),
  Romania: neutral('Black Sea, Budapest, Bulgaria, Kiev, Lemberg, Odessa, Western Balkans'),
  Bulgaria: neutral('Black Sea, Greece, Romania, Turkey, Western Balkans'),
  Greece: neutral('Bulgaria, Eastern Med, Ionian Sea, Western Balkans'),
  Turkey: neutral('Black Sea, Bulgaria, Eastern Med'),
  'North Atlantic': sea(
    'Bay of Biscay, Dublin, Edinburgh, English Channel, Liverpool, London, North Sea',
  ),
  'North Sea': sea(
    'Baltic Sea, Denmark, Edinburgh, English Channel, Hamburg, Holland, London, North Atlantic, Norway, Sheffield',
  ),
  'Baltic Sea': sea('Berlin, Danzig, Denmark, North Sea, Norway, St Petersburg, Sweden'),
  'English Channel': sea(
    'Bay of Biscay, Belgium, Brest, Holland, London, North Atlantic, North Sea, Paris',
  ),
  'Bay of Biscay': sea(
    'Bordeaux, Brest, English Channel, Morocco, North Atlantic, Portugal, Spain, Western Med',
  ),
  'Western Med': sea(
    'Algeria, Bay of Biscay, Florence, Genoa, Ionian Sea, Marseille, Naples, Rome, Spain, Tunis',
  ),
  'Ionian Sea': sea(
    'Eastern Med, Greece, Naples, Rome, Trieste, Tunis, Venice, Western Balkans, Western Med',
  ),
  'Eastern Med': sea('Black Sea, Greece, Ionian Sea, Turkey'),
  'Black Sea': sea('Bulgaria, Eastern Med, Odessa, Romania, Turkey'),
} satisfies { readonly [name: string]: Territory }

/** The borders that the published board has besides (board = published). */
export const PUBLISHED_BORDERS: readonly (readonly [Place, Place])[] = [
  ['Berlin', 'Prague'],
  ['Hamburg', 'Baltic Sea'],
  ['Bulgaria', 'Eastern Med'],
]

export type Place = keyof typeof MAP
