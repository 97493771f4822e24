// Asked once before a turn ends, where something would be given away.
import type { State } from '../src/state.ts'
import type { Qualms } from './ending.ts'
import { namesOf } from './sentences.ts'
import { useTalk } from './words/index.ts'

interface SureProps {
  readonly view: State
  readonly qualms: Qualms
  stay(): void
  end(): void
}

export function Sure({ view, qualms: { lost, pinned, isUndeployed }, stay, end }: SureProps) {
  const { say } = useTalk()
  const title = say(isUndeployed ? 'board.doneDeploying' : 'board.endTurn')
  return (
    <div className="fmp-sure" role="alertdialog" aria-label={title}>
      {lost > 0 && <p>{say('board.sure.lost', { lost })}</p>}
      {pinned.length > 0 && <p>{`${say('board.sure.pinned')} ${namesOf(view, pinned, say)}.`}</p>}
      {isUndeployed && <p>{say('board.sure.none')}</p>}
      <div className="fmp-acts">
        <button type="button" className="fmp-act is-main" onClick={stay}>
          {say(isUndeployed ? 'board.sure.deploy' : 'board.sure.stay')}
        </button>
        <button type="button" className="fmp-act" onClick={end}>
          {say(isUndeployed ? 'board.sure.later' : 'board.sure.end')}
        </button>
      </div>
    </div>
  )
}
