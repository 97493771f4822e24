// What the server refuses, in words; a test holds it to the server's own.
import type { Catalog } from '@foldtable/kernel'

export const refusals: Catalog = {
  'refusal.noConnection': 'The server cannot be reached. Please check the network and try again.',
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
  'refusal.cannotEnd': '{game} cannot be ended for everybody; leave it instead.',
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
}
