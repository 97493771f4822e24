// How much of a game was luck, and what a strong bot would have done in one's place: looked at when somebody asks for it.
import { type Amount, isTold, type LuckyMoment } from '@foldtable/bots/review/amount'
import type { Advice, Review as Found } from '@foldtable/bots/review/review'
import type { TableRecord } from '@foldtable/kernel'
import { nameText } from '../../../plain/narrowing.ts'
import { SeatSign } from '../../../widgets/seat-sign.tsx'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { heaviestOf } from './course.tsx'
import { useReview } from './use-review.ts'
import './review.css'

interface ReviewProps {
  readonly record: TableRecord | undefined
}

export function Review({ record }: ReviewProps) {
  const say = usePastWords()
  const { looking, look } = useReview()
  if (record === undefined) return null
  if (looking.kind === 'done')
    return (
      <div className="tf-review">
        <LuckOf luck={looking.review.luck} record={record} />
        <AdviceOf advised={looking.review.advised} />
      </div>
    )
  if (looking.kind === 'working') {
    const { percent } = looking
    return (
      <div className="tf-review">
        <p role="status">{say('review.working')}</p>
        <progress max={100} value={percent} aria-label={say('review.working')} />
      </div>
    )
  }
  return (
    <div className="tf-review">
      {looking.kind === 'failed' && <p role="alert">{say('review.failed')}</p>}
      <button type="button" className="button small" onClick={() => look(record)}>
        {say('review.look')}
      </button>
    </div>
  )
}

function LuckOf({ luck, record }: { readonly luck: Found['luck']; readonly record: TableRecord }) {
  const say = usePastWords()
  if (luck === null) return <p>{say('review.noLuck')}</p>
  if (luck.count === 0) return <p>{say('review.noChance')}</p>
  return (
    <section aria-label={say('review.luck')}>
      <h3>{say('review.luck')}</h3>
      <p>{say('review.luckWhy', { count: luck.count })}</p>
      <ul className="tf-points tf-luck">
        {luck.bySeat.map((amount, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <LuckLine key={seat} seat={seat} amount={amount} />
        ))}
        {luck.moments.map((moment) => (
          <li key={moment.n}>
            <Lucky moment={moment} record={record} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LuckLine({ seat, amount }: { readonly seat: number; readonly amount: Amount }) {
  const say = usePastWords()
  const { nameOf, colourOf } = useTableValue()
  const signed = useSigned()
  return (
    <li>
      <SeatSign colour={colourOf(seat)} />
      <span>{nameOf(seat)}</span>
      <b>{isTold(amount) ? signed(amount.points) : say('review.hardly')}</b>
    </li>
  )
}

/** As exact as playouts are. */
function useSigned(): (points: number) => string {
  const { language } = useTableValue().words
  return (points) => {
    const digits = Math.abs(points) < 10 ? 1 : 0
    const format = { signDisplay: 'exceptZero', maximumFractionDigits: digits } as const
    return new Intl.NumberFormat(language, format).format(points)
  }
}

function Lucky(props: { readonly moment: LuckyMoment; readonly record: TableRecord }) {
  const say = usePastWords()
  const { session, table, tell, nameOf, colourOf } = useTableValue()
  const signed = useSigned()
  const { n, seat, points } = props.moment
  const message = heaviestOf(props.record, n, table.game)
  return (
    <button type="button" onClick={() => void session.goTo(n >= table.n ? null : n)}>
      <SeatSign colour={colourOf(seat)} />
      <span>
        {message === undefined ? say('end.moment', { n }) : tell(message)}
        <br />
        <b>{say('review.for', { name: nameOf(seat), points: signed(points) })}</b>
      </span>
      <small>{say('end.moment', { n })}</small>
    </button>
  )
}

function AdviceOf({ advised }: { readonly advised: Found['advised'] }) {
  const say = usePastWords()
  if (advised === null || advised.asked === 0) return null
  const { asked, agreed, advice } = advised
  return (
    <section aria-label={say('review.advice')}>
      <h3>{say('review.advice')}</h3>
      <p>
        {say('review.agreed', { asked, agreed })}
        {advice.length === 0 && ` ${say('review.asGood')}`}
      </p>
      <ul className="tf-points">
        {advice.map((one) => (
          <li key={one.n}>
            <Better advice={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leads to the moment before it. */
function Better({ advice }: { readonly advice: Advice }) {
  const say = usePastWords()
  const { session, table, speech, colourOf, words } = useTableValue()
  const { game, viewer } = table
  const { n, view, own, better, from, to } = advice
  if (game === null || viewer === 'spectator') return null
  const seats = table.house?.seats.length ?? 0
  const name = (move: Advice['own']) =>
    nameText({ game, view, seat: viewer, seats, offers: [], speech }, move)
  const percent = new Intl.NumberFormat(words.language, { style: 'percent' })
  return (
    <button type="button" onClick={() => void session.goTo(Math.max(1, n - 1))}>
      <SeatSign colour={colourOf(viewer)} />
      <span>
        {say('review.own', { move: name(own) })}
        <br />
        <b>{say('review.better', { move: name(better) })}</b>
        <br />
        {say('review.gain', { from: percent.format(from), to: percent.format(to) })}
      </span>
      <small>{say('end.moment', { n })}</small>
    </button>
  )
}
