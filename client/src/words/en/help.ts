// Help at the table, the numbered rules, and what can be asked over HTTP.
import type { Catalog } from '@foldtable/kernel'

export const help: Catalog = {
  'help.title': 'How to play {game}',
  'help.close': 'Close',
  'help.now': 'Now',
  'help.guide': 'Guide',
  'help.words': 'Words',
  'help.rules': 'Rules',
  'help.cited': 'cited by the refusal',
  'help.youMay': 'What you can do',
  'help.notAsked': 'You are not asked anything at the moment. Waiting for {names}.',
  'help.over': 'The game is over; nothing is asked any more.',
  'help.pause': 'A pause to look. It goes on by itself, or when everybody has said so.',
  'help.more': 'The whole guide, with all pictures',
  'help.noWords': 'This game has no words of its own.',
  'api.lead': 'What pages and scripts can ask this server over HTTP.',
  'api.document': 'The same as an OpenAPI document',
  'api.body': 'Send',
  'api.answer': 'Answer',
  'api.refusals': 'Refusals',
  'api.socket': 'What is said over the socket, as an AsyncAPI document',
  'rules.title': 'Rules of {game}',
  'rules.house': 'Rules of every table',
  'rules.houseLead':
    'What holds whatever the game: moves and clocks, the waiting room, the house, and accounts.',
  'rules.contents': 'Contents',
  'rules.find': 'Find a rule or a word',
  'rules.found': '{count|One rule|{count} rules}',
  'rules.none': 'No rule says that.',
}
