// The one bar: whose turn it is, what is asked, how long there is, the way back, and the few tools of the table.
import { useState } from 'react'
import { openWire } from '../../data/line.ts'
import { currentMe, setMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { Icon, type IconName } from '../../widgets/icon.tsx'
import { Link } from '../../widgets/link.tsx'
import { Mark } from '../../widgets/mark.tsx'
import { useAlive } from '../../widgets/use-alive.ts'
import { questionText } from '../../words/question.ts'
import { BarClock } from './bar-clock.tsx'
import { type BarButton, type BarState, barState, type Deed } from './bar-state.ts'
import { NameAndSit, sitDown } from './sit-down.tsx'
import { type FramedValue, useTableValue } from './table-context.tsx'
import { useNextTable, useOthers } from './use-next-table.ts'
import { useRound } from './use-rounds.ts'

export function useBarState(): BarState {
  const value = useTableValue()
  const { table, isLocal, words, speech, rematch } = value
  const next = useNextTable(value)
  return barState({
    table,
    isLocal,
    words,
    speech,
    question: questionText(table, speech),
    round: useRound(),
    canRematch: rematch !== undefined && (isLocal || table.viewer !== 'spectator'),
    nextGame: next?.title,
    now: Date.now() + table.clockSkew,
  })
}

export function Bar({ state }: { readonly state: BarState }) {
  const { words } = useTableValue()
  const [isWhole, setWhole] = useState(false)
  const { kind, tone, icon, headline, before, sentence, clockOf, main, other } = state
  return (
    <section
      className={isWhole ? 'tf-turn is-whole' : 'tf-turn'}
      data-tone={tone}
      data-kind={kind}
      aria-label={words.say('table.turn')}
    >
      <HomeLink />
      {icon !== undefined && <Icon name={icon} size={24} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a finger sees what a screen reader has already said */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: nothing is hidden from keys, the sentence is only cut for the eye */}
      <div className="tf-says" onClick={() => setWhole((is) => !is)}>
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
      {clockOf !== null && <BarClock seat={clockOf} key={clockOf} />}
      {(main ?? other) !== undefined && (
        <div className="tf-do">
          {other !== undefined && <Do key={other.deed} button={other} />}
          {main !== undefined && <Do key={main.deed} button={main} isMain />}
        </div>
      )}
      <Tools />
    </section>
  )
}

function HomeLink() {
  const value = useTableValue()
  const { words, isLocal } = value
  const count = useOthers(value).length
  const label = count === 0 ? words.say('turn.home') : words.say('turn.others', { count })
  return (
    <Link to={isLocal ? '/offline' : '/my/games'} className="tf-home" aria-label={label}>
      <Mark />
      {count > 0 && (
        <b className="tf-count" aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  )
}

/** What somebody else's word puts under the finger. */
const CONSENT: readonly Deed[] = ['join', 'noThanks', 'startRematch']

function Do({ button, isMain = false }: { readonly button: BarButton; readonly isMain?: boolean }) {
  const press = useDeeds()
  const { deed, label, key, icon, isQuiet = false } = button
  const isAlive = useAlive() || !CONSENT.includes(deed)
  const [isNaming, setNaming] = useState(false)
  const go = () => (deed === 'sitDown' && !currentMe() ? setNaming(true) : press(deed))
  return (
    <>
      <button
        type="button"
        className={`button${isMain ? ' primary' : ''}${isQuiet ? ' is-quiet' : ''}`}
        aria-disabled={!isAlive}
        onClick={() => isAlive && go()}
      >
        {icon !== undefined && <Icon name={icon} size={18} />}
        {label}
        {key !== undefined && (
          <span aria-hidden="true">
            <kbd>{key}</kbd>
          </span>
        )}
      </button>
      {isNaming && <NameAndSit label={label} close={() => setNaming(false)} />}
    </>
  )
}

export function useDeeds(): (deed: Deed) => void {
  const value = useTableValue()
  const { session, table, isLocal, rematch, travel, stopTrying } = value
  const next = useNextTable(value)
  const { house, decision } = table
  return (deed) => {
    switch (deed) {
      case 'myGames':
        return navigate(isLocal ? '/offline' : '/my/games')
      case 'now':
        return travel.now()
      case 'rematch':
        return rematch?.()
      case 'toRematch':
        return navigate(`/tables/${house?.rematch ?? ''}`)
      case 'join':
        return session.rematch('yes')
      case 'noThanks':
        return session.rematch('no')
      case 'startRematch':
        return session.rematch('start')
      case 'takeSeat':
        return session.seat('back')
      case 'goOn':
        return session.ask('go')
      case 'signIn':
        setMe(null)
        return navigate('/sign-in')
      case 'tryNow':
        return openWire().hint('online')
      case 'sitDown':
        return void takeFreeSeat(value)
      case 'stopTrying':
        return stopTrying()
      case 'playIt':
        return stopTrying(true)
      case 'withdraw':
        return session.withdraw(house?.asking?.id ?? '')
      case 'takeBack':
        return session.ask('undo')
      case 'nextTable':
        return next && navigate(`/tables/${next.id}`)
      case 'replace':
        return decision?.result === undefined
          ? session.ask('replace', decision?.seats[0])
          : undefined
    }
  }
}

async function takeFreeSeat({ table, toast, explain }: FramedValue): Promise<void> {
  const answer = await sitDown(table.house?.id ?? '')
  if (answer.ok) return
  const { rule = '', ...refusal } = answer.refusal
  toast(explain({ ...refusal, rule }), rule === '' ? undefined : rule)
}

function Tools() {
  const { words, frame } = useTableValue()
  const { say } = words
  const isHelp = frame.sheet === 'help'
  return (
    <div className="tf-tools">
      <Tool
        icon="help"
        label={say('turn.help')}
        isOpen={isHelp}
        press={() => (isHelp ? frame.closeSheet() : frame.openHelp())}
      />
      {frame.form === 'desk' && (
        <>
          <Tool
            icon="full"
            label={say('turn.full')}
            isPressed={frame.isFullWindow}
            press={frame.toggleFullWindow}
          />
          <Tool
            icon="dots"
            label={say('turn.menu')}
            opens="menu"
            isOpen={frame.sheet === 'menu'}
            press={() => frame.openSheet('menu')}
          />
        </>
      )}
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly opens?: 'menu'
  readonly isOpen?: boolean
  readonly isPressed?: boolean
  press(): void
}

const Tool = ({ icon, label, opens, isOpen, isPressed, press }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    data-opens={opens}
    aria-label={label}
    title={label}
    aria-haspopup={opens}
    aria-expanded={isOpen}
    aria-pressed={isPressed}
    onClick={press}
  >
    <Icon name={icon} size={22} />
  </button>
)
