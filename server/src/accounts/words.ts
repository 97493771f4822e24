// The refusals of accounts in words.
import type { Catalog, Locale } from '@foldtable/kernel'

export const accountWords: { readonly [L in Locale]: Catalog } = {
  en: {
    'refusal.nameMissing': 'Please enter a name.',
    'refusal.nameTooLong': 'A name has at most {most} characters.',
    'refusal.nameUnreadable': 'That name holds characters that cannot be shown.',
    'refusal.unknownAvatar': 'There is no such avatar.',
    'refusal.unknownLanguage': 'That language is not available.',
    'refusal.unknownNoticeChoice': 'Notices can be off, sent at once, or gathered into a digest.',
    'refusal.unknownAccount': 'There is no such account.',
    'refusal.emailInvalid': 'That is not an e-mail address.',
    'refusal.tooManyLinks':
      'Several links have been sent to that address already; try again in an hour.',
    'refusal.linkNotValid': 'That link has been used or is too old; please ask for another.',
  },
  fr: {
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
  },
}
