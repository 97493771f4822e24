// Who one is: nobody yet, a guest by name, or signed in. The latest answer is kept, so that the page knows at once.
import type { Locale } from '@foldtable/kernel'
import type { Account } from '@foldtable/protocol'
import { hearersOf } from '../wire/signal.ts'
import { type Answer, ask } from './api.ts'
import { forget, keep, readKept } from './kept.ts'
import { changeSettings, currentSettings } from './settings.ts'
import { signalOf, useSignal } from './signal.ts'

export type { Account }

const KEY = 'foldtable.me'

/** Undefined for somebody the server knows and this browser has forgotten, until it has answered. */
const me = signalOf<Account | null | undefined>(atFirst())

/** The server writes into the page whether it knows who asks, so that the first paint is right. */
function atFirst(): Account | null | undefined {
  const kept = readKept<Account>(KEY)
  switch (document.querySelector<HTMLMetaElement>('meta[name="visitor"]')?.content) {
    case 'stranger':
      return null
    case 'known':
      return kept
    default:
      return kept ?? null // a page that was kept for offline knows nobody
  }
}

export const useMe = (): Account | null | undefined => useSignal(me)
export const currentMe = (): Account | null | undefined => me.get()

const otherPerson = hearersOf()

/** Called when somebody else sits at this browser than before: the socket has to be opened anew. */
export const onOtherPerson = otherPerson.subscribe

export function setMe(account: Account | null): void {
  const isOther = me.get()?.id !== account?.id
  keep(KEY, account)
  if (isOther) forget('foldtable.last.') // whoever sits down here sees no hand of who went
  me.set(account)
  if (isOther) otherPerson.tell()
}

export async function refreshMe(): Promise<void> {
  const answer = await ask('GET /api/me')
  if (answer.ok) setMe(answer.value)
  else if (me.get() === undefined) me.set(null)
}

export async function becomeGuest(name: string): Promise<Answer<Account>> {
  return noted(
    await ask('POST /api/guest', { body: { name, language: currentSettings().language } }),
  )
}

/** Shown at once and taken back if it is refused; a name is shown once it is taken. */
export async function changeMe(
  part: Partial<Pick<Account, 'name' | 'avatar' | 'language' | 'notices'>>,
): Promise<Answer<Account>> {
  const before = me.get()
  const { name: _name, ...rest } = part
  if (before) me.set({ ...before, ...rest })
  const answer = noted(await ask('PATCH /api/me', { body: part }))
  if (!answer.ok && before) me.set(before)
  return answer
}

/** The pages change at once; letters come in the same language from now on. */
export function changeLanguage(language: Locale): void {
  changeSettings({ language })
  if (me.get()) changeMe({ language }).catch(console.error)
}

export async function signOut(where: 'here' | 'everywhere' = 'here'): Promise<void> {
  const answer = await ask(
    where === 'here' ? 'POST /api/sign-out' : 'POST /api/sign-out/everywhere',
  )
  if (answer.ok) setMe(null)
}

export function noted(answer: Answer<Account>): Answer<Account> {
  if (answer.ok) setMe(answer.value)
  return answer
}
