// The one bar in every situation, in both languages: tone, headline, sentence, whose clock, buttons.
import { join } from 'node:path'
import { type Catalog, freshClock, type Locale, type Seat } from '@foldtable/kernel'
import type { RoomInfo, SeatInfo } from '@foldtable/protocol'
import { describe, expect, test, vi } from 'vitest'
import { turnsBefore } from '../src/pages/table/turns-before.ts'
import type { LogLine, TableSnapshot, TryingState } from '../src/store/types.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('document', { documentElement: { dataset: {} } })

interface BarButton {
  readonly label: string
}
interface BarState {
  readonly tone: string
  readonly headline: string
  readonly before?: string
  readonly sentence: string
  readonly clockOf: number | null
  readonly main?: BarButton
  readonly other?: BarButton
}

// By their paths: the settings of these tests know no pages.
const source = (file: string): string => join(import.meta.dirname, '../src', file)
const { barState }: { barState(input: object): BarState } = await import(
  source('pages/table/bar-state.ts')
)
await import(source('words/at-table.ts'))
const { wordsIn, words }: { wordsIn(language: Locale): object; words: { [L in Locale]: Catalog } } =
  await import(source('words/index.ts'))

const NAMES = ['Ann', 'Bob', 'Cleo']
/** Ten past eight in the evening, wherever this runs. */
const NOW = new Date(2026, 10, 18, 20, 10).getTime()
const MINUTE = 60_000

const seat = (part: Partial<SeatInfo> = {}): SeatInfo => ({
  account: 'a',
  level: null,
  name: '',
  avatar: '',
  isBot: false,
  isHere: true,
  hasLeft: false,
  awaySince: null,
  playedForAt: null,
  standIn: null,
  wasRemoved: false,
  overdueAt: null,
  colour: null,
  isReady: true,
  ...part,
})

const houseOf = (part: Partial<RoomInfo> = {}): RoomInfo =>
  ({
    id: 't',
    host: 0,
    seats: NAMES.map(() => seat()),
    asking: null,
    answered: null,
    pausedBy: null,
    rematchOffer: null,
    rematch: null,
    ended: null,
    stopped: null,
    ...part,
  }) as RoomInfo

const seatsWith = (at: number, part: Partial<SeatInfo>): readonly SeatInfo[] =>
  NAMES.map((_, one) => seat(one === at ? part : {}))

const turnOf = (...seats: number[]) => ({ seats, about: 'turn' })
const ended = { result: { reason: 'points', places: [1, 2, 3] } }

interface Scene extends Partial<Omit<TableSnapshot, 'house'>> {
  readonly house?: Partial<RoomInfo>
  readonly input?: object
}

function drawn({ house, input, ...part }: Scene, language: Locale): BarState {
  const table = {
    game: { meta: { title: 'A game' } },
    view: {},
    viewer: 0,
    gone: null,
    isStopped: false,
    status: part.decision?.result === undefined ? 'playing' : 'over',
    n: 12,
    shownN: 12,
    isPast: false,
    decision: turnOf(1),
    decisionNow: part.decision ?? turnOf(1),
    connection: 'open',
    problem: null,
    pending: [],
    log: [],
    clock: null,
    clockSettings: null,
    takingBack: 'never',
    house: houseOf(house),
    ...part,
  } as unknown as TableSnapshot
  const own = wordsIn(language)
  const catalog = { ...words[language], 'reason.points': 'Most points.' }
  return barState({
    table,
    isLocal: false,
    question: 'Stick or swap?',
    round: undefined,
    canRematch: true,
    nextGame: undefined,
    now: NOW,
    words: own,
    speech: { locale: language, catalog, nameOf: (one: Seat) => NAMES[one] ?? '' },
    ...input,
  })
}

/** As somebody would read it out. */
function text({ tone, headline, before, sentence, clockOf, other, main }: BarState): string {
  const says = [before, sentence].filter((one) => one !== undefined && one !== '').join(' ')
  const buttons = [other, main].flatMap((one) => (one === undefined ? [] : [`[${one.label}]`]))
  const clock = clockOf === null ? [] : [`(${NAMES[clockOf]})`]
  return [`${tone}: ${headline}`, says, ...clock, ...buttons]
    .filter((one) => one !== '')
    .join(' | ')
}

const log = (...seats: number[]): LogLine[] =>
  seats.map((one, n) => ({
    n: n + 1,
    at: null,
    seat: one,
    kind: 'did',
    message: { id: 'did' },
    isUndone: false,
  }))

const perTurn = { kind: 'perTurn', seconds: 3600 } as const
const stoppedClock = { ...freshClock(perTurn, 3), stoppedAt: NOW }
const goingClock = { ...freshClock(perTurn, 3), since: [null, NOW - 30 * MINUTE, null] }
const asking = { id: 'q', about: 'undo', seat: 0, waitsFor: [2], agreed: [1], entry: 12 } as const
const fault = {
  kind: 'refused',
  refusal: { code: 'fault', rule: 'HOUSE-2.3' },
  move: null,
} as const

