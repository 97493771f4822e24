// What our mails say: the sign-in link, a notice, a digest of notices.
import type { Locale } from '@foldtable/kernel'
import { bodyOf, type Mail } from './mail.ts'
import { say } from './words.ts'

export interface Reader {
  readonly email: string
  readonly name: string
  readonly language: Locale
}

/** Something that happened at a table, as far as a mail tells it. */
export interface News {
  readonly kind: 'turn' | 'invitation' | 'result'
  /** The game's title. */
  readonly game: string
  readonly url: string
  /** Who invites. */
  readonly by?: string
  /** Where the reader ended, and among how many. */
  readonly place?: number
  readonly of?: number
}

interface Posting {
  readonly id: string
  readonly reader: Reader
  /** Shows a page on GET and takes effect on POST (RFC 8058). */
  readonly unsubscribeUrl: string
}

export const signInLetter = (
  { email, language }: Omit<Reader, 'name'>,
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

export function newsLetter({ id, reader, unsubscribeUrl }: Posting, news: News): Mail {
  const { name, language } = reader
  return {
    id,
    to: reader.email,
    subject: say(language, `${news.kind}.subject`, paramsOf(news, language)),
    ...bodyOf([
      say(language, 'greeting', { name }),
      sentence(news, language),
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
  return {
    id,
    to: reader.email,
    subject: say(language, 'digest.subject', { count: digest.length }),
    ...bodyOf([
      say(language, 'greeting', { name }),
      say(language, 'digest.body'),
      ...digest.map((news) => [
        sentence(news, language),
        { label: say(language, `${news.kind}.action`), url: news.url },
      ]),
      { label: say(language, 'unsubscribe'), url: unsubscribeUrl },
    ]),
    headers: unsubscribeHeaders(unsubscribeUrl),
  }
}

const sentence = (news: News, language: Locale): string => {
  const hasPlace = news.kind === 'result' && news.place !== undefined && news.of !== undefined
  const id = hasPlace ? 'result.place' : `${news.kind}.body`
  return say(language, id, paramsOf(news, language))
}

const paramsOf = ({ game, by, place = 0, of = 0 }: News, language: Locale) => ({
  game,
  by: by ?? say(language, 'somebody'),
  place,
  of,
})

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
