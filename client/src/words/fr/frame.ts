// What pages and tables both say of a table in French: questions, colours, keeping people away.
import type { Catalog } from '@foldtable/kernel'

export const frame: Catalog = {
  'colour.gold': 'Or',
  'colour.purple': 'Violet',
  'colour.pink': 'Rose',
  'colour.brown': 'Brun',
  'colour.navy': 'Bleu nuit',
  'rail.mute': 'Masquer',
  'rail.unmute': 'Entendre à nouveau',
  'rail.mute.why': 'Vous ne voyez plus ce qui est écrit. L’autre n’en sait rien.',
  'rail.block': 'Bloquer',
  'rail.unblock': 'Ne plus bloquer',
  'rail.block.why': 'Masqué aussi, et ne peut plus s’asseoir à vos tables.',
  'turn.rematchAsked': '{name} veut sa revanche',
  'ask.undo': '{name} demande à reprendre un coup',
  'ask.undo.move': '{name} demande à reprendre : « {move} »',
  'ask.stop': '{name} demande d’arrêter les pendules',
  'ask.end': '{name} demande d’arrêter la partie ici : personne ne gagne',
  'ask.replace': '{name} propose qu’un robot continue pour {of}',
  'ask.agreed': 'D’accord : {names}.',
  'ask.answered.no': '{name} préfère non. Rien ne change.',
  'ask.answered.yes': 'D’accord.',
  'settings.letters': 'Touches lettres',
  'settings.lettersHint':
    'Des lettres seules comme touches à la table : M menu, ? aide, C discussion, L journal, F pleine fenêtre, U reprendre, N table suivante, et celles du plateau.',
  'ask.answered.none': 'Votre question est restée sans suite.',
  'help.rule': 'Règle {rule}',
}
