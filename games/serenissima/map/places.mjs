// What was decided by hand: where ports lie, what the sea zones follow, and on which side of a port its slots stand.
// Degrees are geography; units belong to the sheet of `sheet.mjs`. The game's own data is repeated here so that the map can
// be made without the game; `check-map.mjs` holds both against each other.

/** Warehouse spaces and sailor spaces of a port (B-2). */
const large = { warehouse: 5, sailors: 5, isStart: true }
const medium = { warehouse: 4, sailors: 4, isStart: false }
const small = { warehouse: 2, sailors: 3, isStart: false }

/**
 * `at`: the port, in degrees; `mark`: how far from there its medallion is put, in units. `box`: the upper corner of its name
 * and slots, in units: the left one, or the right one where they are aligned to their end.
 */
export const PORTS = {
  Valencia: {
    at: [-0.33, 39.46],
    produces: 'wood',
    ...large,
    box: [102, 225],
    align: 'end',
    mark: [-6, 0],
  },
  Barcelona: {
    at: [2.17, 41.37],
    produces: 'stone',
    ...medium,
    box: [186, 139],
    align: 'end',
    mark: [-4, -2],
  },
  Marsiglia: {
    at: [5.36, 43.29],
    produces: 'gold',
    ...small,
    box: [258, 64],
    align: 'start',
    mark: [0, -11],
  },
  Genova: { at: [8.92, 44.4], produces: 'stone', ...large, box: [358, 35], align: 'start' },
  Napoli: {
    at: [14.26, 40.84],
    produces: 'marble',
    ...medium,
    box: [544, 211],
    align: 'start',
    mark: [-8, 2],
  },
  Palermo: { at: [13.36, 38.12], produces: 'wine', ...medium, box: [508, 353], align: 'start' },
  Venezia: {
    at: [12.34, 45.43],
    produces: 'wood',
    ...large,
    box: [466, 7],
    align: 'start',
    mark: [-5, 8],
  },
  Ragusa: {
    at: [18.1, 42.64],
    produces: 'gold',
    ...medium,
    box: [670, 131],
    align: 'start',
    mark: [7, -4],
  },
  Corfu: { at: [19.92, 39.62], produces: 'wood', ...small, box: [714, 267], align: 'start' },
  Modon: {
    at: [21.7, 36.82],
    produces: 'stone',
    ...small,
    box: [734, 365],
    align: 'end',
    mark: [-4, 0],
  },
  Costantinopoli: { at: [28.98, 41.01], produces: 'wood', ...large, box: [930, 147], align: 'end' },
  Candia: { at: [25.13, 35.34], produces: 'wine', ...small, box: [806, 451], align: 'start' },
  Antalya: { at: [30.7, 36.88], produces: 'gold', ...medium, box: [984, 283], align: 'start' },
  Famagosta: { at: [33.95, 35.12], produces: 'wine', ...small, box: [1092, 341], align: 'start' },
  Alessandria: {
    at: [29.89, 31.2],
    produces: 'stone',
    ...large,
    box: [1044, 562],
    align: 'start',
    mark: [0, 4],
  },
  Cirene: { at: [21.97, 32.9], produces: 'wood', ...small, box: [740, 545], align: 'start' },
  Tripoli: { at: [13.18, 32.9], produces: 'spice', ...medium, box: [446, 551], align: 'start' },
  Tunisi: { at: [10.3, 36.83], produces: 'marble', ...medium, box: [402, 389], align: 'end' },
  Algeri: { at: [3.06, 36.77], produces: 'wine', ...small, box: [222, 369], align: 'start' },
}

/** Lines that a zone grows from, in degrees: water belongs to the zone whose line is nearest by sea. */
export const SPINES = {
  Valencia: [
    [0.1, 39.3],
    [0.6, 38.9],
    [0.9, 38.2],
  ],
  Barcelona: [
    [2.3, 41.1],
    [3.4, 41.2],
    [3.3, 40.7],
  ],
  Marsiglia: [
    [3.8, 42.7],
    [5.2, 42.4],
    [6.5, 42.5],
  ],
  Genova: [
    [7.8, 43.3],
    [8.9, 43.9],
    [9.7, 43.4],
    [10.0, 42.9],
  ],
  Napoli: [
    [14.0, 40.5],
    [12.6, 40.7],
    [11.3, 41.2],
    [11.0, 40.2],
  ],
  Palermo: [
    [13.3, 38.4],
    [11.8, 38.3],
    [12.1, 37.4],
    [13.4, 36.8],
    [15.0, 36.1],
    [16.3, 37.0],
    [16.6, 38.0],
  ],
  Venezia: [
    [12.7, 45.2],
    [13.5, 44.4],
    [14.0, 43.4],
    [14.8, 42.5],
    [16.4, 41.65],
    [17.6, 41.2],
  ],
  Ragusa: [
    [16.0, 43.1],
    [16.9, 42.4],
    [18.7, 41.35],
  ],
  Corfu: [
    [18.2, 40.7],
    [18.9, 40.1],
    [19.2, 39.5],
    [19.0, 38.6],
    [20.2, 38.4],
  ],
  Modon: [
    [20.9, 37.3],
    [21.4, 36.5],
    [21.6, 35.4],
    [22.6, 35.9],
    [23.4, 36.7],
    [24.0, 37.4],
    [24.7, 38.0],
  ],
  Costantinopoli: [
    [28.6, 40.8],
    [27.4, 40.6],
    [25.9, 39.9],
    [25.2, 39.0],
    [24.2, 39.5],
  ],
  Candia: [
    [23.4, 35.0],
    [24.2, 35.8],
    [25.3, 35.7],
    [26.6, 35.2],
    [25.4, 34.6],
    [24.0, 34.5],
  ],
  Antalya: [
    [31.4, 36.3],
    [30.7, 36.4],
    [29.4, 36.0],
    [28.2, 35.9],
    [27.3, 36.7],
    [26.6, 37.4],
    [26.4, 38.2],
  ],
  Famagosta: [
    [34.4, 35.2],
    [35.0, 34.4],
    [34.6, 33.4],
    [33.2, 34.3],
    [32.3, 34.3],
  ],
  Alessandria: [
    [29.7, 31.6],
    [28.2, 32.2],
    [31.0, 32.2],
    [30.0, 33.0],
  ],
  Cirene: [
    [20.3, 32.6],
    [21.9, 33.3],
    [23.6, 32.9],
    [21.8, 34.0],
  ],
  Tripoli: [
    [11.6, 34.2],
    [13.2, 33.3],
    [15.2, 33.2],
    [16.4, 32.2],
    [18.0, 31.3],
  ],
  Tunisi: [
    [8.8, 37.5],
    [10.6, 37.4],
    [11.6, 36.6],
    [11.5, 34.9],
  ],
  Algeri: [
    [0.4, 36.6],
    [3.0, 37.2],
    [5.4, 37.4],
    [6.9, 37.6],
  ],
  MARE: [
    [6.0, 39.6],
    [6.4, 40.4],
    [7.4, 41.5],
    [7.0, 39.2],
    [8.2, 38.7],
    [9.8, 38.8],
  ],
}

