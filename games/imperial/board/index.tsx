// Imperial, drawn: an atlas of Europe, the rondel, the powers and their certificates.
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { BoardTab, DrawnBoard } from '../../board.ts'
import { Dialog } from '../../drawing/dialog.tsx'
import type { Lens } from '../../drawing/lens.ts'
import { Pill } from '../../drawing/pill.tsx'
import { useMotion } from '../../drawing/use-motion.ts'
import { homesOf } from '../src/atlas.ts'
import type { Space } from '../src/data/charts.ts'
import type { Place } from '../src/data/map.ts'
import { decision } from '../src/decision.ts'
import type { Imperial, State } from '../src/index.ts'
import { staging } from './beats.ts'
import { BoardContext, type BoardValue, type Props, pointerAt, useBoard } from './board-context.ts'
import {
  type Button,
  back,
  type Choice,
  NO_CHOICE,
  type Now,
  type Pointed,
  pointing,
  questionOf,
} from './choosing.ts'
import { Caption } from './cues.tsx'
import { Dock } from './dock.tsx'
import { Exchange } from './exchange.tsx'
import { Investors } from './investors.tsx'
import { mapOf } from './map.ts'
import { Panel } from './panel.tsx'
import { Powers } from './powers.tsx'
import { Spaces } from './preview.tsx'
import { refusalAt } from './refusals.ts'
import { Rondel } from './rondel.tsx'
import { matterOf } from './scene.ts'
import { Stage } from './stage.tsx'
import { isNarrow, useDock, useRoom } from './use-room.ts'
import { cameraFor, freeCorner } from './view-box.ts'
import { TalkContext, talkIn, useTalk } from './words/index.ts'
import './map.css'
import './board.css'
import './panels.css'

const TABS: readonly BoardTab[] = [
  {
    id: 'turn',
    label: { en: 'Turn', fr: 'Tour' },
    icon: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  },
  {
    id: 'rondel',
    label: { en: 'Rondel', fr: 'Rondel' },
    icon: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4',
  },
  {
    id: 'powers',
    label: { en: 'Powers', fr: 'Puissances' },
    icon: 'M4 18L3 7l5 4 4-7 4 7 5-4-1 11zM4 21h16',
  },
  {
    id: 'stock',
    label: { en: 'Stock', fr: 'Titres' },
    icon: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4',
  },
]

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

/** What was chosen for another question is forgotten. */
function useChoice(now: Now): [Choice, (choice: Choice) => void] {
  const question = questionOf(now)
  const [kept, keep] = useState({ question, choice: NO_CHOICE })
  const choose = useCallback((choice: Choice) => keep({ question, choice }), [question])
  return [kept.question === question ? kept.choice : NO_CHOICE, choose]
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

interface MoreProps {
  readonly title: string
  readonly children: ReactNode
  close(): void
}

function More({ title, children, close }: MoreProps) {
  const { say } = useTalk()
  return (
    <Dialog title={title} close={say('board.close')} onClose={close}>
      {children}
    </Dialog>
  )
}

const MORE = {
  spaces: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  stock: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h4',
} as const

/** Beside the map of a desk: everything that is always in sight. */
function Side({ more }: { more(what: 'stock' | 'spaces'): void }) {
  const { say } = useTalk()
  return (
    <div className="im-side" data-scrolls>
      <div className="im-side-in">
        <div className="im-wheel">
          <Rondel />
          <span className="im-more">
            <Pill
              isBrief
              icon={MORE.spaces}
              label={say('board.rondel.more')}
              opens="dialog"
              onPress={() => more('spaces')}
            />
          </span>
          <span className="im-more is-right">
            <Pill
              isBrief
              icon={MORE.stock}
              label={say('board.exchange.title')}
              opens="dialog"
              onPress={() => more('stock')}
            />
          </span>
        </div>
        <Powers />
        <Investors />
      </div>
    </div>
  )
}

function OwnTabs({ tab, open }: { readonly tab: string; open(id: string): void }) {
  const { props } = useBoard()
  return (
    <div className="im-tabs">
      {TABS.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={tab === id} onClick={() => open(id)}>
          {label[props.language]}
        </button>
      ))}
    </div>
  )
}

/** Why something was not possible, until something else is chosen. */
function useNote(question: string, choice: Choice): [string, (text: string) => void] {
  const about = `${question} ${JSON.stringify(choice)}`
  const [note, setNote] = useState({ about, text: '' })
  return [note.about === about ? note.text : '', (text) => setNote({ about, text })]
}

/** A phone looks at what is asked, each time something is asked; a desk always has the whole map. */
function useCamera(question: string, room: string, isPhone: boolean, focus: () => void): void {
  const latest = useRef(focus)
  latest.current = focus
  const before = useRef(`${question} ${room}`)
  useEffect(() => {
    const now = `${question} ${room}`
    if (isPhone && before.current !== now) latest.current()
    before.current = now
  }, [question, room, isPhone])
}

/** What is asked is in sight as soon as it is asked. */
function useTurnTab(question: string, isAsked: boolean, openTab: (id: string) => void): void {
  const latest = useRef(openTab)
  latest.current = openTab
  const before = useRef(question)
  useEffect(() => {
    if (isAsked && before.current !== question) latest.current('turn')
    before.current = question
  }, [question, isAsked])
}

const LETTERS: { readonly [key: string]: Button } = {
  1: 'vote1',
  2: 'vote2',
  y: 'accept',
  n: 'reject',
}

/** Keys that work wherever one is on the board. */
function keyed(event: KeyboardEvent, { choice, choose, pointers, press, props }: BoardValue) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false
  if (event.key === 'Escape') {
    if (JSON.stringify(choice) === JSON.stringify(NO_CHOICE)) return false
    choose(back(choice))
    return true
  }
  if (event.target instanceof HTMLInputElement || props.shortcuts === false) return false
  const button = LETTERS[event.key.toLowerCase()]
  const found = button && pointerAt(pointers, { on: 'dock', button })
  if (found === undefined) return false
  press(found)
  return true
}
