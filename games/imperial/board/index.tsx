// Imperial, drawn: an atlas of Europe, the rondel, the powers and their certificates.
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { DrawnBoard } from '../../board.ts'
import type { Lens } from '../../drawing/lens.ts'
import { useMotion } from '../../drawing/use-motion.ts'
import { homesOf } from '../src/atlas.ts'
import type { Space } from '../src/data/charts.ts'
import type { Place } from '../src/data/map.ts'
import { decision } from '../src/decision.ts'
import type { Imperial, State } from '../src/index.ts'
import { staging } from './beats.ts'
import { BoardContext, type BoardValue, type Props } from './board-context.ts'
import { NO_CHOICE, type Now, type Pointed, pointing, questionOf } from './choosing.ts'
import { Caption } from './cues.tsx'
import { Dock } from './dock.tsx'
import { Exchange } from './exchange.tsx'
import { keyed } from './keys.ts'
import { mapOf } from './map.ts'
import { Panel } from './panel.tsx'
import { Spaces } from './preview.tsx'
import { refusalAt } from './refusals.ts'
import { matterOf } from './scene.ts'
import { More, OwnTabs, Side } from './side.tsx'
import { Stage } from './stage.tsx'
import { TABS } from './tabs.ts'
import { useCamera, useChoice, useNote, useTurnTab } from './use-question.ts'
import { isNarrow, useDock, useRoom } from './use-room.ts'
import { cameraFor, freeCorner } from './view-box.ts'
import { TalkContext, talkIn, useTalk } from './words/index.ts'
import './styles/map.css'
import './styles/pieces.css'
import './styles/moves.css'
import './styles/board.css'
import './styles/rondel.css'
import './styles/powers.css'
import './styles/dock.css'
import './styles/phone.css'
import './styles/panels.css'
import './styles/exchange.css'
import './styles/auction.css'
import './styles/votes.css'
import './styles/narrow.css'

export const board: DrawnBoard<Imperial> = {
  Board: ImperialBoard,
  tabs: TABS,
  pointing,
}

function ImperialBoard(props: Props) {
  const { view, viewer, seats, offers, language, nameOf } = props
  const names = seats.map(({ name }) => name).join('\n')
  const talk = useMemo(() => talkIn(language, nameOf, names.split('\n')), [language, nameOf, names])
  const now = useMemo((): Now => ({ view, viewer, offers }), [view, viewer, offers])
  const [choice, choose] = useChoice(now)
  const [looked, look] = useState<Space | null>(null)
  const pointers = useMemo(() => pointing.pointers(now, choice), [now, choice])
  const asked = useMemo(() => {
    const waiting = decision(view)
    return waiting.result === undefined ? waiting.seats : []
  }, [view])
  const { picture, passing } = useMotion(props, staging)
  const press = (one: Pointed | undefined) => {
    if (one === undefined) return
    look(null)
    if (one.leads.move === undefined) {
      choose(one.leads.choice)
      return
    }
    props.play(one.leads.move)
    if (one.then !== undefined) props.play(one.then)
    choose(NO_CHOICE)
  }
  const value: BoardValue = {
    props,
    view,
    map: mapOf(view.rules),
    picture,
    passing,
    seat: viewer === 'spectator' ? undefined : viewer,
    asked,
    choice,
    pointers,
    looked,
    choose,
    press,
    look,
  }
  return (
    <TalkContext value={talk}>
      <BoardContext value={value}>
        <Table value={value} question={questionOf(now)} />
      </BoardContext>
    </TalkContext>
  )
}

interface TableProps {
  readonly value: BoardValue
  readonly question: string
}

function Table({ value, question }: TableProps) {
  const { props, view, map, choice, pointers } = value
  const talk = useTalk()
  const box = useRef<HTMLDivElement>(null)
  const lens = useRef<Lens>(null)
  const room = useRoom(box)
  const isPhone = isNarrow(room)
  const [ownTab, setOwnTab] = useState('turn')
  const [more, setMore] = useState<'stock' | 'spaces' | null>(null)
  const [note, setNote] = useNote(question, choice)
  const tab = props.tab ?? ownTab
  const openTab = props.openTab ?? setOwnTab
  useDock(props.keepBelow)
  const matter = matterOf(view, choice, pointers)
  const focus = () => {
    const { current } = lens
    if (current !== null) current.glideTo(cameraFor(map, matter, current.window))
  }
  useCamera(question, isPhone ? `${room.width} ${room.height}` : '', isPhone, focus)
  useTurnTab(question, pointers.length > 0, openTab)
  const refuse = (place: Place) => setNote(refusalAt(value, talk, place))
  const onKey = (event: KeyboardEvent) => {
    if (keyed(event, value)) event.preventDefault()
  }
  const stage = (
    <Stage lens={lens} isPhone={isPhone} refuse={refuse}>
      <Caption />
      {!isPhone && (
        <Panel tab="turn" className={`is-over is-${freeCorner(map, cardMatter(view, matter))}`} />
      )}
    </Stage>
  )
  const dock = <Dock lens={lens} note={note} focus={focus} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever one is on the board
    <div ref={box} className={`im${props.motion ? '' : ' is-still'}`} onKeyDown={onKey}>
      {isPhone ? (
        <div className={`im-in is-phone is-${view.mode}`}>
          {stage}
          {props.tab === undefined && <OwnTabs tab={tab} open={openTab} />}
          <Panel tab={tab} className="is-below" />
          {dock}
        </div>
      ) : (
        <div className={`im-in is-desk${props.seats.length > 5 ? ' is-many' : ''}`}>
          <div className="im-main">
            {stage}
            {dock}
          </div>
          <Side more={setMore} />
        </div>
      )}
      {more === 'stock' && (
        <More title={talk.say('board.exchange.title')} close={() => setMore(null)}>
          <Exchange />
        </More>
      )}
      {more === 'spaces' && (
        <More title={talk.say('board.rondel')} close={() => setMore(null)}>
          <Spaces />
        </More>
      )}
    </div>
  )
}

/** What a card must not hide: what the question is about, or the lands of the country that is up. */
const cardMatter = (view: State, matter: readonly Place[]): readonly Place[] =>
  matter.length > 0 ? matter : homesOf(view.rules, view.up)
