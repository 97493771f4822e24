// Around every page: the way to the others, how the line stands, language and look.
import { type ReactNode, useEffect, useRef } from 'react'
import type { Route } from '../data/route.ts'
import { useSignal } from '../data/signal.ts'
import { Bars } from '../widgets/bars.tsx'
import { Link } from '../widgets/link.tsx'
import { Mark } from '../widgets/mark.tsx'
import { wantsHeader } from '../widgets/with-header.tsx'
import { useWords } from '../words/index.ts'
import { Footer } from './footer.tsx'
import { LanguageButton } from './look-buttons.tsx'
import { MeMenu } from './me-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { RematchLines } from './rematch-line.tsx'

interface ShellProps {
  readonly route: Route
  readonly children: ReactNode
}

export function Shell({ route, children }: ShellProps) {
  const { say } = useWords()
  const main = useArrival(route.path)
  const isTable = route.page === 'table' || route.page === 'offlineTable'
  const hasHeader = useSignal(wantsHeader) || !isTable
  return (
    <div className="shell" data-page={route.page} data-table={isTable ? '' : undefined}>
      <a className="skip" href={hasHeader ? '#main' : '#board'}>
        {say(hasHeader ? 'nav.skip' : 'nav.skipToBoard')}
      </a>
      {hasHeader && <Header route={route} />}
      {hasHeader && <Bars isTable={isTable} />}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <RematchLines route={route} />
      {!isTable && <Footer />}
      {!isTable && (
        <nav className="tabs" aria-label={say('nav.label')}>
          <NavLinks route={route} />
        </nav>
      )}
    </div>
  )
}

function Header({ route }: { readonly route: Route }) {
  const { say } = useWords()
  return (
    <header className="top">
      <Link to="/" className="brand" aria-label={say('nav.brand')}>
        <Mark size={30} />
        <span>Foldtable</span>
      </Link>
      <nav className="top-nav" aria-label={say('nav.label')}>
        <NavLinks route={route} />
      </nav>
      <div className="top-end">
        <LanguageButton />
        <MeMenu />
      </div>
    </header>
  )
}

/** On another page, the keyboard and the screen reader begin at its top, as after a real load. */
function useArrival(path: string) {
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is an arrival
  useEffect(() => {
    if (first.current) first.current = false
    else main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
