// The server's own refusals, in every language of the house.
import type { Catalog, Locale } from '@foldtable/kernel'

export const serverWords: { readonly [L in Locale]: Catalog } = {
  en: {
    'refusal.unknownGame': 'There is no such game here.',
    'refusal.notStarted': 'The game has not started yet.',
    'refusal.outage': 'Something failed on our side and nothing was changed. Please try again.',
    'refusal.fault':
      'This move met an error in the rules and was not played. The table stands as it was.',
    'refusal.nothingToTakeBack': 'You have made no move that could be taken back.',
    'refusal.noClock': 'This table has no clock.',
    'refusal.clockGoes': 'The clocks are going.',
    'refusal.notAsked': 'You were not asked, or have answered already.',
    'refusal.notPlaying': 'That is possible only while the game is played.',
    'refusal.malformedMessage': 'This message is not complete: {at} should be {expected}.',
    'refusal.helloFirst': 'Say hello first.',
    'refusal.noSuchTable': 'There is no such table, or it is private.',
    'refusal.tooFast': 'That was too much at once. Please wait a little.',
    'refusal.nothingSaid': 'There is nothing to say.',
    'refusal.crossSite': 'Pages of other sites may not do that.',
    'refusal.noSuchPlace': 'There is nothing at this address.',
    'refusal.malformedRequest': 'This request is not complete: {what}.',
    'refusal.notSignedIn': 'Tell us your name first.',
    'refusal.noSuchPlayer': 'There is no such player.',
  },
  fr: {
    'refusal.unknownGame': 'Ce jeu n’existe pas ici.',
    'refusal.notStarted': 'La partie n’a pas encore commencé.',
    'refusal.outage': 'Une panne de notre côté : rien n’a été changé. Veuillez réessayer.',
    'refusal.fault':
      'Ce coup a rencontré une erreur dans les règles et n’a pas été joué. La table est inchangée.',
    'refusal.nothingToTakeBack': 'Vous n’avez joué aucun coup à reprendre.',
    'refusal.noClock': 'Cette table n’a pas de pendule.',
    'refusal.clockGoes': 'Les pendules tournent.',
    'refusal.notAsked': 'On ne vous a rien demandé, ou vous avez déjà répondu.',
    'refusal.notPlaying': 'Ce n’est possible que pendant la partie.',
    'refusal.malformedMessage': 'Ce message est incomplet : {at} devrait être {expected}.',
    'refusal.helloFirst': 'Dites d’abord bonjour.',
    'refusal.noSuchTable': 'Cette table n’existe pas, ou elle est privée.',
    'refusal.tooFast': 'C’était trop à la fois. Veuillez patienter un peu.',
    'refusal.nothingSaid': 'Il n’y a rien à dire.',
    'refusal.crossSite': 'Les pages d’autres sites ne peuvent pas faire cela.',
    'refusal.noSuchPlace': 'Il n’y a rien à cette adresse.',
    'refusal.malformedRequest': 'Cette demande est incomplète : {what}.',
    'refusal.notSignedIn': 'Dites-nous d’abord votre nom.',
    'refusal.noSuchPlayer': 'Ce joueur n’existe pas.',
  },
}
