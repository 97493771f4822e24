import type { Message } from '@foldtable/kernel'
import type { Event } from './events.ts'
export const tell = (_event: Event): Message | undefined => undefined
