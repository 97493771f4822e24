// The main places: a row at the top of a desk, tabs at the bottom of a phone.
import { Icon, type IconName } from '../widgets/icon.tsx'
import { useWords } from '../words/index.ts'
import { Link, type Route } from './router.tsx'
import type { PageName } from './routes.ts'

const PLACES: readonly { to: string; icon: IconName; id: string; pages: readonly PageName[] }[] = [
  { to: '/', icon: 'home', id: 'nav.home', pages: ['home', 'newTable', 'guide'] },
  { to: '/lobby', icon: 'people', id: 'nav.lobby', pages: ['lobby'] },
  { to: '/offline', icon: 'device', id: 'nav.offline', pages: ['offline'] },
  { to: '/settings', icon: 'gear', id: 'nav.settings', pages: ['settings', 'signIn'] },
]

export function NavLinks({ route }: { readonly route: Route }) {
  const { say } = useWords()
  return PLACES.map(({ to, icon, id, pages }) => {
    const isHere = route.page !== 'nowhere' && pages.includes(route.page)
    return (
      <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{say(id)}</span>
      </Link>
    )
  })
}
