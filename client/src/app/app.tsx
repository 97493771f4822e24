// Which page belongs to the address. Pages other than home and lobby are loaded when somebody goes there.
import { type ComponentType, lazy, Suspense } from 'react'
import { HomePage } from '../pages/home/home-page.tsx'
import { NowherePage } from '../pages/nowhere-page.tsx'
import { Loading } from '../widgets/loading.tsx'
import { Guard } from './guard.tsx'
import { type Route, useRoute } from './router.tsx'
import type { PageName } from './routes.ts'
import { Shell } from './shell.tsx'

export interface PageProps {
  readonly route: Route
}

type Page = ComponentType<PageProps>

const RulesPage = lazy(() => import('../pages/rules/rules-page.tsx'))

const pages: { readonly [P in PageName]: Page } = {
  home: HomePage,
  lobby: lazy(() => import('../pages/lobby/lobby-page.tsx')),
  myGames: lazy(() => import('../pages/mine/my-games-page.tsx')),
  newTable: lazy(() => import('../pages/new-table/new-table-page.tsx')),
  table: lazy(() => import('../pages/online-table-page.tsx')),
  player: lazy(() => import('../pages/people/player-page.tsx')),
  leaderboard: lazy(() => import('../pages/people/leaderboard-page.tsx')),
  signIn: lazy(() => import('../pages/people/sign-in-page.tsx')),
  signInLink: lazy(() => import('../pages/people/sign-in-link-page.tsx')),
  settings: lazy(() => import('../pages/people/settings-page.tsx')),
  guide: lazy(() => import('../pages/guide/guide-page.tsx')),
  rules: RulesPage,
  houseRules: RulesPage,
  api: lazy(() => import('../pages/api/api-page.tsx')),
  offline: lazy(() => import('../pages/offline/offline-page.tsx')),
  offlineTable: lazy(() => import('../pages/offline/local-table-page.tsx')),
}

export function App() {
  const route = useRoute()
  const Shown: Page = route.page === 'nowhere' ? NowherePage : pages[route.page]
  return (
    <Shell route={route}>
      <Guard key={route.path}>
        <Suspense fallback={<Loading />}>
          <Shown key={route.path} route={route} />
        </Suspense>
      </Guard>
    </Shell>
  )
}
