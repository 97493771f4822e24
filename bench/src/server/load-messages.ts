// Between the bench and its load generator, which is another process.
import type { Window } from './closed-loop.ts'

export type ToLoad =
  | {
      readonly kind: 'prepare'
      readonly tables: number
      readonly spares: number
      readonly spectators: number
    }
  | {
      readonly kind: 'run'
      readonly leadMs: number
      readonly ms: number
      /** How long everybody thinks, on average. */
      readonly thinkMs: number
    }

export type FromLoad =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'ran'; readonly window: Window }
  | { readonly kind: 'failed'; readonly problem: string }
