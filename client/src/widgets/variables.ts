// Values that a style sheet works with, as React takes them.
import type { CSSProperties } from 'react'

export const variables = (values: { readonly [name: `--${string}`]: string | number }) =>
  values as CSSProperties
