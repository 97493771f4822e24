// What is drawn is read anew from every state; whatever reads the same is the same object again, so that nothing is drawn for it.
import { useRef } from 'react'

/** The new value, with every part of the old one that equals its own. Both are plain data. */
export function kept<T>(before: unknown, now: T): T {
  if (isAlike(before, now)) return before as T
  if (!isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now
  if (Array.isArray(before) && Array.isArray(now))
    return now.map((own, n) => kept(before[n], own)) as T
  const parts: { [key: string]: unknown } = { ...(now as Data) }
  for (const key in parts) parts[key] = kept((before as Data)[key], parts[key])
  return parts as T
}

/** Asked of everything that is drawn, in every step: it makes nothing. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isData(one) || !isData(other)) return false
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, n) => isAlike(part, other[n]))
    )
  let count = 0
  for (const key in other) {
    count += 1
    if (!isAlike((one as Data)[key], (other as Data)[key])) return false
  }
  for (const _ in one) count -= 1
  return count === 0 && !Array.isArray(other)
}

type Data = { readonly [key: string]: unknown }

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value, or the one of the drawing before as far as they are alike. */
export function useKept<T>(value: T): T {
  const latest = useRef(value)
  latest.current = kept(latest.current, value)
  return latest.current
}
