// The main places: a row at the top of a desk, tabs at the bottom of a phone.

import { useWaits } from '../data/line.ts'
import { useMe } from '../data/me.ts'
import type { Route } from '../data/route.ts'
import type { PageName } from '../data/routes.ts'
import { Icon, type IconName } from '../widgets/icon.tsx'
import { Link } from '../widgets/link.tsx'
import { useWords } from '../words/index.ts'

const PLACES: readonly { to: string; icon: IconName; id: string; pages: readonly PageName[] }[] = [
  { to: '/', icon: 'home', id: 'nav.home', pages: ['home', 'newTable', 'guide'] },
  { to: '/my/games', icon: 'list', id: 'nav.mine', pages: ['myGames'] },
  { to: '/lobby', icon: 'people', id: 'nav.lobby', pages: ['lobby'] },
]

export function NavLinks({ route }: { readonly route: Route }) {
  const { say } = useWords()
  const isKnown = useMe() !== null
  const waiting = useWaits().length
  const shown = PLACES.filter(({ to }) => isKnown || to !== '/my/games')
  return shown.map(({ to, icon, id, pages }) => {
    const isHere = route.page !== 'nowhere' && pages.includes(route.page)
    return (
      <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{say(id)}</span>
        {to === '/my/games' && waiting > 0 && (
          <>
            <b className="badge" aria-hidden="true">
              {waiting}
            </b>
            <span className="hidden">{say('nav.others', { count: waiting })}</span>
          </>
        )}
      </Link>
    )
  })
}
