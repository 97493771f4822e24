// No more notices by e-mail, with one click: a link that every notice has.
import { refuse } from '@foldtable/kernel'
import { unsubscribeRoutes as routes } from '@foldtable/protocol/routes'
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { refusing, serve } from './serve.ts'

/** Mail readers open links by themselves, so only the button takes effect. */
const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Foldtable</title><form method="post"><button>No more e-mail / Plus de courriel</button></form></html>`

export function unsubscribeRoutes(
  app: FastifyInstance,
  accounts: Pick<Accounts, 'unsubscribe'>,
): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'], // what pages and mail readers send
      { parseAs: 'string' },
      async () => ({}),
    )
    serve(forms, routes, {
      'GET /unsubscribe/:token': () => PAGE,
      async 'POST /unsubscribe/:token'({ params }) {
        return (await accounts.unsubscribe(params.token))
          ? 'No more e-mail from Foldtable. / Plus de courriel de Foldtable.'
          : refusing(refuse('noSuchPlace', 'HOUSE-6.2'))
      },
    })
  })
}
