// Words that only a table says: they come with its page, and are known everywhere from then on.
import { bar as en } from './en/bar.ts'
import { bar as fr } from './fr/bar.ts'
import './help.ts'
import { learn } from './index.ts'

learn({ en, fr })
