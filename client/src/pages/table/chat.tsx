// Talking at the table.
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTableValue } from './table-context.tsx'

export function Chat() {
  const { session, table, words } = useTableValue()
  const { say } = words
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something was said
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [table.chat.length])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    session.chat(text.trim())
    setText('')
  }
  return (
    <section className="tf-chat" aria-label={say('table.chat')}>
      <ol ref={list} className="tf-talk" aria-live="polite">
        {table.chat.map(({ i, at, name, text: said }) => (
          <li key={i} className="tf-said">
            <b>{name}</b>{' '}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString(words.language, {
                hour: '2-digit',
                minute: '2-digit',
              })}
            </time>
            <span>{said}</span>
          </li>
        ))}
        {table.chat.length === 0 && <li className="tf-none">{say('table.chatEmpty')}</li>}
      </ol>
      <form className="tf-write" onSubmit={send}>
        <input
          value={text}
          maxLength={500}
          aria-label={say('table.chatWrite')}
          placeholder={say('table.chatWrite')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button primary">
          {say('table.chatSend')}
        </button>
      </form>
    </section>
  )
}
