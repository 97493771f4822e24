// A link to the moment that is shown.
import { useTableValue } from './table-context.tsx'

/** Shares it where the device can, else copies it and says so. */
export function useShareMoment(): () => Promise<void> {
  const { table, words, toast } = useTableValue()
  return async () => {
    const url = `${location.origin}/tables/${table.house?.id ?? ''}?n=${table.shownN}`
    try {
      if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        toast(words.say('table.copied'))
      }
    } catch {
      // whoever closes the sheet has not shared, and that is all
    }
  }
}
