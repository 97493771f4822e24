// The person in the corner: to their page, or to the sign-in for whoever is nobody yet.
import { Avatar } from '../widgets/avatar.tsx'
import { Icon } from '../widgets/icon.tsx'
import { useWords } from '../words/index.ts'
import { useMe } from './me.ts'
import { Link } from './router.tsx'

export function MeButton() {
  const { say } = useWords()
  const me = useMe()
  if (!me) {
    return (
      <Link to="/sign-in" className="me-button">
        <Icon name="person" />
        <span className="me-name">{say('nav.signIn')}</span>
      </Link>
    )
  }
  return (
    <Link
      to={`/players/${me.id}`}
      className="me-button"
      aria-label={say('nav.me', { name: me.name })}
    >
      <Avatar avatar={me.avatar} size={30} />
      <span className="me-name">{me.name}</span>
    </Link>
  )
}
