// The title of the tab.
import { useEffect } from 'react'

export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? 'Foldtable' : `${title} · Foldtable`
  }, [title])
}
