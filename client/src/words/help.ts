// Words of rules, help and what can be asked: they come with what says them.
import { help as en } from './en/help.ts'
import { help as fr } from './fr/help.ts'
import { learn } from './index.ts'

learn({ en, fr })