const line = (part: Partial<TryingState>): TryingState => ({
  moves: 0,
  isImagined: false,
  isStuck: false,
  of: null,
  canPlay: false,
  missed: 0,
  ...part,
})

const SCENES: readonly [string, Scene, string, string][] = [
  ['opening', { view: null }, 'wait: Opening the table…', 'wait: La table s’ouvre…'],
  [
    'stopped by a fault of ours',
    { problem: fault },
    'warn: This table has stopped | Our mistake, at moment 12. Nothing is lost, and the house knows. | [To my games]',
    'warn: Cette table s’est arrêtée | Notre faute, au moment 12. Rien n’est perdu, la maison le sait. | [Vers mes parties]',
  ],
  [
    'in the past, while it is my turn',
    { isPast: true, shownN: 3, decisionNow: turnOf(0), input: { round: 'Round 1' } },
    'past: The past: Round 1 | Turn of Bob, moment 3 of 12. Nothing you touch is played. | [Back to now: your turn]',
    'past: Le passé : Round 1 | Tour : Bob, moment 3 sur 12. Rien de ce que vous touchez n’est joué. | [Revenir : à vous de jouer]',
  ],
  [
    'in the past of a game without rounds',
    { isPast: true, shownN: 3, decision: turnOf(1, 2), decisionNow: turnOf(1) },
    'past: The past | Moment 3 of 12. Nothing you touch is played. | [Back to now]',
    'past: Le passé | Moment 3 sur 12. Rien de ce que vous touchez n’est joué. | [Revenir à maintenant]',
  ],
  [
    'trying alone, before the first move',
    { trying: line({}) },
    'trying: Trying: nothing is sent | Make any move. The others see nothing of it. | [Stop trying]',
    'trying: Essai : rien n’est envoyé | Jouez ce que vous voulez. Les autres n’en voient rien. | [Arrêter l’essai]',
  ],
  [
    'trying alone, for another, with what nobody knows, while it is my turn by now',
    {
      decisionNow: turnOf(0),
      trying: line({ moves: 2, isImagined: true, of: 1, missed: 1, canPlay: true }),
    },
    'trying: Trying: nothing is sent | Partly imagined. You move for Bob. Meanwhile the table went on. 2 moves tried. The others see nothing of it. | [Play it] | [Stop trying: your turn]',
    'trying: Essai : rien n’est envoyé | En partie imaginé. Vous jouez pour Bob. Entre-temps la partie a continué. 2 coups essayés. Les autres n’en voient rien. | [Le jouer] | [Arrêter l’essai : à vous]',
  ],
  [
    'a rematch is offered',
    { decision: ended, house: { rematchOffer: { by: 1, yes: [1], no: [], until: NOW } } },
    'over: Bob wants a rematch | Same settings, same order. In: Bob. | [No, thanks] | [Join]',
    'over: Bob veut sa revanche | Mêmes réglages, même ordre. En sont : Bob. | [Non, merci] | [J’en suis]',
  ],
  [
    'a rematch that I offer, and one has joined',
    { decision: ended, house: { rematchOffer: { by: 0, yes: [0, 2], no: [], until: NOW } } },
    'over: You offer a rematch | Same settings, same order. In: Ann and Cleo. | [Start with 2]',
    'over: Vous proposez une revanche | Mêmes réglages, même ordre. En sont : Ann et Cleo. | [Commencer à 2]',
  ],
  [
    'over',
    { decision: ended },
    'over: You won! | Most points. | [Rematch]',
    'over: Vous avez gagné ! | Most points. | [Revanche]',
  ],
  [
    'ended by those who were there',
    { status: 'over', decision: turnOf(0), house: { ended: { seat: 1, at: NOW } } },
    'over: The game was ended for everybody | Bob asked for it, and the others agreed. Nobody has won. | [Rematch]',
    'over: La partie a été arrêtée pour tous | Bob l’a demandé, et les autres étaient d’accord. Personne n’a gagné. | [Revanche]',
  ],
  [
    'over, and I want no rematch',
    {
      decision: ended,
      viewer: 2,
      house: { rematchOffer: { by: 1, yes: [1], no: [2], until: NOW } },
    },
    'over: Ann won | Most points.',
    'over: Ann a gagné | Most points.',
  ],
  [
    'watching',
    { viewer: 'spectator' },
    'watch: You are watching | Waiting for Bob. You see what everybody may see. | (Bob)',
    'watch: Vous regardez | On attend Bob. Vous voyez ce que tous peuvent voir. | (Bob)',
  ],
  [
    'watching, where a seat was left and substitutes are wanted',
    {
      viewer: 'spectator',
      house: { substitutes: true, seats: seatsWith(2, { isBot: true, hasLeft: true }) },
    },
    'watch: You are watching | Waiting for Bob. You see what everybody may see. | (Bob) | [Take the free seat]',
    'watch: Vous regardez | On attend Bob. Vous voyez ce que tous peuvent voir. | (Bob) | [Prendre la place libre]',
  ],
  [
    'removed',
    { viewer: 'spectator', gone: 'removed' },
    'watch: You were removed from this game | Waiting for Bob. You see what everybody may see. | (Bob)',
    'watch: On vous a retiré de cette partie | On attend Bob. Vous voyez ce que tous peuvent voir. | (Bob)',
  ],
  [
    'a bot plays for me',
    {
      decision: turnOf(0),
      house: {
        seats: seatsWith(0, { isBot: true, standIn: { since: NOW, why: 'away', moves: 3 } }),
      },
    },
    'bot: A bot plays for you | You were away at 20:10. It has made 3 moves. | [Take my seat back]',
    'bot: Un robot joue pour vous | Vous étiez absent à 20:10. Il a joué 3 coups. | [Reprendre ma place]',
  ],
  [
    'paused',
    {
      clock: stoppedClock,
      clockSettings: perTurn,
      house: { pausedBy: { seat: 2, since: NOW } },
    },
    'warn: Paused | Since 20:10, asked for by Cleo. The clocks stand still. | [Go on]',
    'warn: En pause | Depuis 20:10, à la demande de Cleo. Pendules arrêtées. | [Reprendre]',
  ],
  [
    'offline',
    { connection: 'reconnecting' },
    'warn: No connection | Play on: your moves are kept here and sent later. | [Try now]',
    'warn: Pas de connexion | Continuez : vos coups sont gardés ici et partiront plus tard. | [Réessayer]',
  ],
  [
    'I asked to take back',
    { house: { asking } },
    'wait: You asked to take your move back | Agreed: Bob. Waiting for Cleo. | (Bob) | [Withdraw]',
    'wait: Vous avez demandé à reprendre votre coup | D’accord : Bob. On attend Cleo. | (Bob) | [Retirer]',
  ],
  [
    'my turn',
    { decision: turnOf(0) },
    'mine: Your turn | Stick or swap? | (Ann)',
    'mine: À vous de jouer | Stick or swap? | (Ann)',
  ],
  [
    'my turn, and a move that nobody learnt from',
    { decision: turnOf(0, 1), takingBack: 'free' },
    'mine: Your turn, and that of Bob | Stick or swap? | (Ann) | [Take back]',
    'mine: À vous de jouer, ainsi qu’à Bob | Stick or swap? | (Ann) | [Reprendre le coup]',
  ],
  [
    'my turn without a connection',
    { decision: turnOf(0), connection: 'offline' },
    'mine: Your turn | No connection. Stick or swap? | (Ann)',
    'mine: À vous de jouer | Pas de connexion. Stick or swap? | (Ann)',
  ],
  [
    'waiting, and I am next',
    { log: log(0, 1, 2, 0, 2, 1, 0), decision: turnOf(1), input: { nextGame: 'PowerHouse' } },
    'wait: Waiting for Bob | Stick or swap? You are next. | (Bob) | [Next table: PowerHouse]',
    'wait: On attend Bob | Stick or swap? C’est ensuite à vous. | (Bob) | [Table suivante : PowerHouse]',
  ],
  [
    'waiting, with turns before mine',
    { log: log(1, 2, 0), decision: turnOf(1) },
    'wait: Waiting for Bob | Stick or swap? One turn before yours. | (Bob)',
    'wait: On attend Bob | Stick or swap? Encore 1 tour avant le vôtre. | (Bob)',
  ],
  [
    'waiting for somebody who is away, with a clock',
    {
      clock: goingClock,
      clockSettings: perTurn,
      house: { seats: seatsWith(1, { isHere: false, awaySince: NOW - 12 * MINUTE }) },
    },
    'wait: Waiting for Bob | Away for 12 mins. Time left: 30:00. | (Bob)',
    'wait: On attend Bob | Absence de 12 min. Temps restant : 30:00. | (Bob)',
  ],
  [
    'waiting for somebody who is overdue',
    {
      house: {
        seats: seatsWith(1, { isHere: false, awaySince: NOW - 90 * MINUTE, overdueAt: NOW }),
      },
    },
    'wait: Waiting for Bob | Away for 1 hr. | (Bob) | [Replace Bob…]',
    'wait: On attend Bob | Absence de 1 h. | (Bob) | [Remplacer Bob…]',
  ],
]

describe.each(['en', 'fr'] as const)('the bar in %s', (language) => {
  test.each(SCENES)('%s', (_, scene, en, fr) => {
    expect(text(drawn(scene, language)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      language === 'en' ? en : fr,
    )
  })
})

test('it is green on my turn, and never else', () => {
  const green = SCENES.filter(([, scene]) => drawn(scene, 'en').tone === 'mine')
  expect(green.map(([name]) => name)).toEqual(
    SCENES.map(([name]) => name).filter((name) => name.startsWith('my turn')),
  )
})

test('turns before mine are counted by the order of the last time, where there is one', () => {
  expect(turnsBefore(log(0, 1, 2, 3, 0), 1, 0)).toBe(2)
  expect(turnsBefore(log(0, 1, 1, 2, 0), 2, 0)).toBe(0)
  expect(turnsBefore(log(1, 2), 1, 0)).toBe(null)
  expect(turnsBefore([], 1, 0)).toBe(null)
})
