// Fields that several moves share.
import { integer, type Schema, text } from '@foldtable/kernel'
import type { PortName } from '../data/zones.ts'

/** Whether there is such a port or galley is for the rules to say (S-16). */
export const portField: Schema<PortName> = { anyOf: [text(20), integer(0, 99)] }
export const galleyField = integer(0, 99)
export const quantityField = integer(1, 99)

/** The decisions of an ordinary turn, whose later phases may be gone on to at once (S-5.2), and those of any turn. */
export const IN_ORDINARY: readonly string[] = ['load', 'move', 'unload']
export const IN_PLAY: readonly string[] = ['turn', 'invest', ...IN_ORDINARY]
