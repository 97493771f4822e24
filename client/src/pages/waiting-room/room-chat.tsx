// Talking while one waits.
import type { ChatLine } from '@foldtable/protocol'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
  const panel = useRef<HTMLElement>(null)
  const unseen = useUnseen(panel, chat)
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
    <section ref={panel} className="panel" aria-labelledby="room-chat">
      <h2 id="room-chat">{say('table.chat')}</h2>
      <ol ref={list} className="room-talk" aria-live="polite">
        {chat.map(({ i, name, text: said }) => (
          <li key={i}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {unseen !== undefined && (
        <button
          type="button"
          className="button room-unseen"
          onClick={() => panel.current?.scrollIntoView({ block: 'center' })}
        >
          <b>{unseen.name}</b> <span>{unseen.text}</span>
        </button>
      )}
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

/** The latest line, as long as it was said below the edge of the window. */
function useUnseen(
  panel: RefObject<HTMLElement | null>,
  chat: readonly ChatLine[],
): ChatLine | undefined {
  const last = chat.at(-1)
  const [seen, setSeen] = useState(last?.i ?? 0)
  const latest = last?.i ?? 0
  useEffect(() => {
    const { current } = panel
    if (current === null) return
    const look = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(latest)
    })
    look.observe(current)
    return () => look.disconnect()
  }, [panel, latest])
  return latest > seen ? last : undefined
}
