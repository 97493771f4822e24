// The words of our mails.
import { type Catalog, type Locale, type Message, speak } from '@foldtable/kernel'

const mailWords: { readonly [L in Locale]: Catalog } = {
  en: {
    'signIn.subject': 'Your sign-in link',
    'signIn.body':
      'Somebody, most likely you, asked to sign in with this address. The link works once, within {minutes} minutes.',
    'signIn.action': 'Sign in',
    'signIn.footer':
      'If it was not you, do nothing: without the link nobody can use your address, and nobody but you has it.',
    greeting: 'Hello {name},',
    'turn.subject': 'Your turn: {game}',
    'turn.body': 'It is your turn in {game}.',
    'turn.action': 'Go to the table',
    'invitation.subject': '{by} invites you: {game}',
    'invitation.body': '{by} invites you to a table of {game}.',
    'invitation.action': 'See the invitation',
    'result.subject': 'The game is over: {game}',
    'result.body': 'Your game of {game} is over.',
    'result.place': 'Your game of {game} is over. Your place: {place} of {of}.',
    'result.action': 'See the result',
    'digest.subject': '{count|One thing waits|{count} things wait} for you',
    'digest.body': 'Since the last summary:',
    somebody: 'Somebody',
    unsubscribe: 'No more mails like this',
  },
  fr: {
    'signIn.subject': 'Votre lien de connexion',
    'signIn.body':
      'Quelqu’un, sans doute vous, a demandé à se connecter avec cette adresse. Le lien sert une seule fois, dans les {minutes} minutes.',
    'signIn.action': 'Se connecter',
    'signIn.footer':
      'Si ce n’était pas vous, ne faites rien : sans le lien, personne ne peut utiliser votre adresse, et vous seul l’avez.',
    greeting: 'Bonjour {name},',
    'turn.subject': 'À vous de jouer : {game}',
    'turn.body': 'C’est à vous de jouer à {game}.',
    'turn.action': 'Aller à la table',
    'invitation.subject': '{by} vous invite : {game}',
    'invitation.body': '{by} vous invite à une table de {game}.',
    'invitation.action': 'Voir l’invitation',
    'result.subject': 'La partie est finie : {game}',
    'result.body': 'Votre partie de {game} est finie.',
    'result.place': 'Votre partie de {game} est finie. Votre place : {place} sur {of}.',
    'result.action': 'Voir le résultat',
    'digest.subject': '{count|Une chose vous attend|{count} choses vous attendent}',
    'digest.body': 'Depuis le dernier résumé :',
    somebody: 'Quelqu’un',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
}

/** The text of that id in the person's language. */
export const say = (locale: Locale, id: string, params: Message['params'] = {}): string =>
  speak({ id, params }, { locale, catalog: mailWords[locale], nameOf: String })
