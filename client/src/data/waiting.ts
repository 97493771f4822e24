// While somebody waits for who sits here, every page says so: title, favicon, badge of the installed app.
import { currentWaits, onWaits, openWire } from './line.ts'
import { currentMe, onOtherPerson } from './me.ts'
import { countInTitle } from './title.ts'

/** Somebody known has a line on every page; a stranger needs none until there is a table. */
export function heedWaits(): void {
  const open = () => {
    if (currentMe()) openWire().start()
  }
  onWaits(() => mark(currentWaits().length))
  onOtherPerson(open)
  open()
}

function mark(count: number): void {
  countInTitle(count)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const href = count === 0 ? '/icons/mark.svg' : '/icons/mark-waiting.svg'
  if (icon !== null && icon.getAttribute('href') !== href) icon.href = href
  const badge = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count)
  badge?.catch(() => undefined) // not everywhere is it allowed
}
