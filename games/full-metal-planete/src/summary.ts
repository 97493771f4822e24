import type { Message, Viewer } from '@foldtable/kernel'
import type { State } from './state.ts'

export const summary = (_view: State, _viewer: Viewer): Message[] => []
