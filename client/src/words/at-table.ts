// Words that only a table says: they come with its page, and are known everywhere from then on.
import { bar as barEn } from './en/bar.ts'
import { help as helpEn } from './en/help.ts'
import { bar as barFr } from './fr/bar.ts'
import { help as helpFr } from './fr/help.ts'
import { learn } from './index.ts'

learn({ en: { ...barEn, ...helpEn }, fr: { ...barFr, ...helpFr } })
