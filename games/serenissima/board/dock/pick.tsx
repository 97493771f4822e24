// One thing to be picked: a second galley, or a port to close. Whatever is picked on the chart or on the rose is named here and
// confirmed; the same choices stand here as buttons, for keys and for whoever does not see the chart.
import { PORTS } from '../../src/data/zones.ts'
import type { State } from '../../src/state.ts'
import { Act } from '../act.tsx'
import { useHands } from '../hands.ts'
import { useTalk } from '../words/index.ts'
import { Numbers, WhenItPlays } from './numbers.tsx'

export function Pick({ view }: { readonly view: State }) {
  const { say, tell } = useTalk()
  const { presses, choice } = useHands()
  const go = presses.get('go')
  return (
    <>
      <section className="ser-picks">
        <Numbers />
        {PORTS.map((id) => (
          <Act
            key={id}
            of={`port ${id}`}
            className="ser-chip is-ready"
            isPressed={choice.port === id}
          >
            {say(`zone.${id}`)}
          </Act>
        ))}
        {view.stage === 'second' && <WhenItPlays view={view} />}
        {view.stage === 'close' && <p className="ser-hint">{say('board.close.means')}</p>}
      </section>
      <section className="ser-acts">
        <Act of="go" className="is-primary" isKept>
          {go === undefined ? say(`board.pick.${view.stage}`) : tell(go.name)}
        </Act>
      </section>
    </>
  )
}
