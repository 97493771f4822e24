// The one bar: whose turn it is, what is asked, how long there is, the way back, and the few tools of the table.

import { Link, navigate } from '../../app/router.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { Mark } from '../../widgets/mark.tsx'
import { openMyGames, tryLine } from './bar-deeds.ts'
import { type BarButton, type BarState, barState, type Deed } from './bar-state.ts'
import { ClockFace } from './clock-face.tsx'
import { questionText } from './question.ts'
import { useTableValue } from './table-context.tsx'

export function useBarState(): BarState {
  const { table, isLocal, words, speech, rematch } = useTableValue()
  return barState({
    table,
    isLocal,
    words,
    speech,
    question: questionText(table, speech),
    canRematch: rematch !== undefined && (isLocal || table.viewer !== 'spectator'),
  })
}

export function Bar({ state }: { readonly state: BarState }) {
  const { words } = useTableValue()
  const { say } = words
  const { tone, icon, headline, before, sentence, clockOf, main, other } = state
  return (
    <section
      className="tf-turn"
      data-tone={tone}
      data-kind={state.kind}
      aria-label={say('table.turn')}
    >
      <HomeLink />
      {icon !== undefined && <Icon name={icon} size={24} />}
      <div className="tf-says">
        <h1 aria-live="polite" aria-atomic="true">
          {headline}
        </h1>
        {sentence !== '' && (
          <p>
            {before !== undefined && <b>{`${before} `}</b>}
            {sentence}
          </p>
        )}
      </div>
      {clockOf !== null && <ClockFace seat={clockOf} />}
      {(main ?? other) !== undefined && (
        <div className="tf-do">
          {other !== undefined && <Do button={other} />}
          {main !== undefined && <Do button={main} isMain />}
        </div>
      )}
      <Tools />
    </section>
  )
}

function HomeLink() {
  const { words, isLocal } = useTableValue()
  return (
    <Link to={isLocal ? '/offline' : '/'} className="tf-home" aria-label={words.say('turn.home')}>
      <Mark />
    </Link>
  )
}

function Do({ button, isMain = false }: { readonly button: BarButton; readonly isMain?: boolean }) {
  const press = useDeeds()
  return (
    <button
      type="button"
      className={isMain ? 'button primary' : 'button'}
      onClick={() => press(button.deed)}
    >
      {button.label}
      {button.key !== undefined && (
        <span aria-hidden="true">
          <kbd>{button.key}</kbd>
        </span>
      )}
    </button>
  )
}

function useDeeds(): (deed: Deed) => void {
  const { session, table, isLocal, rematch, travel } = useTableValue()
  return (deed) => {
    switch (deed) {
      case 'myGames':
        return openMyGames(isLocal)
      case 'now':
        return travel.now()
      case 'rematch':
        return rematch?.()
      case 'toRematch':
        return navigate(`/tables/${table.house?.rematch ?? ''}`)
      case 'takeSeat':
        return session.seat('back')
      case 'goOn':
        return session.ask('go')
      case 'tryNow':
        return tryLine()
      case 'takeBack':
        return session.ask('undo')
    }
  }
}

function Tools() {
  const { words, frame } = useTableValue()
  const { say } = words
  return (
    <div className="tf-tools">
      <button
        type="button"
        className="icon-button is-help"
        aria-label={say('turn.help')}
        title={say('turn.help')}
        aria-expanded={frame.sheet === 'help'}
        onClick={() => (frame.sheet === 'help' ? frame.closeSheet() : frame.openHelp())}
      >
        <Icon name="help" size={22} />
      </button>
      {frame.form === 'desk' && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={say('turn.full')}
            title={say('turn.full')}
            aria-pressed={frame.isFullWindow}
            onClick={frame.toggleFullWindow}
          >
            <Icon name="full" size={22} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={say('turn.menu')}
            title={say('turn.menu')}
            data-opens="menu"
            aria-haspopup="menu"
            aria-expanded={frame.sheet === 'menu'}
            onClick={() => frame.openSheet('menu')}
          >
            <Icon name="dots" size={22} />
          </button>
        </>
      )}
    </div>
  )
}
