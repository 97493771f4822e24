// Every game of the house for browsers: its rules, board and guide are loaded when somebody needs them. Beside `catalog.ts`.
import type { Game } from '@foldtable/kernel'
import type { DrawnBoard } from './board.ts'
import type { Guide } from './guide.ts'

export interface Loader {
  rules(): Promise<Game>
  /** Without a drawing of its own, a game is played on the plain board. */
  readonly board?: () => Promise<DrawnBoard>
  /** Without a guide of its own, a game is described by its words. */
  readonly guide?: () => Promise<Guide>
}

export const loaders: { readonly [id: string]: Loader } = {
  'pass-the-ace': {
    rules: () => import('./pass-the-ace/src/index.ts').then(({ passTheAce }) => passTheAce as Game),
    board: () => import('./pass-the-ace/board/index.tsx').then(({ board }) => board),
    guide: () => import('./pass-the-ace/guide/index.ts').then(({ guide }) => guide),
  },
  powerhouse: {
    rules: () => import('./powerhouse/src/index.ts').then(({ powerhouse }) => powerhouse as Game),
    board: () => import('./powerhouse/board/index.tsx').then(({ board }) => board),
    guide: () => import('./powerhouse/guide/index.ts').then(({ guide }) => guide),
  },
  serenissima: {
    rules: () =>
      import('./serenissima/src/index.ts').then(({ serenissima }) => serenissima as Game),
    board: () => import('./serenissima/board/index.tsx').then(({ board }) => board),
    guide: () => import('./serenissima/guide/index.ts').then(({ guide }) => guide),
  },
  imperial: {
    rules: () => import('./imperial/src/index.ts').then(({ imperial }) => imperial as Game),
    board: () => import('./imperial/board/index.tsx').then(({ board }) => board),
    guide: () => import('./imperial/guide/index.ts').then(({ guide }) => guide),
  },
  'full-metal-planete': {
    rules: () =>
      import('./full-metal-planete/src/index.ts').then(
        ({ fullMetalPlanete }) => fullMetalPlanete as Game,
      ),
    board: () => import('./full-metal-planete/board/index.tsx').then(({ board }) => board),
    guide: () => import('./full-metal-planete/guide/index.ts').then(({ guide }) => guide),
  },
}
