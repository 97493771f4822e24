// It is your turn: the title of the tab, a short sound, a touch of vibration, a notice of the browser.
import type { Speech } from '@foldtable/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../../data/settings.ts'
import { useTitleSaying } from '../../data/title.ts'
import type { TableSnapshot } from '../../store/types.ts'
import type { Words } from '../../words/index.ts'
import { questionText } from '../../words/question.ts'
import { chime } from './chime.ts'
import type { TableValue } from './table-context.tsx'
import { turnOf } from './turn.ts'

export function useTurnAlert({ table, words, isLocal, speech }: TableValue): void {
  const { sound, alerts } = useSettings()
  const turn = turnOf(table.decisionNow, table.viewer)
  const isYours = turn.kind === 'yours' && table.handover === null && table.status === 'playing'
  const question = isYours ? table.n : null
  const text = words.say('table.yourTurn')
  const title = table.game?.meta.title ?? ''
  const about = turn.kind === 'yours' ? questionText(table, speech) : ''
  const call = rematchCall(table, words, speech)
  useTitleSaying(isYours && !isLocal ? text : call)
  useEffect(() => {
    if (call !== null && sound && mayBeHeard()) chime()
  }, [call, sound])

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

/** Somebody wants a rematch, and this person, or whoever looks on, has not heard of it yet. */
function rematchCall(
  { house, viewer }: TableSnapshot,
  { say }: Words,
  speech: Speech,
): string | null {
  const offer = house?.rematchOffer ?? null
  if (offer === null || offer.by === viewer) return null
  const hasAnswered = [...offer.yes, ...offer.no].some((seat) => seat === viewer)
  return hasAnswered ? null : say('turn.rematchAsked', { name: speech.nameOf(offer.by) })
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
