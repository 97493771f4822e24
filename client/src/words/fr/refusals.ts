// What the server refuses, in words; a test holds it to the server's own.
import type { Catalog } from '@foldtable/kernel'

export const refusals: Catalog = {
  'refusal.noConnection': 'Le serveur est injoignable. Vérifiez le réseau et réessayez.',
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
  'refusal.cannotEnd': '{game} ne peut pas être arrêté pour tous ; quittez la partie.',
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
  'refusal.nameMissing': 'Veuillez entrer un nom.',
  'refusal.nameTooLong': 'Un nom compte au plus {most} caractères.',
  'refusal.nameUnreadable': 'Ce nom contient des caractères qui ne peuvent pas être affichés.',
  'refusal.unknownAvatar': 'Cet avatar n’existe pas.',
  'refusal.unknownLanguage': 'Cette langue n’est pas disponible.',
  'refusal.unknownNoticeChoice':
    'Les avis peuvent être désactivés, envoyés aussitôt ou réunis en un résumé.',
  'refusal.unknownAccount': 'Ce compte n’existe pas.',
  'refusal.emailInvalid': 'Ce n’est pas une adresse e-mail.',
  'refusal.tooManyLinks':
    'Plusieurs liens ont déjà été envoyés à cette adresse ; réessayez dans une heure.',
  'refusal.linkNotValid': 'Ce lien a déjà servi ou est trop ancien ; demandez-en un autre.',
}
