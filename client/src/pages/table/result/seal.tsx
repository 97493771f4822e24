// The seal of a deal: shown before the first move, kept by the browser, and held against the record at the end.
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../words/index.ts'
import { usePastWords } from '../../../words/past.ts'
import { wordsFor } from '../../../words/refusals.ts'
import type { Fairness } from './judge.ts'
import { stirTable } from './stir.ts'
import type { Judged } from './use-judged.ts'
import './seal.css'

const SHAPE =
  'M12 2l2.6 2.100 3.300-.4.9 3.200 2.800 1.800-1.300 3 1.300 3-2.800 1.800-.9 3.200-3.300-.4L12 21.400l-2.600-2.100-3.300.4-.9-3.200-2.800-1.800 1.300-3-1.300-3 2.800-1.800.9-3.200 3.300.4z'
const INSIDE = { fair: 'M8 12l3 3 5-6', unfair: 'M9 9l6 6M15 9l-6 6', plain: 'M12 8v5m0 3v.01' }

interface BoxProps {
  readonly tone: keyof typeof INSIDE
  readonly title: string
  readonly commitment: string
  readonly children: ReactNode
}

function Box({ tone, title, commitment, children }: BoxProps) {
  return (
    <div className={`seal is-${tone}`}>
      <svg viewBox="0 0 24 24" width={26} height={26} aria-hidden="true">
        <path d={SHAPE} />
        <path d={INSIDE[tone]} />
      </svg>
      <div>
        <b>{title}</b>
        {children}
        <How commitment={commitment} />
      </div>
    </div>
  )
}

/** For whoever wants to know, in place. */
function How({ commitment }: { readonly commitment: string }) {
  const say = usePastWords()
  const words = useWords()
  return (
    <details className="seal-how">
      <summary>{say('seal.how')}</summary>
      <ol>
        {['seal.how1', 'seal.how2', 'seal.how3', 'seal.how4'].map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ol>
      <p>
        {say('seal.whole') + words.say('common.colon')}
        <code>{commitment}</code>
      </p>
    </details>
  )
}

interface SealProps {
  readonly table: string
  readonly commitment: string
  /** Whoever sits in a room that waits may add to the chance. */
  readonly canStir?: boolean
}

/** Before the end: in the waiting room, and at the table. */
export function Seal({ table, commitment, canStir = false }: SealProps) {
  const say = usePastWords()
  return (
    <Box tone="fair" title={say('seal.title')} commitment={commitment}>
      <p>{say('seal.why', { seal: shortSeal(commitment) })}</p>
      {canStir && <Stir table={table} />}
    </Box>
  )
}

/** The first eight digits, as one can say them on the phone. */
export const shortSeal = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`

/** Words of one's own, mixed with random bytes, count for the deal: nobody else can have known them. */
function Stir({ table }: { readonly table: string }) {
  const say = usePastWords()
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [isStirred, setStirred] = useState(false)
  const [problem, setProblem] = useState('')
  const stir = async (text: string) => {
    const answer = await stirTable(table, text)
    setStirred(answer.ok)
    setOpen(!answer.ok)
    setProblem(answer.ok ? '' : wordsFor(answer.refusal, words))
  }
  if (isStirred) return <p role="status">{say('seal.stirred')}</p>
  if (!isOpen)
    return (
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {say('seal.stir')}
      </button>
    )
  return (
    <form
      className="seal-stir"
      onSubmit={(event) => {
        event.preventDefault()
        const text = new FormData(event.currentTarget).get('words')
        void stir(typeof text === 'string' ? text : '')
      }}
    >
      <label>
        {say('seal.stirLabel')}
        <input name="words" type="text" maxLength={200} autoComplete="off" required />
      </label>
      <button type="submit" className="button small primary">
        {say('seal.stirGo')}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  )
}

interface VerdictProps {
  readonly judged: Judged
  readonly commitment: string
}

/** After the end: what the record says. */
export function Verdict({ judged, commitment }: VerdictProps) {
  const say = usePastWords()
  const { fairness, percent, hasFailed, retry } = judged
  if (hasFailed)
    return (
      <Box tone="plain" title={say('seal.closed')} commitment={commitment}>
        <p>{say('seal.closedLine')}</p>
        <button type="button" className="button small" onClick={retry}>
          {say('seal.retry')}
        </button>
      </Box>
    )
  const checking = { tone: 'plain', title: 'seal.checking', why: { id: 'seal.why' } } as const
  const { tone, title, why } = fairness === undefined ? checking : verdictOf(fairness)
  const params = { percent, seal: shortSeal(commitment), ...('params' in why ? why.params : {}) }
  return (
    <Box tone={tone} title={say(title, params)} commitment={commitment}>
      {fairness === undefined && (
        <progress max={100} value={percent} aria-label={say(title, params)} />
      )}
      <p>{say(why.id, params)}</p>
    </Box>
  )
}

function verdictOf(fairness: Fairness) {
  switch (fairness.kind) {
    case 'fair': {
      const { count, wasHere } = fairness
      const why = { id: wasHere ? 'seal.fairWhy' : 'seal.fairNew', params: { count } }
      return { tone: 'fair', title: 'seal.fair', why } as const
    }
    case 'unfair': {
      const why =
        fairness.why === 'moment'
          ? { id: 'seal.unfairAt', params: { n: fairness.n } }
          : { id: UNFAIR[fairness.why], params: {} }
      return { tone: 'unfair', title: 'seal.unfair', why } as const
    }
    case 'closed':
      return {
        tone: 'plain',
        title: 'seal.closed',
        why: { id: CLOSED[fairness.why], params: {} },
      } as const
  }
}

const UNFAIR = {
  kept: 'seal.unfairKept',
  key: 'seal.unfairKey',
  file: 'seal.unfairFile',
} as const
const CLOSED = {
  quit: 'seal.closedQuit',
  hidden: 'seal.closedHidden',
  rules: 'seal.closedRules',
} as const
