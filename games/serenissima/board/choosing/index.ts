// Everything that can be pointed at now, and what that leads to. Chart, rose, dock and keys all press these, and the law of
// boards walks them.
import type { Pointing } from '../../../drawing/pointing.ts'
import type { Move, State } from '../../src/index.ts'
import { en } from '../words/en.ts'
import { type Acting, type Choice, NOTHING, type Now, type Press } from './choice.ts'
import { investing } from './investing.ts'
import { ordinary } from './ordinary.ts'
import { refitting } from './refitting.ts'
import { settingUp } from './setting-up.ts'
import { situationOf } from './situation.ts'
import { turning } from './turning.ts'

export function pressesIn(now: Now, choice: Choice): readonly Press[] {
  if (now.viewer === 'spectator') return []
  const acting: Acting = { ...now, viewer: now.viewer }
  switch (situationOf(now)) {
    case 'start':
    case 'second':
    case 'close':
      return settingUp(acting, choice)
    case 'refit':
      return refitting(acting, choice)
    case 'turn':
      return turning(acting, choice)
    case 'harbour':
      return ordinary(acting, choice)
    case 'invest':
      return investing(acting, choice)
    default:
      return []
  }
}

export const pointing: Pointing<State, Move, Choice> = {
  start: NOTHING,
  words: en,
  pointers: pressesIn,
}
