// What the command line itself says at a table, in every language of the house.
import type { Catalog } from '@foldtable/kernel'

const en = {
  person: 'Player {number}',
  begins: '{game}: {names}.',
  commitment: 'Commitment to the chance of this table: {commitment}',
  help: 'Type a number or the beginning of a move. v shows the table, u takes a move back, q quits.',
  handOver: 'Hand over to {name}, who presses Enter.',
  goOn: 'Press Enter to go on.',
  choose: 'Type a number from 1 to {count} or the beginning of a move; ? for help.',
  unclear: 'Which one? {choices}',
  refused: 'Not possible: {reason}',
  nothingToTakeBack: 'You have made no move that could be taken back.',
  consent: '{asker} wants to take a move back. {name}, do you agree? (y/n)',
  noConsent: '{name} does not agree.',
  takenBack: '{name} takes a move back.',
  saveAs: 'Save the record? Type a file name, or Enter for no.',
  saved: 'The record is in {file}.',
  notSaved: 'The record could not be saved: {reason}',
  goodbye: 'Goodbye.',
  over: 'The game is over: {reason}.',
  place: '{place}. {name}',
  stepHelp: 'Enter next, b back, a number jumps to that entry, q quits.',
  entry: 'Entry {n} of {last}',
  nothingTold: '(nothing to tell)',
  asSeenBy: 'As {name} sees it.',
  asSpectator: 'As a spectator sees it.',
  asAll: 'With every secret open.',
} satisfies Catalog

const fr: { readonly [Id in keyof typeof en]: string } = {
  person: 'Joueur {number}',
  begins: '{game} : {names}.',
  commitment: 'Engagement sur le hasard de cette table : {commitment}',
  help: 'Tapez un numéro ou le début d’un coup. v montre la table, u reprend un coup, q quitte.',
  handOver: 'Passez l’écran à {name}, qui appuie sur Entrée.',
  goOn: 'Appuyez sur Entrée pour continuer.',
  choose: 'Tapez un numéro de 1 à {count} ou le début d’un coup ; ? pour l’aide.',
  unclear: 'Lequel ? {choices}',
  refused: 'Impossible : {reason}',
  nothingToTakeBack: 'Vous n’avez joué aucun coup à reprendre.',
  consent: '{asker} veut reprendre un coup. {name}, êtes-vous d’accord ? (o/n)',
  noConsent: '{name} n’est pas d’accord.',
  takenBack: '{name} reprend un coup.',
  saveAs: 'Enregistrer la partie ? Tapez un nom de fichier, ou Entrée pour non.',
  saved: 'La partie est enregistrée dans {file}.',
  notSaved: 'La partie n’a pas pu être enregistrée : {reason}',
  goodbye: 'Au revoir.',
  over: 'La partie est finie : {reason}.',
  place: '{place}. {name}',
  stepHelp: 'Entrée suivant, b retour, un numéro va à cette entrée, q quitte.',
  entry: 'Entrée {n} sur {last}',
  nothingTold: '(rien à raconter)',
  asSeenBy: 'Vu par {name}.',
  asSpectator: 'Vu par un spectateur.',
  asAll: 'Tous les secrets ouverts.',
}

export const words = { en, fr }

/** Answers that mean yes, in any of them. */
export const isYes = (answer: string): boolean => /^(y|yes|o|oui)$/i.test(answer.trim())
