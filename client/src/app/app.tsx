// Which page belongs to the address. Pages other than home and lobby are loaded when somebody goes there.
import { type ComponentType, Suspense } from 'react'
import { type PageProps, useRoute } from '../data/route.ts'
import type { PageName } from '../data/routes.ts'
import { NowherePage } from '../pages/absent/nowhere-page.tsx'
import { HomePage } from '../pages/home/home-page.tsx'
import { later } from '../widgets/later.tsx'
import { Loading } from '../widgets/loading.tsx'
import { Guard } from './guard.tsx'
import { Shell } from './shell.tsx'

type Page = ComponentType<PageProps>

/** Loaded when somebody goes there. */
const page = (load: () => Promise<{ readonly default: Page }>): Page =>
  later(() => load().then((module) => module.default), <Loading />)

const RulesPage = page(() => import('../pages/rules/rules-page.tsx'))

const pages: { readonly [P in PageName]: Page } = {
  home: HomePage,
  lobby: page(() => import('../pages/lobby/lobby-page.tsx')),
  myGames: page(() => import('../pages/mine/my-games-page.tsx')),
  newTable: page(() => import('../pages/new-table/new-table-page.tsx')),
  table: page(() => import('../pages/online/online-table-page.tsx')),
  player: page(() => import('../pages/people/player-page.tsx')),
  leaderboard: page(() => import('../pages/people/leaderboard-page.tsx')),
  signIn: page(() => import('../pages/people/sign-in-page.tsx')),
  signInLink: page(() => import('../pages/people/sign-in-link-page.tsx')),
  settings: page(() => import('../pages/people/settings-page.tsx')),
  guide: page(() => import('../pages/guide/guide-page.tsx')),
  rules: RulesPage,
  houseRules: RulesPage,
  api: page(() => import('../pages/api/api-page.tsx')),
  offline: page(() => import('../pages/offline/offline-page.tsx')),
  offlineTable: page(() => import('../pages/offline/local-table-page.tsx')),
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
