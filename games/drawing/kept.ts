// What is drawn is read anew from every state; whatever reads the same is the same object again, so that nothing is drawn for it.
import { useRef } from 'react'

/** The new value, with every part of the old one that equals its own. Both are plain data. */
export function kept<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now
  if (!isData(before) || !isData(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const [old, own] = [before as Data, now as Data]
  const keys = Object.keys(own)
  const parts = keys.map((key) => kept(old[key], own[key]))
  const isSame =
    keys.length === Object.keys(old).length && keys.every((key, n) => Object.is(old[key], parts[n]))
  if (isSame) return before as T
  if (Array.isArray(now)) return parts as T
  return Object.fromEntries(keys.map((key, n) => [key, parts[n]])) as T
}

type Data = { readonly [key: string]: unknown }

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The value, or the one of the drawing before as far as they are alike. */
export function useKept<T>(value: T): T {
  const latest = useRef(value)
  latest.current = kept(latest.current, value)
  return latest.current
}
