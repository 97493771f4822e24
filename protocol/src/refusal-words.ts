// What the server's refusals are in words: said by its HTTP answers, and by pages in the reader's language.
import type { Catalog, Locale } from '@foldtable/kernel'

export const refusalWords: { readonly [L in Locale]: Catalog } = {
  en: {
    'refusal.unknownGame': 'There is no such game here.',
    'refusal.notStarted': 'The game has not started yet.',
    'refusal.outage': 'Something failed on our side and nothing was changed. Please try again.',
    'refusal.fault':
      'This move met an error in the rules and was not played. The table stands as it was.',
    'refusal.tooManyOpenTables': 'You sit at {most} open tables; finish or leave some first.',
    'refusal.tooManyNewTables': 'Those were many new tables in one hour. Please wait a little.',
    'refusal.tooManyBotTables': 'Bots play alone for you at {most} tables already.',
    'refusal.tooMuchSaid': 'That was a lot to say; please wait a little.',
    'refusal.talkIsOver': 'This game has long been over; talk about it is closed.',
    'refusal.tableDamaged':
      'This table cannot be opened at the moment. Whoever runs this house has been told.',
    'refusal.cannotRemoveYet':
      'At a slow table only somebody who has been asked and not been seen for {days} days can be removed.',
    'refusal.nothingToTakeBack': 'You have made no move that could be taken back.',
    'refusal.noClock': 'This table has no clock.',
    'refusal.clockGoes': 'The clocks are going.',
    'refusal.clockStands': 'The clocks stand already.',
    'refusal.tableTooLong':
      'This table has {most} entries: it takes moves only, and nothing is taken back or stopped any more.',
    'refusal.questionOpen': 'Somebody has asked something already; that is answered first.',
    'refusal.notOverdue': 'Nobody here has kept the others waiting for too long.',
    'refusal.noRematch': 'Nobody offers a rematch at the moment.',
    'refusal.rematchBegun': 'The rematch has begun without you.',
    'refusal.tooManyOffers': 'You have offered a rematch {most} times within the hour.',
    'refusal.noHints': 'At this table no bot may be asked for a hint.',
    'refusal.noThought': 'The bot has no answer just now. Please try again.',
    'refusal.notAsked': 'You were not asked, or have answered already.',
    'refusal.notPlaying': 'That is possible only while the game is played.',
    'refusal.cannotEnd': '{game} cannot be ended for everybody; leave it instead.',
    'refusal.malformedMessage': 'This message is not complete: {at} should be {expected}.',
    'refusal.helloFirst': 'Say hello first.',
    'refusal.noSuchTable': 'There is no such table, or it is private.',
    'refusal.tooFast': 'That was too much at once. Please wait a little.',
    'refusal.readFirst': 'The whole table is on its way to you already.',
    'refusal.tooManyTables': 'One connection watches at most {most} tables.',
    'refusal.tooManyWatchers': 'This table has as many onlookers as it may have.',
    'refusal.houseFull':
      'The house is full at the moment: only those who play are let in. Please try again later.',
    'refusal.nothingSaid': 'There is nothing to say.',
    'refusal.onlySeated': 'Only who sits at this table can speak here.',
    'refusal.crossSite': 'Pages of other sites may not do that.',
    'refusal.noSuchPlace': 'There is nothing at this address.',
    'refusal.malformedRequest': 'This request is not complete: {what}.',
    'refusal.notSignedIn': 'Tell us your name first.',
    'refusal.noSuchPlayer': 'There is no such player.',

    'refusal.nameMissing': 'Please enter a name.',
    'refusal.nameTooLong': 'A name has at most {most} characters.',
    'refusal.nameUnreadable': 'That name holds characters that cannot be shown.',
    'refusal.unknownAvatar': 'There is no such avatar.',
    'refusal.unknownLanguage': 'That language is not available.',
    'refusal.unknownNoticeChoice': 'Notices can be off, sent at once, or gathered into a digest.',
    'refusal.unknownAccount': 'There is no such account.',
    'refusal.emailInvalid': 'That is not an e-mail address.',
    'refusal.tooManyLinks':
      'Several links have been sent to that address already: use the latest, or wait a quarter of an hour.',
    'refusal.linkNotValid': 'That link has been used or is too old; please ask for another.',
    'refusal.addressRefused': 'The mail server does not take this address. Is it spelt right?',
    'refusal.mailOutage': 'No mail can be sent at the moment. Please try again in some minutes.',
    'refusal.tooManySignIns': 'Many links have been asked for from here. Please try again later.',
    'refusal.tooManyGuests': 'Many guests have come from here. Please try again later.',
    'refusal.tooManyNames': 'Those were many names in one hour. Please stay with one for a while.',
    'refusal.tooManyInvitations': 'Those were enough invitations for today.',
    'refusal.noSuchCode': 'No table that waits has this code. Is it right, and not too old?',
    'refusal.codeNotValid':
      'This code is wrong, was used, or is too old. Show a new one on the other device.',
    'refusal.somebodyHere': 'You are {name} on this device.',
    'refusal.noSuchDevice': 'You are not signed in there any more.',
    'refusal.tooManyCodes': 'Those were many codes. Please wait a while, or ask for the link.',
    'refusal.tooManyKeptAway':
      'You keep {most} people away already; let one of them come back first.',
    'refusal.notYourself': 'That is you.',
    'refusal.addressFirst': 'Sign in by e-mail first.',
    'refusal.alreadySeated': 'That player sits there already.',
    'refusal.openWhereAsked':
      'This link gives an account another address: open it in the browser that is signed in to that account.',
  },
  fr: {
    'refusal.unknownGame': 'Ce jeu n’existe pas ici.',
    'refusal.notStarted': 'La partie n’a pas encore commencé.',
    'refusal.outage': 'Une panne de notre côté : rien n’a été changé. Veuillez réessayer.',
    'refusal.fault':
      'Ce coup a rencontré une erreur dans les règles et n’a pas été joué. La table est inchangée.',
    'refusal.tooManyOpenTables':
      'Vous êtes à {most} tables ouvertes ; terminez-en ou quittez-en quelques-unes.',
    'refusal.tooManyNewTables':
      'Cela fait beaucoup de nouvelles tables en une heure. Patientez un peu.',
    'refusal.tooManyBotTables': 'Des robots jouent déjà seuls pour vous à {most} tables.',
    'refusal.tooMuchSaid': 'Cela fait beaucoup de messages ; patientez un peu.',
    'refusal.talkIsOver': 'Cette partie est finie depuis longtemps ; on n’y discute plus.',
    'refusal.tableDamaged':
      'Cette table ne peut pas être ouverte pour le moment. La personne qui tient la maison a été avertie.',
    'refusal.cannotRemoveYet':
      'À une table lente, on ne peut exclure que quelqu’un dont on attend un coup et qu’on n’a pas vu depuis {days} jours.',
    'refusal.nothingToTakeBack': 'Vous n’avez joué aucun coup à reprendre.',
    'refusal.noClock': 'Cette table n’a pas de pendule.',
    'refusal.clockGoes': 'Les pendules tournent.',
    'refusal.clockStands': 'Les pendules sont déjà arrêtées.',
    'refusal.tableTooLong':
      'Cette table compte {most} entrées : elle n’accepte plus que des coups, sans reprise ni arrêt des pendules.',
    'refusal.questionOpen': 'Une autre demande est en cours ; il faut d’abord y répondre.',
    'refusal.notOverdue': 'Personne ici ne se fait attendre depuis trop longtemps.',
    'refusal.noRematch': 'Personne ne propose de revanche pour l’instant.',
    'refusal.rematchBegun': 'La revanche a commencé sans vous.',
    'refusal.tooManyOffers': 'Vous avez proposé une revanche {most} fois en une heure.',
    'refusal.noHints': 'À cette table, on ne peut demander de conseil à aucun robot.',
    'refusal.noThought': 'Le robot n’a pas de réponse pour l’instant. Réessayez.',
    'refusal.notAsked': 'On ne vous a rien demandé, ou vous avez déjà répondu.',
    'refusal.notPlaying': 'Ce n’est possible que pendant la partie.',
    'refusal.cannotEnd': '{game} ne peut pas être arrêté pour tous ; quittez la partie.',
    'refusal.malformedMessage': 'Ce message est incomplet : {at} devrait être {expected}.',
    'refusal.helloFirst': 'Dites d’abord bonjour.',
    'refusal.noSuchTable': 'Cette table n’existe pas, ou elle est privée.',
    'refusal.tooFast': 'C’était trop à la fois. Veuillez patienter un peu.',
    'refusal.readFirst': 'La table entière est déjà en route vers vous.',
    'refusal.tooManyTables': 'Une connexion suit au plus {most} tables.',
    'refusal.tooManyWatchers': 'Cette table a autant de spectateurs qu’elle peut en avoir.',
    'refusal.houseFull':
      'La maison est pleine pour le moment : seules les personnes qui jouent entrent. Réessayez plus tard.',
    'refusal.nothingSaid': 'Il n’y a rien à dire.',
    'refusal.onlySeated': 'Seuls ceux qui sont à cette table peuvent parler ici.',
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
      'Plusieurs liens ont déjà été envoyés à cette adresse : utilisez le dernier, ou attendez un quart d’heure.',
    'refusal.linkNotValid': 'Ce lien a déjà servi ou est trop ancien ; demandez-en un autre.',
    'refusal.addressRefused':
      'Le serveur de courrier n’accepte pas cette adresse. Est-elle bien écrite ?',
    'refusal.mailOutage':
      'Aucun courriel ne peut être envoyé en ce moment. Réessayez dans quelques minutes.',
    'refusal.tooManySignIns':
      'Beaucoup de liens ont été demandés d’ici. Veuillez réessayer plus tard.',
    'refusal.tooManyGuests': 'Beaucoup d’invités sont venus d’ici. Veuillez réessayer plus tard.',
    'refusal.tooManyNames': 'Cela fait beaucoup de noms en une heure. Gardez-en un pour un moment.',
    'refusal.tooManyInvitations': 'Assez d’invitations pour aujourd’hui.',
    'refusal.noSuchCode': 'Aucune table en attente n’a ce code. Est-il juste, et pas trop ancien ?',
    'refusal.codeNotValid':
      'Ce code est faux, a déjà servi ou est trop ancien. Affichez-en un autre sur l’autre appareil.',
    'refusal.somebodyHere': 'Vous êtes {name} sur cet appareil.',
    'refusal.noSuchDevice': 'Vous n’y êtes plus connecté.',
    'refusal.tooManyCodes':
      'Cela fait beaucoup de codes. Patientez un moment, ou demandez le lien.',
    'refusal.tooManyKeptAway':
      'Vous tenez déjà {most} personnes à l’écart ; laissez d’abord revenir l’une d’elles.',
    'refusal.notYourself': 'C’est vous.',
    'refusal.addressFirst': 'Connectez-vous d’abord par e-mail.',
    'refusal.alreadySeated': 'Ce joueur est déjà à la table.',
    'refusal.openWhereAsked':
      'Ce lien donne une autre adresse à un compte : ouvrez-le dans le navigateur où ce compte est connecté.',
  },
}
