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
    'test.subject': 'A test of the mail',
    'test.body': 'If you read this, mails of this house arrive. They link to this address:',
    'test.action': 'The house',
    greeting: 'Hello {name},',
    'turn.subject': 'Your turn: {game}',
    'turn.subject.with': 'Your turn: {game} with {others}',
    'turn.body': 'It is your turn in {game}.',
    'turn.body.with': 'It is your turn in {game} with {others}.',
    'turn.action': 'Go to the table',
    'reminder.subject': 'Still your turn: {game}',
    'reminder.subject.with': 'Still your turn: {game} with {others}',
    'reminder.body': 'The table of {game} has been waiting for you since yesterday.',
    'reminder.body.with':
      'The table of {game} with {others} has been waiting for you since yesterday.',
    'reminder.action': 'Go to the table',
    'invitation.subject': '{by} invites you: {game}',
    'invitation.body': '{by} invites you to a table of {game}.',
    'invitation.action': 'See the invitation',
    'result.subject': 'The game is over: {game}',
    'result.body': 'Your game of {game} is over.',
    'result.place': 'Your game of {game} is over. Your place: {place} of {of}.',
    'result.action': 'See the result',
    'digest.subject': '{count|One thing waits|{count} things wait} for you',
    'digest.body': 'Since the last summary:',
    'invitations.subject': '{count|One invitation|{count} invitations}',
    somebody: 'Somebody',
    quoted: '“{name}”',
    others: '{count|one other|{count} others}',
    unsubscribe: 'No more mails like this',
  },
  fr: {
    'signIn.subject': 'Votre lien de connexion',
    'signIn.body':
      'Quelqu’un, sans doute vous, a demandé à se connecter avec cette adresse. Le lien sert une seule fois, dans les {minutes} minutes.',
    'signIn.action': 'Se connecter',
    'signIn.footer':
      'Si ce n’était pas vous, ne faites rien : sans le lien, personne ne peut utiliser votre adresse, et vous seul l’avez.',
    'test.subject': 'Essai du courrier',
    'test.body':
      'Si vous lisez ceci, les courriels de cette maison arrivent. Ils mènent à cette adresse :',
    'test.action': 'La maison',
    greeting: 'Bonjour {name},',
    'turn.subject': 'À vous de jouer : {game}',
    'turn.subject.with': 'À vous de jouer : {game} avec {others}',
    'turn.body': 'C’est à vous de jouer à {game}.',
    'turn.body.with': 'C’est à vous de jouer à {game} avec {others}.',
    'turn.action': 'Aller à la table',
    'reminder.subject': 'Toujours à vous de jouer : {game}',
    'reminder.subject.with': 'Toujours à vous de jouer : {game} avec {others}',
    'reminder.body': 'La table de {game} vous attend depuis hier.',
    'reminder.body.with': 'La table de {game} avec {others} vous attend depuis hier.',
    'reminder.action': 'Aller à la table',
    'invitation.subject': '{by} vous invite : {game}',
    'invitation.body': '{by} vous invite à une table de {game}.',
    'invitation.action': 'Voir l’invitation',
    'result.subject': 'La partie est finie : {game}',
    'result.body': 'Votre partie de {game} est finie.',
    'result.place': 'Votre partie de {game} est finie. Votre place : {place} sur {of}.',
    'result.action': 'Voir le résultat',
    'digest.subject': '{count|Une chose vous attend|{count} choses vous attendent}',
    'digest.body': 'Depuis le dernier résumé :',
    'invitations.subject': '{count|Une invitation|{count} invitations}',
    somebody: 'Quelqu’un',
    quoted: '« {name} »',
    others: '{count|un autre|{count} autres}',
    unsubscribe: 'Ne plus recevoir ces messages',
  },
}

/** The text of that id in the person's language. */
export const say = (locale: Locale, id: string, params: Message['params'] = {}): string =>
  speak({ id, params }, { locale, catalog: mailWords[locale], nameOf: String })
