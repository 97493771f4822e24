// People: mail, notices, invitations, sign-ins, names and devices. One setting a line.
import { mailbox, secretUrl, whole } from './kinds.ts'

export const PEOPLE = {
  smtpUrl: secretUrl(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'mail for sign-in links and notices, as in smtp://user:password@mail.example.org:587; without it mails are written to the log',
  ),
  mailFrom: mailbox('MAIL_FROM', 'Foldtable <foldtable@localhost>', 'who mails are from'),
  mailSeconds: whole(
    'MAIL_SECONDS',
    10,
    [1, 300],
    'seconds that the mail server may take for one mail',
  ),
  mailsAtOnce: whole('MAILS_AT_ONCE', 5, [1, 100], 'mails that are on their way at the same time'),
  noticeDays: whole(
    'NOTICE_DAYS',
    14,
    [1, 365],
    'days for which a notice is tried while the mail server fails',
  ),
  noticesPerPerson: whole(
    'NOTICES_PER_PERSON',
    200,
    [1, 100_000],
    'notices that wait for one person to be mailed',
  ),
  invitationsSent: whole(
    'INVITATIONS_A_DAY',
    20,
    [0, 10_000],
    'invitations by mail that one person may send in a day',
  ),
  invitationsReceived: whole(
    'INVITATIONS_FROM_STRANGERS',
    5,
    [0, 10_000],
    'invitations by mail that one person gets in a day from people they have never played with',
  ),
  linksToOneAddress: whole(
    'LINKS_TO_ONE_ADDRESS',
    5,
    [1, 1000],
    'unused sign-in links an hour to one e-mail address for one asker; twice as many for all together, six times in a day',
  ),
  linksAtOnce: whole(
    'LINKS_AT_ONCE',
    50,
    [1, 10_000],
    'sign-in links that are on their way to the mail server at the same time',
  ),
  linksPerHour: whole(
    'LINKS_PER_HOUR',
    100,
    [0, 1_000_000],
    'sign-in links an hour that are asked for from one address (IPv6: one /64); 0 for no limit',
  ),
  guestsPerHour: whole(
    'GUESTS_PER_HOUR',
    300,
    [0, 1_000_000],
    'guests an hour from one address (IPv6: one /64); 0 for no limit',
  ),
  namesPerHour: whole(
    'NAMES_PER_HOUR',
    30,
    [0, 1_000_000],
    'other names that one person takes in an hour; 0 for no limit',
  ),
  codeTries: whole(
    'CODE_TRIES_PER_HOUR',
    60,
    [0, 1_000_000],
    'codes of tables and devices that one person tries in an hour; ten times as many from one address (IPv6: one /64); 0 for no limit',
  ),
  mostDeviceCodes: whole(
    'MOST_DEVICE_CODES',
    10_000,
    [1, 1_000_000],
    'codes that wait to sign in another device, one for each person who shows one',
  ),
  sessionsPerPerson: whole(
    'SESSIONS_PER_PERSON',
    50,
    [1, 10_000],
    'devices on which one person is signed in; with one more, the longest unused is signed out',
  ),
}
