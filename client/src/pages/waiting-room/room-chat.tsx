// Talking while one waits.
import type { ChatLine } from '@foldtable/protocol'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { TableSession } from '../../store/types.ts'
import { useWords } from '../../words/index.ts'

interface RoomChatProps {
  readonly session: TableSession
  readonly chat: readonly ChatLine[]
  readonly isSeated: boolean
}

export function RoomChat({ session, chat, isSeated }: RoomChatProps) {
  const { say } = useWords()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something was said
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [chat.length])
  if (!isSeated && chat.length === 0) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    session.chat(text.trim())
    setText('')
  }
  return (
    <section className="panel" aria-labelledby="room-chat">
      <h2 id="room-chat">{say('table.chat')}</h2>
      <ol ref={list} className="room-talk" aria-live="polite">
        {chat.map(({ i, name, text: said }) => (
          <li key={i}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {isSeated && (
        <form className="room-write" onSubmit={send}>
          <input
            value={text}
            maxLength={500}
            aria-label={say('table.chatWrite')}
            placeholder={say('table.chatWrite')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {say('table.chatSend')}
          </button>
        </form>
      )}
    </section>
  )
}
