// English.
import type { Catalog } from '@foldtable/kernel'
import { cardWords } from '@foldtable/parts/cards'

export const en: Catalog = {
  ...cardWords('en'),
  summary: 'One card, three lives: keep it or push it on, and do not be caught with the lowest.',

  highCardDrawn: '{seats} {seats|draws|draw} {cards}.',
  dealerChosen: '{seat} deals first.',
  roundBegan: '{dealer} deals to {order}.',
  trashReshuffled:
    'The deck is empty: {count|1 card is|{count} cards are} shuffled and {count|becomes|become} the new deck.',
  stuck: '{seat} sticks.',
  stuckByClock: '{seat} sticks (automatically).',
  swapped: '{seat} swaps with {target} and gets a higher card.',
  swappedModi: 'Modi! {seat} swaps with {target} and gets a lower card.',
  swappedDirtyDan: 'Dirty Dan! {seat} swaps with {target} and gets a card of the same rank.',
  kungMet: 'Kung! {seat} runs into the {king} of {target}, and no card moves.',
  drew: '{seat} puts the {discarded} on the trash and draws from the deck.',
  revealed: '{seats} {seats|shows|show} {cards}.',
  livesLost: '{seats} {seats|loses|lose} a life.',
  eliminated: '{seats} {seats|is|are} out.',
  doubleGameCalled: 'Nobody is left alive: double game! Everybody comes back with full lives.',
  playerLeft: '{seat} leaves the game.',
  playerLeftCard: '{seat} leaves the game and puts the {card} on the trash.',
  'gameWon.lastAlive': '{seat} is the last one alive and wins.',
  'gameWon.opponentsLeft': '{seat} wins, as everybody else has left.',
  gameAbandoned: 'The game was abandoned: nobody wins.',

  'about.turn': 'Keep your card, or exchange it?',
  'about.highCard': 'Who deals first?',
  'about.reveal': 'Cards on the table.',
  'about.doubleGame': 'Double game!',

  'ask.swap': 'Keep your card, or swap it with {target}?',
  'ask.draw': 'Keep your card, or draw a new one?',
  'ask.king': 'You hold a king: you can only stick.',
  'round.highCard': 'Draw for the deal',
  'round.number': 'Round {round}',
  'round.ofLeg': 'Game {leg}, round {round}',
  'preset.usual': 'Three lives',
  'preset.long': 'Five lives, a long evening',

  'move.stick': 'Stick',
  'move.swap': 'Swap with {target}',
  'move.draw': 'Draw from the deck',
  'move.ready': 'Continue',

  'summary.yourCard': 'You hold the {card}.',
  'summary.shown': '{seat} shows the {card}.',
  'summary.known': 'You know that {seat} holds the {card}.',
  'summary.lives': '{seat}: {lives|one life|{lives} lives}.',
  'summary.out': '{seat} is out.',
  'summary.left': '{seat} has left.',
  'summary.highCard': '{dealer} deals first. Deck: {deck}.',
  'summary.table': 'Round {round}, dealt by {dealer}. Deck: {deck}. Trash: {trash}.',

  'refusal.dealerCannotSwap':
    'You are the last to act, so there is nobody to swap with: stick or draw.',
  'refusal.kingMustStick': 'You hold a king: you can only stick.',
  'refusal.invalidTarget': 'You can swap only with {target}, who comes next.',
  'refusal.notDealer': 'Only the last to act may draw from the deck.',
  'refusal.wrongPhase': 'That is not possible at this moment of the game.',
  'refusal.notAlive': 'You are out of this game.',
  'refusal.notSeated': 'You have left this game.',
  'refusal.alreadyLeft': 'This player has left already.',

  'said.startingLives': 'Everybody begins with {value|one life|{value} lives}',
  'option.startingLives': 'Lives at the start',
  'reason.lastAlive': 'last one alive',
  'reason.opponentsLeft': 'everybody else left',
  'reason.abandoned': 'abandoned',
  'tally.gamesPlayed': 'Games played',
  'tally.gamesWon': 'Games won',
  'tally.roundsLost': 'Rounds lost',
  points: 'Lives',
}
