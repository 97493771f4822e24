// Help at the table, the numbered rules, and what can be asked over HTTP.
import type { Catalog } from '@foldtable/kernel'

export const help: Catalog = {
  'help.title': 'Comment jouer à {game}',
  'help.close': 'Fermer',
  'help.now': 'Maintenant',
  'help.guide': 'Guide',
  'help.words': 'Mots',
  'help.rules': 'Règles',
  'help.cited': 'citée par le refus',
  'help.youMay': 'Ce que vous pouvez faire',
  'help.notAsked': 'On ne vous demande rien pour le moment. On attend {names}.',
  'help.over': 'La partie est finie ; on ne demande plus rien.',
  'help.pause': 'Une pause pour regarder. On continue tout seul, ou quand tous l’ont dit.',
  'help.more': 'Le guide entier, avec toutes les images',
  'help.noWords': 'Ce jeu n’a pas de mots à lui.',
  'api.lead': 'Ce que pages et programmes peuvent demander à ce serveur par HTTP.',
  'api.document': 'La même chose en document OpenAPI',
  'api.body': 'À envoyer',
  'api.answer': 'Réponse',
  'api.refusals': 'Refus',
  'api.socket': 'Ce qui se dit par WebSocket, en document AsyncAPI',
  'rules.title': 'Règles de {game}',
  'rules.house': 'Règles de toutes les tables',
  'rules.houseLead':
    'Ce qui vaut quel que soit le jeu : coups et pendules, salle d’attente, maison et comptes.',
  'rules.contents': 'Sommaire',
  'rules.find': 'Chercher une règle ou un mot',
  'rules.found': '{count|Une règle|{count} règles}',
  'rules.none': 'Aucune règle ne dit cela.',
}
