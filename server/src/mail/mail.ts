// A mail, and its body as plain text and as simple HTML from the same paragraphs.

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: { readonly [name: string]: string }
  /** Becomes the Message-ID: a mail that had to be sent twice is known as the same one. */
  readonly id?: string
}

export interface Link {
  readonly label: string
  readonly url: string
}

/** A list of parts is one paragraph. */
type Paragraph = string | Link | readonly (string | Link)[]

export const bodyOf = (paragraphs: readonly Paragraph[]): Pick<Mail, 'text' | 'html'> => ({
  text: `${paragraphs.map((one) => partsOf(one).map(asText).join('\n')).join('\n\n')}\n`,
  html: paragraphs.map((one) => `<p>${partsOf(one).map(asHtml).join('<br>')}</p>`).join('\n'),
})

const partsOf = (paragraph: Paragraph): readonly (string | Link)[] =>
  isList(paragraph) ? paragraph : [paragraph]

const isList = (paragraph: Paragraph): paragraph is readonly (string | Link)[] =>
  Array.isArray(paragraph)

const asText = (part: string | Link): string =>
  typeof part === 'string' ? part : `${part.label}: ${part.url}`

const asHtml = (part: string | Link): string =>
  typeof part === 'string'
    ? escaped(part)
    : `<a href="${escaped(part.url)}">${escaped(part.label)}</a>`

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
