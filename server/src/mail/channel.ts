// Notices by mail, to whoever has an address.
import { type Channel, Undeliverable } from '../notices/channel.ts'
import { digestLetter, newsLetter } from './letters.ts'
import { type Mailer, shortened } from './mailer.ts'

export const mailChannel = (mailer: Mailer): Channel => ({
  name: 'mail',
  reaches: 'a.email IS NOT NULL',
  nameOf: ({ email }) => shortened(email ?? ''),
  async send({ reader, news, isDigest, ...posting }, signal) {
    const { email } = reader
    const [first] = news
    if (email === null || first === undefined) throw new Undeliverable('there is no address')
    const to = { ...posting, reader: { ...reader, email } }
    const isOne = news.length === 1 && !isDigest
    await mailer.send(isOne ? newsLetter(to, first) : digestLetter(to, news), signal)
  },
})
