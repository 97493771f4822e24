// Every route of the server.
import { accountRoutes, deviceRoutes, unsubscribeRoutes } from './account.ts'
import { documentRoutes, gameRoutes, operationRoutes } from './house.ts'
import { pastRoutes } from './past.ts'
import { myRoutes, playerRoutes } from './people.ts'
import type { AnyRoute } from './route.ts'
import { codeRoutes, tableRoutes } from './tables.ts'

export * from './account.ts'
export * from './house.ts'
export * from './past.ts'
export * from './people.ts'
export * from './refusals.ts'
export * from './route.ts'
export * from './tables.ts'

export const routes = {
  ...accountRoutes,
  ...deviceRoutes,
  ...unsubscribeRoutes,
  ...gameRoutes,
  ...tableRoutes,
  ...codeRoutes,
  ...pastRoutes,
  ...myRoutes,
  ...playerRoutes,
  ...documentRoutes,
  ...operationRoutes,
}
export type Routes = typeof routes

export const allRoutes: { readonly [address: string]: AnyRoute } = routes
