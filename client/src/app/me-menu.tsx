// Behind the own picture: one's page, settings, this device, how it looks; for who is nobody yet, the way in.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMe } from '../data/me.ts'
import { Avatar } from '../widgets/avatar.tsx'
import { Icon, type IconName } from '../widgets/icon.tsx'
import { Link } from '../widgets/link.tsx'
import { useWords } from '../words/index.ts'
import { ThemeButton } from './look-buttons.tsx'

export function MeMenu() {
  const { say } = useWords()
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useOutside(place, isOpen, () => setIsOpen(false))
  const close = () => setIsOpen(false)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside
    <div className="me" ref={place} onKeyDown={onKey}>
      <button
        type="button"
        ref={opener}
        className="me-button"
        aria-expanded={isOpen}
        aria-label={me ? say('nav.me', { name: me.name }) : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {me ? <Avatar avatar={me.avatar} size={32} /> : <Icon name="person" />}
        <span className="me-name">{me ? me.name : say('nav.signIn')}</span>
      </button>
      {isOpen && (
        <ul className="me-list">
          {me && (
            <Item to={`/players/${me.id}`} icon="person" label={say('nav.page')} onGo={close} />
          )}
          {me?.email == null && (
            <Item
              to="/sign-in"
              icon="mail"
              label={say(me ? 'player.keepName' : 'nav.signIn')}
              onGo={close}
            />
          )}
          <Item to="/settings" icon="gear" label={say('nav.settings')} onGo={close} />
          <Item to="/offline" icon="device" label={say('nav.offline')} onGo={close} />
          <li>
            <ThemeButton />
          </li>
        </ul>
      )}
    </div>
  )
}

function Item({
  to,
  icon,
  label,
  onGo,
}: {
  readonly to: string
  readonly icon: IconName
  readonly label: string
  onGo(): void
}) {
  return (
    <li>
      <Link to={to} onClick={onGo}>
        <Icon name={icon} /> {label}
      </Link>
    </li>
  )
}

function useOutside(place: React.RefObject<HTMLElement | null>, isOn: boolean, act: () => void) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isOn) return
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) latest.current()
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [isOn, place])
}