/** Where lanes meet in each zone, and where the number of steps stands while a galley chooses its way; in degrees. */
export const MIDDLES = {
  Valencia: [0.75, 39.0],
  Barcelona: [2.95, 40.85],
  Marsiglia: [5.2, 42.5],
  Genova: [8.75, 43.6],
  Napoli: [12.9, 40.15],
  Palermo: [12.3, 38.75],
  Venezia: [13.3, 44.6],
  Ragusa: [17.3, 42.2],
  Corfu: [18.9, 39.2],
  Modon: [21.6, 35.7],
  Costantinopoli: [29.5, 41.9],
  Candia: [25.0, 35.85],
  Antalya: [29.8, 35.85],
  Famagosta: [34.3, 34.2],
  Alessandria: [29.4, 32.2],
  Cirene: [21.2, 33.5],
  Tripoli: [14.6, 33.9],
  Tunisi: [11.1, 37.1],
  Algeri: [3.2, 37.4],
  MARE: [6.4, 39.9],
}

/**
 * The instruments of the chart, in units: the wheel is its compass rose, the turn track its scale, the Doge's cards and the bank
 * its cartouches. A phone draws these beside the map and not on it.
 */
export const FURNITURE = {
  wheel: { x: 128, y: 514, radius: 104, node: 15 },
  track: { x: 21, y: 17, width: 234, height: 46 },
  cards: { x: 1000, y: 14, width: 186, height: 124 },
  bank: { x: 266, y: 456, width: 158, height: 100 },
  /** How far from the rose the other points of the net of winds lie. */
  windRing: 560,
}

/** Names of countries, as the old charts wrote them: faint, across the empty land. `turn` in degrees. */
export const COUNTRIES = [
  { name: 'HISPANIA', at: [84, 112], turn: -14 },
  { name: 'GALLIA', at: [200, 104], turn: -10 },
  { name: 'ROMANIA', at: [762, 232], turn: 0 },
  { name: 'NATOLIA', at: [1040, 250], turn: 0 },
  { name: 'BARBARIA', at: [340, 610], turn: 8 },
  { name: 'EGYPTVS', at: [918, 616], turn: 0 },
]

/** Which zones a galley may go between (B-3), each pair once. */
export const PAIRS = [
  ['Valencia', 'Barcelona'],
  ['Valencia', 'Algeri'],
  ['Barcelona', 'Marsiglia'],
  ['Barcelona', 'MARE'],
  ['Marsiglia', 'Genova'],
  ['Genova', 'Napoli'],
  ['Genova', 'MARE'],
  ['Napoli', 'Palermo'],
  ['Napoli', 'MARE'],
  ['Palermo', 'Corfu'],
  ['Palermo', 'Tripoli'],
  ['Palermo', 'Tunisi'],
  ['Palermo', 'MARE'],
  ['Venezia', 'Ragusa'],
  ['Venezia', 'Corfu'],
  ['Ragusa', 'Corfu'],
  ['Corfu', 'Modon'],
  ['Modon', 'Costantinopoli'],
  ['Modon', 'Candia'],
  ['Modon', 'Cirene'],
  ['Costantinopoli', 'Antalya'],
  ['Candia', 'Antalya'],
  ['Candia', 'Alessandria'],
  ['Candia', 'Cirene'],
  ['Antalya', 'Famagosta'],
  ['Famagosta', 'Alessandria'],
  ['Alessandria', 'Cirene'],
  ['Cirene', 'Tripoli'],
  ['Tripoli', 'Tunisi'],
  ['Tunisi', 'Algeri'],
  ['Tunisi', 'MARE'],
  ['Algeri', 'MARE'],
]
