// Who one is: a guest by name at once, signed in by e-mail to keep the name, signed in elsewhere by a code.
import { choice, flag, LOCALES, optional, shape, text } from '@foldtable/kernel'
import { many, note, orNull, TEXT, YES } from '../shapes/kit.ts'
import {
  account,
  codeOwner,
  device,
  exported,
  NOTICE_CHOICES,
  shownCode,
} from '../shapes/people.ts'
import { NOTHING, route } from './route.ts'

const tag = 'account'
const who = 'somebody'
const NAMES = ['nameMissing', 'nameTooLong', 'nameUnreadable', 'tooManyNames', 'unknownAccount']
const code = text(20)
const token = { token: note('As the link in a mail has it.', TEXT) }
const UNSUBSCRIBE = 'No more notices by e-mail, with one click'

export const accountRoutes = {
  'POST /api/guest': route({
    id: 'becomeGuest',
    tag,
    summary: 'Become a guest by name',
    body: shape({ name: text(200), language: optional(choice(...LOCALES)) }),
    answer: account,
    refusals: [...NAMES, 'tooManyGuests'],
  }),
  'GET /api/me': route({
    id: 'me',
    tag,
    summary: 'Who am I; null without a session',
    answer: orNull(account),
  }),
  'PATCH /api/me': route({
    id: 'changeMe',
    tag,
    who,
    summary: 'Change name, avatar, language or notices',
    body: shape({
      name: optional(text(200)),
      avatar: optional(text(60)),
      language: optional(choice(...LOCALES)),
      notices: optional(choice(...NOTICE_CHOICES)),
    }),
    answer: account,
    refusals: [...NAMES, 'unknownAvatar'],
  }),
  'DELETE /api/me': route({
    id: 'deleteMe',
    tag,
    who,
    summary: 'Delete the account and all personal data',
    status: 204,
    answer: NOTHING,
    refusals: ['unknownAccount'],
  }),
  'GET /api/me/export': route({
    id: 'exportMe',
    tag,
    who,
    summary: 'Everything stored about me',
    answer: exported,
    refusals: ['unknownAccount'],
  }),
  'GET /api/house': route({
    id: 'house',
    tag,
    summary: 'What this house can do: whether it sends mails',
    answer: shape({ mail: YES }),
  }),
  'POST /api/sign-in': route({
    id: 'askForLink',
    tag,
    summary: 'Ask for a sign-in link by e-mail',
    body: shape({ email: text(320), language: optional(choice(...LOCALES)) }),
    status: 202,
    answer: shape({ sent: note('False if mails only go to the log.', YES) }),
    refusals: ['emailInvalid', 'tooManySignIns', 'tooManyLinks', 'mailOutage', 'addressRefused'],
  }),
  'POST /api/sign-in/complete': route({
    id: 'signIn',
    tag,
    summary: 'Sign in with the token of the link',
    body: shape({ token: text(200) }),
    answer: account,
    refusals: ['linkNotValid', 'openWhereAsked'],
  }),
  'POST /api/sign-out': route({
    id: 'signOut',
    tag,
    summary: 'End this session',
    status: 204,
    answer: NOTHING,
  }),
  'POST /api/sign-out/everywhere': route({
    id: 'signOutEverywhere',
    tag,
    who,
    summary: 'End all sessions of this account, on every device',
    status: 204,
    answer: NOTHING,
  }),
}

export const unsubscribeRoutes = {
  'GET /unsubscribe/:token': route({
    id: 'unsubscribePage',
    tag,
    summary: UNSUBSCRIBE,
    description: 'A page with a button: mail readers open links by themselves.',
    params: token,
    type: 'text/html',
    answer: TEXT,
  }),
  'POST /unsubscribe/:token': route({
    id: 'unsubscribe',
    tag,
    summary: UNSUBSCRIBE,
    params: token,
    type: 'text/plain',
    answer: TEXT,
    refusals: ['noSuchPlace'],
  }),
}

export const deviceRoutes = {
  'POST /api/me/devices/code': route({
    id: 'showCode',
    tag,
    who,
    summary: 'Show a code that signs in another device once',
    answer: shownCode,
  }),
  'POST /api/sign-in/code': route({
    id: 'whoseCode',
    tag,
    summary: 'Whose code this is',
    body: shape({ code }),
    answer: codeOwner,
    refusals: ['codeNotValid', 'tooManyCodes'],
  }),
  'POST /api/sign-in/code/complete': route({
    id: 'signInByCode',
    tag,
    summary: 'Be whoever shows this code; with `replace`, instead of who one is here',
    body: shape({ code, replace: optional(flag()) }),
    answer: account,
    refusals: ['codeNotValid', 'tooManyCodes', 'somebodyHere'],
  }),
  'GET /api/me/devices': route({
    id: 'myDevices',
    tag,
    who,
    summary: 'Where I am signed in, the latest used first',
    answer: many(device),
  }),
  'DELETE /api/me/devices/:id': route({
    id: 'endDevice',
    tag,
    who,
    summary: 'Sign out there',
    params: { id: text(64) },
    status: 204,
    answer: NOTHING,
    refusals: ['noSuchDevice'],
  }),
}
