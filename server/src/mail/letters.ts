// What our mails say: the sign-in link, a notice, a digest of notices.
import type { Locale } from '@foldtable/kernel'
import type { Reader as ChannelReader, News, Post } from '../notices/channel.ts'
import { bodyOf, type Mail } from './mail.ts'
import { say } from './words.ts'

type Reader = Pick<ChannelReader, 'name' | 'language'> & { readonly email: string }

type Posting = Pick<Post, 'id' | 'unsubscribeUrl'> & { readonly reader: Reader }

export const signInLetter = (
  { email, language }: Pick<Reader, 'email' | 'language'>,
  url: string,
  minutes: number,
): Mail => ({
  to: email,
  subject: say(language, 'signIn.subject'),
  ...bodyOf([
    say(language, 'signIn.body', { minutes }),
    { label: say(language, 'signIn.action'), url },
    say(language, 'signIn.footer'),
  ]),
})

/** For who runs the house. */
export const testLetter = (to: string, publicUrl: string): Mail => ({
  to,
  subject: say('en', 'test.subject'),
  ...bodyOf([say('en', 'test.body'), { label: say('en', 'test.action'), url: publicUrl }]),
})

export function newsLetter({ id, reader, unsubscribeUrl }: Posting, news: News): Mail {
  const { name, language } = reader
  const withOthers = hasOthers(news) ? '.with' : ''
  return {
    id,
    to: reader.email,
    subject: say(language, `${news.kind}.subject${withOthers}`, paramsOf(news, language)),
    ...bodyOf([
      say(language, 'greeting', { name }),
      sentence(news, language),
      ...told(news),
      { label: say(language, `${news.kind}.action`), url: news.url },
      { label: say(language, 'unsubscribe'), url: unsubscribeUrl },
    ]),
    headers: unsubscribeHeaders(unsubscribeUrl),
  }
}

export function digestLetter(
  { id, reader, unsubscribeUrl }: Posting,
  digest: readonly News[],
): Mail {
  const { name, language } = reader
  const isInvitations = digest.every(({ kind }) => kind === 'invitation')
  const subject = isInvitations ? 'invitations.subject' : 'digest.subject'
  return {
    id,
    to: reader.email,
    subject: say(language, subject, { count: digest.length }),
    ...bodyOf([
      say(language, 'greeting', { name }),
      ...(isInvitations ? [] : [say(language, 'digest.body')]),
      ...digest.map((news) => [
        [sentence(news, language), ...told(news)].join(' '),
        { label: say(language, `${news.kind}.action`), url: news.url },
      ]),
      { label: say(language, 'unsubscribe'), url: unsubscribeUrl },
    ]),
    headers: unsubscribeHeaders(unsubscribeUrl),
  }
}

const sentence = (news: News, language: Locale): string => {
  const hasPlace = news.kind === 'result' && news.place !== undefined && news.of !== undefined
  const about = news.kind === 'question' ? `.${news.wish?.about ?? 'end'}` : ''
  const id = hasPlace
    ? 'result.place'
    : `${news.kind}.body${about}${hasOthers(news) ? '.with' : ''}`
  return say(language, id, paramsOf(news, language))
}

/** Where it helps to know which of several tables it is. */
const hasOthers = ({ kind, others = [] }: News): boolean =>
  others.length > 0 && (kind === 'turn' || kind === 'reminder')

const paramsOf = (news: News, language: Locale) => {
  const { game, by, wish, others = [], place = 0, of = 0 } = news
  return {
    game,
    whom: quoted(wish?.of ?? '', language),
    by: by === undefined ? say(language, 'somebody') : quoted(by, language),
    others: listed(others, language),
    place,
    of,
  }
}

/** Somebody else chose this name: nothing in it becomes a link, and it is seen to be a name. */
const quoted = (name: string, language: Locale): string =>
  say(language, 'quoted', { name: unlinked(name) })

const unlinked = (name: string): string => name.replace(/(?<=\S)[./:@\\]+(?=\S)/g, '·')

/** What happened, and what is asked then; names inside are no links either. */
const told = ({ since = [], asked }: News): string[] =>
  [since.join(' '), asked ?? ''].filter(Boolean).map(withoutLinks)

const withoutLinks = (text: string): string => text.replace(/:\/\/|(?<=\S)[.@\\](?=\p{L})/gu, '·')

const MOST_NAMES = 3

function listed(names: readonly string[], language: Locale): string {
  const shown = names.slice(0, MOST_NAMES).map(unlinked)
  const count = names.length - shown.length
  const more = count > 0 ? [say(language, 'others', { count })] : []
  return new Intl.ListFormat(language).format([...shown, ...more])
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
