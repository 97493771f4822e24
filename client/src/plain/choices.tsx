// Choosing an offer step by step. The heading has the focus when something else is asked, the choices follow it.
import { type RefObject, useId } from 'react'
import { useWords } from '../words/index.ts'
import { Filter } from './filter.tsx'
import type { Choice, Crumb } from './narrowing.ts'
import { NotNow } from './not-now.tsx'
import { RangeField } from './range-field.tsx'
import { type Choosing, useChoosing } from './use-choosing.ts'
import type { Plain } from './use-plain.ts'
import { useQuestionFocus } from './use-question-focus.ts'

/** With so few found, it is worth saying what is not possible. */
const FEW = 4

interface ChoicesProps {
  readonly plain: Plain
  readonly about: string
}

export function Choices({ plain, about }: ChoicesProps) {
  const { say } = useWords()
  const choosing = useChoosing(plain)
  const { choices, trail, hasFilter } = choosing
  const isNothing = plain.isPast || choices.length === 0
  const steps = trail.map(({ label }) => label)
  const what = isNothing ? 'nothing' : `${steps.join('\n')}|${choices.length}`
  const box = useQuestionFocus(`${what}|${plain.moment}`)
  if (isNothing) return <Nothing about={about} box={box} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside, wherever among them the focus is
    <div
      className="plain-choices"
      ref={box}
      onKeyDown={(event) => choosing.onKey(event, box.current)}
    >
      <Question about={about} text={say('plain.choices', { count: choices.length })} />
      {!hasFilter && (
        <button type="button" className="plain-why" onClick={choosing.look}>
          {say('plain.why')}
        </button>
      )}
      {steps.length > 0 && <Crumbs choosing={choosing} />}
      {hasFilter && <Filter choosing={choosing} />}
      <List plain={plain} choosing={choosing} />
    </div>
  )
}

/** The heading stays where it was, so that the focus does not get lost while others play. */
function Nothing({
  about,
  box,
}: {
  readonly about: string
  readonly box: RefObject<HTMLDivElement | null>
}) {
  const { say } = useWords()
  return (
    <div className="plain-choices is-nothing" ref={box}>
      <Question about={about} text={say('plain.nothingToDo')} />
    </div>
  )
}

const Question = ({ about, text }: { readonly about: string; readonly text: string }) => (
  <h2 className="plain-question" tabIndex={-1} data-question="">
    <span className="hidden">{about} </span>
    {text}
  </h2>
)

function Crumbs({ choosing }: { readonly choosing: Choosing }) {
  const { say } = useWords()
  const { trail, chosen, back, backTo } = choosing
  const steps = trail.map(({ label }) => label).join(', ')
  return (
    <nav className="plain-crumbs" aria-label={say('plain.chosenSoFar', { steps })}>
      {trail.map((crumb) => (
        <CrumbButton key={crumb.label} crumb={crumb} backTo={backTo} />
      ))}
      {chosen.length > 0 && (
        <button type="button" className="plain-crumb plain-back" onClick={back}>
          {say('plain.back')}
        </button>
      )}
    </nav>
  )
}

function CrumbButton({ crumb, backTo }: { readonly crumb: Crumb } & Pick<Choosing, 'backTo'>) {
  const { label, choice } = crumb
  return choice === null ? (
    <span className="plain-crumb">{label}</span>
  ) : (
    <button type="button" className="plain-crumb" onClick={() => backTo(choice)}>
      {label}
    </button>
  )
}

function List({ plain, choosing }: { readonly plain: Plain; readonly choosing: Choosing }) {
  const { say } = useWords()
  const hint = useId()
  const { shown, filter, range } = choosing
  const { game, offered } = plain
  return (
    <div className="plain-list" data-scrolls="">
      <ol aria-label={say('plain.yourChoice')} aria-describedby={hint}>
        {shown.map((choice, index) => (
          <li key={choice.key ?? choice.label}>
            <ChoiceButton
              choice={choice}
              index={index}
              isOnly={shown.length === 1 && filter === ''}
              pick={choosing.pick}
            />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p className="plain-none">{say('plain.nothingFits')}</p>}
      {offered !== undefined && shown.length < FEW && (
        <NotNow plain={plain} offered={offered} filter={filter} />
      )}
      {range && filter === '' && (
        <RangeField
          key={plain.moment}
          range={range}
          plain={plain}
          nameOf={(move) => offered && game.nameOffer?.(offered.view, offered.seat, move)}
          play={choosing.make}
        />
      )}
      <p className="plain-keys" id={hint}>
        {say('plain.keys')}
      </p>
    </div>
  )
}

interface ChoiceButtonProps {
  readonly choice: Choice
  readonly index: number
  readonly isOnly: boolean
  pick(choice: Choice): void
}

function ChoiceButton({ choice, index, isOnly, pick }: ChoiceButtonProps) {
  const { say } = useWords()
  const { label, count } = choice
  return (
    <button
      type="button"
      className={`plain-choice${isOnly ? ' is-only' : ''}`}
      data-choice=""
      onClick={() => pick(choice)}
    >
      {index < 9 && (
        <span className="plain-key" aria-hidden="true">
          {index + 1}
        </span>
      )}
      <span className="plain-label">{label}</span>
      {count > 1 && (
        <small>
          <span className="plain-behind">{say('plain.behind', { count })}</span>
          <span className="plain-count" aria-hidden="true">
            {count} ›
          </span>
        </small>
      )}
    </button>
  )
}
