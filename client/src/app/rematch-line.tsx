// Somebody wants a rematch, told on whatever page one is; at the table that was played its own bar says it.
import type { RematchCall } from '@foldtable/protocol'
import { useGame } from '../data/games.ts'
import { answerRematch, useCalls } from '../data/line.ts'
import type { Route } from '../data/route.ts'
import { useTitleSaying } from '../data/title.ts'
import { Link } from '../widgets/link.tsx'
import { useAlive } from '../widgets/use-alive.ts'
import { useWords } from '../words/index.ts'

export function RematchLines({ route }: { readonly route: Route }) {
  const { say } = useWords()
  const here = route.params.id
  const calls = useCalls().filter(({ table, begun }) => table !== here && begun !== here)
  const asked = calls.find(({ answer }) => answer === null)
  const isAtTable = route.page === 'table' // whose title says more
  useTitleSaying(
    asked === undefined || isAtTable ? null : say('line.rematch.title', { name: asked.name }),
  )
  return (
    <div className="calls" role="status">
      {calls.map((call) => (
        <RematchLine key={`${call.table} ${call.answer}`} call={call} />
      ))}
    </div>
  )
}

function RematchLine({ call }: { readonly call: RematchCall }) {
  const { say } = useWords()
  const game = useGame(call.game)?.title ?? ''
  const isAlive = useAlive()
  const { name, table, answer, begun } = call
  const press = (to: 'yes' | 'no') => isAlive && answerRematch(table, to)
  if (answer === 'no') return null
  if (begun !== null)
    return (
      <p className="call">
        <span>{say('line.rematch.begun', { game })}</span>
        <Link to={`/tables/${begun}`} className="button primary">
          {say('line.rematch.go')}
        </Link>
      </p>
    )
  return (
    <p className="call">
      <span>{say(answer === null ? 'line.rematch' : 'line.rematch.waits', { name, game })}</span>
      {answer === null && (
        <button
          type="button"
          className="button primary"
          aria-disabled={!isAlive}
          onClick={() => press('yes')}
        >
          {say('line.rematch.yes')}
        </button>
      )}
      <button type="button" className="button" aria-disabled={!isAlive} onClick={() => press('no')}>
        {say('line.rematch.no')}
      </button>
    </p>
  )
}
