// What goes with a question: the choice made for it, why something was refused, where a phone looks and which tab it opens.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Choice, NO_CHOICE, type Now, questionOf } from './choosing.ts'

/** What was chosen for another question is forgotten. */
export function useChoice(now: Now): [Choice, (choice: Choice) => void] {
  const question = questionOf(now)
  const [kept, keep] = useState({ question, choice: NO_CHOICE })
  const choose = useCallback((choice: Choice) => keep({ question, choice }), [question])
  return [kept.question === question ? kept.choice : NO_CHOICE, choose]
}

/** Why something was not possible, until something else is chosen. */
export function useNote(question: string, choice: Choice): [string, (text: string) => void] {
  const about = `${question} ${JSON.stringify(choice)}`
  const [note, setNote] = useState({ about, text: '' })
  return [note.about === about ? note.text : '', (text) => setNote({ about, text })]
}

/** A phone looks at what is asked, each time something is asked; a desk always has the whole map. */
export function useCamera(
  question: string,
  room: string,
  isPhone: boolean,
  focus: () => void,
): void {
  const latest = useRef(focus)
  latest.current = focus
  const before = useRef(`${question} ${room}`)
  useEffect(() => {
    const now = `${question} ${room}`
    if (isPhone && before.current !== now) latest.current()
    before.current = now
  }, [question, room, isPhone])
}

/** What is asked is in sight as soon as it is asked. */
export function useTurnTab(
  question: string,
  isAsked: boolean,
  openTab: (id: string) => void,
): void {
  const latest = useRef(openTab)
  latest.current = openTab
  const before = useRef(question)
  useEffect(() => {
    if (isAsked && before.current !== question) latest.current('turn')
    before.current = question
  }, [question, isAsked])
}
