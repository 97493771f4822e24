// What lies on the trash, and the rounds so far: two lists that open over the table.
import type { Seat } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { Dialog } from '../../drawing/dialog.tsx'
import { Pill } from '../../drawing/pill.tsx'
import type { PassTheAce } from '../src/index.ts'
import { CARD, CardFace } from './card-face.tsx'
import { momentCounts, type NamedMoment, type Round, roundsOf } from './rounds.ts'
import type { Words } from './words.ts'

type Props = BoardProps<PassTheAce> & {
  readonly words: Words
}

interface ListsProps extends Props {
  /** The trash on the table opens its list too. */
  readonly isTrashOpen: boolean
  openTrash(isOpen: boolean): void
  /** There is no room for words. */
  readonly isBrief: boolean
}

export function Lists({ isTrashOpen, openTrash, isBrief, ...props }: ListsProps) {
  const { view, words, say } = props
  const [isLooking, setLooking] = useState(false)
  useWholePast(props, isLooking)
  return (
    <div className="pta-lists">
      <Pill
        icon={TRASH}
        label={words('trash')}
        count={view.trash.length}
        isBrief={isBrief}
        opens="dialog"
        onPress={() => openTrash(true)}
      />
      {props.past !== undefined && (
        <Pill
          icon={ROUNDS}
          label={words('rounds')}
          isBrief={isBrief}
          opens="dialog"
          onPress={() => setLooking(true)}
        />
      )}
      {isTrashOpen && (
        <Dialog title={words('trashList')} close={words('close')} onClose={() => openTrash(false)}>
          {view.trash.length === 0 ? (
            <p>{words('trashEmpty')}</p>
          ) : (
            <TrashList cards={view.trash} nameOf={(card) => say({ id: `card.${card}` })} />
          )}
        </Dialog>
      )}
      {isLooking && (
        <Dialog
          title={words('roundsTitle')}
          close={words('close')}
          onClose={() => setLooking(false)}
        >
          <Rounds {...props} close={() => setLooking(false)} />
        </Dialog>
      )}
    </div>
  )
}

const TRASH = 'M4 8h11v13H4zM8 8V4h12v14h-5'
const ROUNDS = 'M4 6h16M4 12h16M4 18h16M9 3v18'

function TrashList({ cards, nameOf }: { cards: readonly Card[]; nameOf(card: Card): string }) {
  return (
    <ul className="pta-cards">
      {cards.map((card) => (
        <li key={card}>
          <TinyCard card={card} label={nameOf(card)} />
        </li>
      ))}
    </ul>
  )
}

export function TinyCard({ card, label }: { card: Card; label: string }) {
  const { width, height } = CARD
  const box = `${-width / 2 - 2} ${-height / 2 - 2} ${width + 4} ${height + 4}`
  return (
    <svg className="pta-tiny" viewBox={box} role="img" aria-label={label}>
      <CardFace card={card} isSmall />
    </svg>
  )
}

function Rounds(props: Props & { close(): void }) {
  const { past = [], view, goTo, words, nameOf, say, language, close } = props
  const rounds = roundsOf(past, view)
  const counts = momentCounts(past)
  if (rounds.length === 0) return <p>{words('roundsEmpty')}</p>
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOf(seat)).join(', ')
  const timesOf = (ofSeat: ReadonlyMap<NamedMoment, number>) =>
    [...ofSeat]
      .map(([moment, times]) => `${words(moment).replace(/\s*!$/, '')} × ${times}`)
      .join(', ')
  const look = (round: Round) => {
    close()
    goTo?.(round.n)
  }
  return (
    <>
      <ol className="pta-rounds">
        {rounds.map((round) => (
          <li key={round.n}>
            <div className="pta-round-head">
              <strong>
                {rounds.some(({ leg }) => leg > 1) && `${words('leg', { leg: round.leg })} · `}
                {words('round', { round: round.round })}
              </strong>
              <span>{words('is', { what: words('dealer'), who: nameOf(round.dealer) })}</span>
              {round.at !== null && <RoundTime at={round.at} language={language} />}
              {goTo !== undefined && <Pill label={words('look')} onPress={() => look(round)} />}
            </div>
            <ul className="pta-shown">
              {round.shown.map(({ seat, card, hands }) => (
                <li key={seat} className={round.lost.includes(seat) ? 'is-lost' : ''}>
                  <TinyCard card={card} label={say({ id: `card.${card}` })} />
                  <span>{nameOf(seat)}</span>
                  {hands.length > 1 && (
                    <small>{words('through', { names: hands.map(nameOf).join(' → ') })}</small>
                  )}
                </li>
              ))}
            </ul>
            <p>{words('is', { what: words('lost'), who: names(round.lost) })}</p>
            <details>
              <summary>{words('story')}</summary>
              <ol>
                {round.story.map((message, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
                  <li key={at}>{say(message)}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
      {counts.size > 0 && (
        <>
          <h3>{words('moments')}</h3>
          <ul className="pta-moments">
            {[...counts].map(([seat, ofSeat]) => (
              <li key={seat}>{words('is', { what: nameOf(seat), who: timesOf(ofSeat) })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Page by page, as long as somebody looks at the rounds. */
function useWholePast({ past, hasWholePast = true, askPast }: Props, isLooking: boolean): void {
  const first = past?.[0]?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes asks for the one before it
  useEffect(() => {
    if (isLooking && !hasWholePast) askPast?.()
  }, [first, hasWholePast, isLooking])
}

/** When a round ended, as people say it where they are. */
function RoundTime({ at, language }: { readonly at: number; readonly language: string }) {
  const time = new Date(at)
  const here = navigator.languages.find((one) => one.startsWith(language)) ?? language
  const text = time.toLocaleString(here, { dateStyle: 'short', timeStyle: 'short' })
  return <time dateTime={time.toISOString()}>{text}</time>
}
