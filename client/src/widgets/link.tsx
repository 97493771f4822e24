// A link to another page of ours, which is gone to without loading anew.
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { navigate } from '../data/route.ts'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }

/** A real link, so that it opens in another tab, is read aloud as one, and can be copied. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || event.button !== 0 || !isPlain || rest.target) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
