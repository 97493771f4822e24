// The one menu: rare actions, with what follows from each. Grave ones ask once more.
import { Fragment, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { changeSettings, useSettings } from '../../data/settings.ts'
import { changeTable } from '../../data/tables.ts'
import { Icon } from '../../widgets/icon.tsx'
import { Confirm } from './confirm.tsx'
import { type MenuDeed, type MenuItem, menuItems } from './menu-items.ts'
import { useShareMoment } from './share-moment.ts'
import { useTableValue } from './table-context.tsx'
import { hasDrawing } from './use-drawing.ts'

const SealDialog = lazy(() =>
  import('./result/seal-dialog.tsx').then((module) => ({ default: module.SealDialog })),
)

export function Menu() {
  const { frame } = useTableValue()
  const [asked, setAsked] = useState<MenuDeed | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {frame.sheet === 'menu' && <Items onAsk={setAsked} />}
      {asked === 'seal' ? (
        <Suspense>
          <SealDialog close={close} />
        </Suspense>
      ) : (
        asked !== null && <Confirm deed={asked} close={close} />
      )}
    </>
  )
}

function useItems(): MenuItem[][] {
  const { table, isLocal, words, board } = useTableValue()
  const { board: chosen } = useSettings()
  return menuItems({
    table,
    isLocal,
    words,
    takingBack: table.takingBack,
    board: hasDrawing(table.game?.meta.id ?? '') ? chosen : null,
    hasNoPlaces: board.tab !== undefined,
    now: Date.now() + table.clockSkew,
  })
}

/** Grave ones, and what has more to say, open a dialog. */
function Items({ onAsk }: { onAsk(deed: MenuDeed): void }) {
  const { words, frame } = useTableValue()
  const groups = useItems()
  const doIt = useMenuDeeds()
  const list = useRef<HTMLDivElement>(null)
  useMenuFocus(list)
  const press = (item: MenuItem) => {
    frame.closeSheet()
    if (item.isGrave === true || item.deed === 'seal') onAsk(item.deed)
    else doIt(item)
  }
  return (
    <div
      className="tf-menu"
      role="menu"
      tabIndex={-1}
      aria-label={words.say('turn.menu')}
      ref={list}
      onKeyDown={(event) => walk(event, list.current)}
    >
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place, whatever is in it just now
        <Fragment key={at}>
          {group.length > 0 && groups.slice(0, at).some(({ length }) => length > 0) && <hr />}
          {group.map((item) => (
            <Item key={`${item.deed} ${item.of}`} item={item} press={() => press(item)} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function Item({ item, press }: { readonly item: MenuItem; press(): void }) {
  const { icon, label, why, value, isGrave = false } = item
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={isGrave ? 'tf-action is-grave' : 'tf-action'}
      onClick={press}
    >
      <Icon name={icon} size={22} />
      <span>{label}</span>
      <span className="tf-value">{value && ` ${value}`}</span>
      {why !== undefined && <small>{why}</small>}
    </button>
  )
}

/** Arrows go through the items, Home and End to the first and the last. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: -1 }[event.key]
  if (to === undefined || items.length === 0) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** The first item has the focus while it is open; afterwards whatever had it before. Elsewhere is out. */
function useMenuFocus(list: { readonly current: HTMLElement | null }): void {
  const { closeSheet } = useTableValue().frame
  useEffect(() => {
    const before = document.activeElement
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
    }
  }, [list])
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!(target instanceof Element) || list.current?.contains(target)) return
      if (target.closest('[data-opens="menu"]') === null) closeSheet()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [list, closeSheet])
}

function useMenuDeeds(): (item: MenuItem) => void {
  const { session, frame, table, tryOut, stopTrying, askHint } = useTableValue()
  const { board } = useSettings()
  const share = useShareMoment()
  return ({ deed, of }) => {
    switch (deed) {
      case 'players':
      case 'log':
        return frame.openSheet(deed)
      case 'takeBack':
        return session.ask('undo')
      case 'stopClock':
        return session.ask('stop')
      case 'startClock':
        return session.ask('go')
      case 'letBot':
        return session.seat('bot')
      case 'takeSeat':
        return session.seat('back')
      case 'replace':
        return session.ask('replace', of)
      case 'askEnd':
        return session.ask('end')
      case 'hint':
        return askHint()
      case 'try':
        return tryOut()
      case 'stopTrying':
        return stopTrying()
      case 'board':
        return changeSettings({ board: board === 'drawn' ? 'plain' : 'drawn' })
      case 'share':
        return void share()
      case 'seal':
        return
      case 'leave':
        return session.seat('leave')
      case 'end':
        return void changeTable(table.house?.id ?? '', 'end')
    }
  }
}
