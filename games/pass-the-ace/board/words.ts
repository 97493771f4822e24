// What only the drawing says; everything else is in the game's own catalogs.
import { type Locale, unbroken } from '@foldtable/kernel'

export const boardWords = {
  en: {
    table: 'Card table',
    trash: 'Trash',
    trashList: 'Cards on the trash',
    trashEmpty: 'No card lies on the trash.',
    rounds: 'Rounds',
    roundsTitle: 'Rounds so far',
    roundsEmpty: 'No round is finished yet.',
    round: 'Round {round}',
    leg: 'Game {leg}',
    highCard: 'High card',
    dealer: 'Dealer',
    lost: 'Lost a life',
    look: 'Look',
    moments: 'Named moments',
    you: 'You',
    out: 'out',
    left: 'left',
    stick: 'sticks',
    swap: 'swaps',
    kung: 'Kung!',
    draw: 'draws',
    modi: 'Modi!',
    dirtyDan: 'Dirty Dan!',
    timeUp: 'Too late!',
    is: '{what}: {who}',
    story: 'What happened',
    through: 'Hands: {names}',
    doubleGame: 'Double game!',
    wins: '{name} wins!',
    youWin: 'You win!',
    sending: 'Sending…',
    known: 'You know this card',
    waitingSelf: 'You are ready. Waiting for the others.',
    outNow: 'You are out. Watch how it goes on.',
    close: 'Close',
  },
  fr: {
    table: 'Table de cartes',
    trash: 'Défausse',
    trashList: 'Cartes de la défausse',
    trashEmpty: 'La défausse est vide.',
    rounds: 'Manches',
    roundsTitle: 'Manches jouées',
    roundsEmpty: 'Aucune manche n’est finie.',
    round: 'Manche {round}',
    leg: 'Partie {leg}',
    highCard: 'Tirage',
    dealer: 'Donneur',
    lost: 'Perd une vie',
    look: 'Revoir',
    moments: 'Coups remarquables',
    you: 'Vous',
    out: 'hors jeu',
    left: 'parti',
    stick: 'garde',
    swap: 'échange',
    kung: 'Kung !',
    draw: 'pioche',
    modi: 'Modi !',
    dirtyDan: 'Dirty Dan !',
    timeUp: 'Trop tard !',
    is: '{what} : {who}',
    story: 'Ce qui s’est passé',
    through: 'Mains : {names}',
    doubleGame: 'Partie double !',
    wins: '{name} gagne !',
    youWin: 'Vous gagnez !',
    sending: 'Envoi…',
    known: 'Vous connaissez cette carte',
    waitingSelf: 'Vous êtes prêt. On attend les autres.',
    outNow: 'Vous êtes hors jeu. Regardez la suite.',
    close: 'Fermer',
  },
} as const

export type BoardWord = keyof (typeof boardWords)['en']

export type Words = (
  word: BoardWord,
  params?: { readonly [name: string]: string | number },
) => string

export const wordsIn =
  (language: Locale): Words =>
  (word, params = {}) => {
    const text = boardWords[language][word]
    return (language === 'fr' ? unbroken(text) : text).replace(
      /\{(\w+)\}/g,
      (place, name: string) => String(params[name] ?? place),
    )
  }
