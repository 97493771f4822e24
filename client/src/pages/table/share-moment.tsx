// A link to the moment that is shown.
import { useState } from 'react'
import { Icon } from '../../widgets/icon.tsx'
import { useTableValue } from './table-context.tsx'

export function ShareMoment() {
  const { table, words } = useTableValue()
  const [isCopied, setCopied] = useState(false)
  const id = table.house?.id
  if (id === undefined) return null
  const share = async () => {
    const url = `${location.origin}/tables/${id}?n=${table.shownN}`
    try {
      if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
        setTimeout(() => setCopied(false), 3000)
      }
    } catch {
      // whoever closes the sheet has not shared, and that is all
    }
  }
  return (
    <button
      type="button"
      className="button small tp-share"
      aria-label={words.say('table.share')}
      onClick={() => void share()}
    >
      <Icon name={isCopied ? 'check' : 'link'} size={16} />
      <span className={isCopied ? '' : 'is-usual'} aria-live="polite">
        {words.say(isCopied ? 'table.copied' : 'table.share')}
      </span>
    </button>
  )
}
