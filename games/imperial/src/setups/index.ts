// Every set-up. Made by `npx foldtable lists` from the files beside it.
import { published } from './published.ts'
import { schemaExample } from './schema-example.ts'
import { seed } from './seed.ts'
import { standard } from './standard.ts'

export const SETUPS = {
  published,
  'schema-example': schemaExample,
  seed,
  standard,
} as const
