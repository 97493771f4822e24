// A guest at a table over days hears of nothing outside the page: that is said, with what can be done.
import { useRemote } from '../../data/remote.ts'
import { Link } from '../../widgets/link.tsx'
import { useWords } from '../../words/index.ts'
import { AlertsSwitch } from '../people/alerts-switch.tsx'

export function GuestNote() {
  const { say } = useWords()
  const { value: house } = useRemote('GET /api/house')
  return (
    <section className="panel is-warning" aria-labelledby="not-told">
      <h2 id="not-told">{say('room.notTold')}</h2>
      <p>
        {say('room.notToldText')}{' '}
        {house?.mail === true && <Link to="/sign-in">{say('room.tellAddress')}</Link>}
      </p>
      <AlertsSwitch />
    </section>
  )
}
