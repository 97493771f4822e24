// How much people said while nobody looked at the chat.
import { useEffect, useRef } from 'react'
import type { TableSnapshot } from '../../store/types.ts'

export function useUnread({ chat }: TableSnapshot, isOpen: boolean): number {
  const seen = useRef(chat.length)
  useEffect(() => {
    if (isOpen) seen.current = chat.length
  }, [isOpen, chat.length])
  return isOpen ? 0 : Math.max(0, chat.length - seen.current)
}
