// It is your turn: the title of the tab, a short sound, a touch of vibration, a notice of the browser.
import { useEffect, useRef } from 'react'
import { useSettings } from '../../app/settings.ts'
import { useTitleSaying } from '../../app/title.ts'
import { chime } from './chime.ts'
import { questionText } from './question.ts'
import type { TableValue } from './table-context.tsx'
import { turnOf } from './turn.ts'

export function useTurnAlert({ table, words, isLocal, speech }: TableValue): void {
  const { sound, alerts } = useSettings()
  const turn = turnOf(table.decisionNow, table.viewer)
  const isYours = turn.kind === 'yours' && table.handover === null
  const question = isYours ? table.n : null
  const text = words.say('table.yourTurn')
  const title = table.game?.meta.title ?? ''
  const about = turn.kind === 'yours' ? questionText(table, speech) : ''
  useTitleSaying(isYours && !isLocal ? text : null)

  const wasYours = useRef(isYours)
  useEffect(() => {
    const hasCome = isYours && !wasYours.current
    wasYours.current = isYours
    if (!hasCome || question === null) return
    if (sound && mayBeHeard()) chime()
    if (sound && mayBeHeard() && !isLocal && 'vibrate' in navigator) navigator.vibrate(60)
    if (alerts && document.hidden) notify(`${text} · ${title}`, about)
  }, [isYours, question, sound, alerts, isLocal, text, title, about])
}

/** Browsers allow no sound before somebody has touched the page, and complain about the attempt. */
const mayBeHeard = (): boolean => navigator.userActivation?.hasBeenActive ?? true

function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag: location.pathname })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // some phones show notices only through a worker
  }
}
