// Talking at the table. The field stays above the keyboard of a phone.
import { type FormEvent, useRef, useState } from 'react'
import { Avatar } from '../../widgets/avatar.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { SeatSign } from '../../widgets/seat-sign.tsx'
import { whenText } from './how-long.ts'
import type { Said } from './said.ts'
import { useTableValue } from './table-context.tsx'
import { useFollow } from './use-follow.ts'

const PHRASES = ['well', 'moment', 'thanks', 'hello'] as const

export function Chat() {
  const { session, table, words, said } = useTableValue()
  const { say } = words
  const list = useRef<HTMLOListElement>(null)
  useFollow(list, said.length, null)
  return (
    <section className="tf-chat" aria-label={say('table.chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it with them */}
      <ol ref={list} className="tf-talk" aria-live="polite" tabIndex={0}>
        {said.map((line) => (
          <Line key={`${line.isGallery} ${line.i}`} line={line} />
        ))}
      </ol>
      {table.viewer === 'spectator' && <p className="tf-note">{say('rail.gallery')}</p>}
      <div className="tf-phrases">
        {PHRASES.map((id) => {
          const text = say(`phrase.${id}`)
          return (
            <button key={id} type="button" onClick={() => session.chat(text)}>
              {text}
            </button>
          )
        })}
      </div>
      <Write />
    </section>
  )
}

function Line({ line }: { readonly line: Said }) {
  const { table, words, colourOf } = useTableValue()
  const { seat, name, at, text, isGallery } = line
  const info = seat === null ? undefined : table.house?.seats[seat]
  return (
    <li className="tf-said">
      {isGallery ? <Icon name="eye" size={30} /> : <Avatar avatar={info?.avatar ?? ''} size={30} />}
      <span>
        {seat !== null && <SeatSign colour={colourOf(seat)} size={11} />}
        <b>{name}</b>{' '}
        <time dateTime={new Date(at).toISOString()}>{whenText(words.language, at)}</time>
        <span>{text}</span>
      </span>
    </li>
  )
}

function Write() {
  const { session, words } = useTableValue()
  const { say } = words
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    session.chat(text.trim())
    setText('')
  }
  return (
    <form className="tf-write" onSubmit={send}>
      <input
        value={text}
        maxLength={500}
        enterKeyHint="send"
        autoComplete="off"
        aria-label={say('table.chatWrite')}
        placeholder={say('table.chatWrite')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button primary">
        {say('table.chatSend')}
      </button>
    </form>
  )
}
