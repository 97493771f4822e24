// What one can do besides playing: take back, stop the clocks, hand the seat to a bot, leave, choose the board.
import { changeSettings, useSettings } from '../../app/settings.ts'
import { changeTable } from '../../app/tables.ts'
import { Icon, type IconName } from '../../widgets/icon.tsx'
import { hasDrawing } from './board-area.tsx'
import { Confirm } from './confirm.tsx'
import { setShortcuts, useShortcuts } from './shortcuts.ts'
import { useTableValue } from './table-context.tsx'

export function Actions() {
  const { session, table, words, isLocal } = useTableValue()
  const { say } = words
  const { viewer, house, status, game } = table
  const info = viewer === 'spectator' ? undefined : house?.seats[viewer]
  const isPlaying = status === 'playing' && info !== undefined && !info.hasLeft
  return (
    <section className="tp-actions" aria-label={say('table.actions')}>
      {isPlaying && !info.isBot && (isLocal || game?.takesBack !== 'practice') && (
        <Action icon="undo" label={say('table.undo')} press={() => session.ask('undo')} />
      )}
      {isPlaying && <ClockAction />}
      <BoardSwitch />
      <LetterKeys />
      {isPlaying && <SeatActions isBot={info.isBot} />}
    </section>
  )
}

const UNDO = 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H8'

interface ActionProps {
  readonly icon: IconName | 'undo' | 'pause'
  readonly label: string
  press(): void
}

function Action({ icon, label, press }: ActionProps) {
  return (
    <button type="button" className="tp-action" onClick={press}>
      {icon === 'undo' || icon === 'pause' ? (
        <svg
          viewBox="0 0 24 24"
          width={18}
          height={18}
          aria-hidden="true"
          className="icon tp-stroke"
        >
          <path d={icon === 'undo' ? UNDO : 'M8 5v14M16 5v14'} />
        </svg>
      ) : (
        <Icon name={icon} size={18} />
      )}
      <span>{label}</span>
    </button>
  )
}

function ClockAction() {
  const { session, table, words } = useTableValue()
  const { clock, clockSettings } = table
  if (clock === null || clockSettings === null || clockSettings.kind === 'none') return null
  return clock.stoppedAt === null ? (
    <Action icon="pause" label={words.say('table.stopClock')} press={() => session.ask('stop')} />
  ) : (
    <Action icon="play" label={words.say('table.startClock')} press={() => session.ask('go')} />
  )
}

function BoardSwitch() {
  const { table, words } = useTableValue()
  const { board } = useSettings()
  if (!hasDrawing(table.game?.meta.id ?? '')) return null
  const other = board === 'drawn' ? 'plain' : 'drawn'
  return (
    <Action
      icon={other === 'plain' ? 'lobby' : 'eye'}
      label={words.say(`table.board.${other}`)}
      press={() => changeSettings({ board: other })}
    />
  )
}

/** Only where there is a keyboard to speak of. */
function LetterKeys() {
  const { table, words } = useTableValue()
  const { board } = useSettings()
  const areOn = useShortcuts()
  const isPlain = board === 'plain' || !hasDrawing(table.game?.meta.id ?? '')
  if (isPlain || table.viewer === 'spectator' || !hasPointer.matches) return null
  return (
    <button
      type="button"
      className="tp-action"
      aria-pressed={areOn}
      onClick={() => setShortcuts(!areOn)}
    >
      <span>{words.say('table.letters')}</span>
      <span aria-hidden="true">{areOn ? '✓' : '–'}</span>
    </button>
  )
}

const hasPointer = matchMedia('(hover: hover)')

function SeatActions({ isBot }: { readonly isBot: boolean }) {
  const { session, words, isLocal } = useTableValue()
  const { say } = words
  if (isLocal) return null
  return (
    <>
      {isBot ? (
        <Action icon="person" label={say('table.takeBack')} press={() => session.seat('back')} />
      ) : (
        <Action icon="bot" label={say('table.letBot')} press={() => session.seat('bot')} />
      )}
      <Confirm
        label={
          <>
            <Icon name="door" size={18} />
            <span>{say('table.leave')}</span>
          </>
        }
        question={say('table.leaveQuestion')}
        detail={say('table.leaveDetail')}
        yes={say('table.leaveYes')}
        onYes={() => session.seat('leave')}
      />
      <EndAction />
    </>
  )
}

/** For the host, where the game can be ended for everybody. */
function EndAction() {
  const { table, words } = useTableValue()
  const { say } = words
  const { game, house, viewer } = table
  if (house === null || viewer !== house.host || game?.moves.quit?.author !== 'host') return null
  return (
    <Confirm
      label={
        <>
          <Icon name="door" size={18} />
          <span>{say('table.end')}</span>
        </>
      }
      question={say('table.endQuestion')}
      detail={say('table.endDetail')}
      yes={say('table.endYes')}
      onYes={() => void changeTable(house.id, 'end')}
    />
  )
}
