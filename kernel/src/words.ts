// The kernel's own words: its refusals, in every language of the house.
import type { Catalog, Locale } from './message.ts'

export const kernelWords: { readonly [L in Locale]: Catalog } = {
  en: {
    'refusal.unknownMove': 'This game has no such move.',
    'refusal.malformedMove': 'That move is not complete: {at} should be {expected}.',
    'refusal.gameOver': 'The game is over.',
    'refusal.notSeated': 'You have no seat at this table.',
    'refusal.notAPlayersMove': 'Players cannot make that move.',
    'refusal.tooEarly': 'It is not time for that yet.',
    'refusal.staleMove': 'The game has moved on; your move was not played.',
    'refusal.notYourTurn': 'It is not your turn.',
    'refusal.invalidSettings': 'These settings are not possible for this game.',
    'refusal.notHost': 'Only the host of the table can do that.',
    'refusal.alreadyStarted': 'The game has started already.',
    'refusal.tableFull': 'All seats are taken.',
    'refusal.notEnoughPlayers': 'At least {needed} players are needed.',
    'refusal.cannotRemove': 'Only somebody who has been away for two minutes can be removed.',
    'refusal.notOver': 'The game is not over yet.',
  },
  fr: {
    'refusal.unknownMove': 'Ce coup n’existe pas dans ce jeu.',
    'refusal.malformedMove': 'Ce coup est incomplet : {at} devrait être {expected}.',
    'refusal.gameOver': 'La partie est terminée.',
    'refusal.notSeated': 'Vous n’avez pas de place à cette table.',
    'refusal.notAPlayersMove': 'Les joueurs ne peuvent pas jouer ce coup.',
    'refusal.tooEarly': 'Il est encore trop tôt.',
    'refusal.staleMove': 'La partie a avancé ; votre coup n’a pas été joué.',
    'refusal.notYourTurn': 'Ce n’est pas votre tour.',
    'refusal.invalidSettings': 'Ces réglages ne sont pas possibles pour ce jeu.',
    'refusal.notHost': 'Seul l’hôte de la table peut faire cela.',
    'refusal.alreadyStarted': 'La partie a déjà commencé.',
    'refusal.tableFull': 'Toutes les places sont prises.',
    'refusal.notEnoughPlayers': 'Il faut au moins {needed} joueurs.',
    'refusal.cannotRemove': 'On ne peut exclure que quelqu’un absent depuis deux minutes.',
    'refusal.notOver': 'La partie n’est pas encore finie.',
  },
}
