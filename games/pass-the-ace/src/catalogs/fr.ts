// French.
import type { Catalog } from '@foldtable/kernel'
import { cardWords } from '@foldtable/parts/cards'

export const fr: Catalog = {
  ...cardWords('fr'),
  summary: 'Une carte, trois vies : gardez-la ou passez-la, et ne restez pas avec la plus basse.',

  highCardDrawn: '{seats} {seats|tire|tirent} {cards}.',
  dealerChosen: '{seat} donne en premier.',
  roundBegan: '{dealer} distribue à {order}.',
  trashReshuffled:
    'La pioche est vide : {count|{count} carte est mélangée et forme|{count} cartes sont mélangées et forment} la nouvelle pioche.',
  stuck: '{seat} garde sa carte.',
  stuckByClock: '{seat} garde sa carte (automatiquement).',
  swapped: '{seat} échange avec {target} et reçoit une carte plus haute.',
  swappedModi: 'Modi ! {seat} échange avec {target} et reçoit une carte plus basse.',
  swappedDirtyDan: 'Dirty Dan ! {seat} échange avec {target} et reçoit une carte de même rang.',
  kungMet: 'Kung ! {seat} tombe sur {king} de {target} : aucune carte ne bouge.',
  drew: '{seat} défausse {discarded} et pioche une carte.',
  revealed: '{seats} {seats|montre|montrent} {cards}.',
  livesLost: '{seats} {seats|perd|perdent} une vie.',
  eliminated: 'Élimination : {seats}.',
  doubleGameCalled:
    'Plus personne en vie : partie double ! Tout le monde revient avec toutes ses vies.',
  playerLeft: '{seat} quitte la partie.',
  playerLeftCard: '{seat} quitte la partie et défausse {card}.',
  'gameWon.lastAlive': '{seat} reste seul en vie et gagne.',
  'gameWon.opponentsLeft': '{seat} gagne, tous les autres étant partis.',
  gameAbandoned: 'La partie est abandonnée : personne ne gagne.',

  'about.turn': 'Garder votre carte ou l’échanger ?',
  'about.highCard': 'Qui donne en premier ?',
  'about.reveal': 'Cartes sur table.',
  'about.doubleGame': 'Partie double !',

  'ask.swap': 'Garder votre carte, ou échanger avec {target} ?',
  'ask.draw': 'Garder votre carte, ou en piocher une ?',
  'ask.king': 'Vous avez un roi : gardez-le.',
  'round.highCard': 'Tirage du donneur',
  'round.number': 'Manche {round}',
  'round.ofLeg': 'Partie {leg}, manche {round}',
  'preset.usual': 'Trois vies',
  'preset.long': 'Cinq vies, une longue soirée',

  'move.stick': 'Garder',
  'move.swap': 'Échanger avec {target}',
  'move.draw': 'Piocher',
  'move.ready': 'Continuer',

  'summary.yourCard': 'Votre carte : {card}.',
  'summary.shown': '{seat} montre {card}.',
  'summary.known': 'Vous savez que {seat} a {card}.',
  'summary.lives': '{seat} : {lives|{lives} vie|{lives} vies}.',
  'summary.out': '{seat} : hors jeu.',
  'summary.left': '{seat} n’est plus là.',
  'summary.highCard': '{dealer} donne en premier. Pioche : {deck}.',
  'summary.table': 'Manche {round}, donnée par {dealer}. Pioche : {deck}. Défausse : {trash}.',

  'refusal.dealerCannotSwap':
    'Vous jouez en dernier et n’avez personne avec qui échanger : gardez ou piochez.',
  'refusal.kingMustStick': 'Vous avez un roi : vous ne pouvez que le garder.',
  'refusal.invalidTarget': 'On n’échange qu’avec {target}, qui joue juste après.',
  'refusal.notDealer': 'Seul le dernier à jouer peut piocher.',
  'refusal.wrongPhase': 'Ce n’est pas possible à ce moment de la partie.',
  'refusal.notAlive': 'Vous êtes hors jeu.',
  'refusal.notSeated': 'Vous avez quitté cette partie.',
  'refusal.alreadyLeft': 'Ce joueur est déjà parti.',

  'said.startingLives': 'Chacun commence avec {value|{value} vie|{value} vies}',
  'option.startingLives': 'Vies au départ',
  'reason.lastAlive': 'dernier en vie',
  'reason.opponentsLeft': 'tous les autres sont partis',
  'reason.abandoned': 'abandonnée',
  'tally.gamesPlayed': 'Parties jouées',
  'tally.gamesWon': 'Parties gagnées',
  'tally.roundsLost': 'Manches perdues',
  points: 'Vies',
}
