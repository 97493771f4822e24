// The title of the tab: what the page is, and in brackets how many tables wait for who sits here.
import { useEffect } from 'react'
import { signalOf } from './signal.ts'

const title = signalOf('Foldtable')
const count = signalOf(0)
const saying = signalOf<string | null>(null)

function write(): void {
  const waiting = count.get()
  const said = saying.get()
  document.title = `${waiting === 0 ? '' : `(${waiting}) `}${said === null ? '' : `${said} · `}${title.get()}`
}
title.subscribe(write)
count.subscribe(write)
saying.subscribe(write)

export function useTitle(text?: string): void {
  useEffect(() => title.set(text === undefined ? 'Foldtable' : `${text} · Foldtable`), [text])
}

/** How many tables wait. */
export const countInTitle = count.set

/** What is said before the title, as long as the page is there: that it is your turn. */
export function useTitleSaying(text: string | null): void {
  useEffect(() => {
    saying.set(text)
    return () => saying.set(null)
  }, [text])
}
