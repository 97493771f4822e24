// What can be set at a table of this game, and what it usually is.
import type { Json, Schema } from '@foldtable/kernel'
import type { GameInfo } from '../../data/games.ts'
import { useWords } from '../../words/index.ts'
import { optionName, valueName } from '../new-table/option-words.ts'

/** More of them are folded away. */
const FEW = 4

export function OptionTable({ game }: { readonly game: GameInfo }) {
  const words = useWords()
  const { language, say } = words
  const options = Object.entries(game.options.properties ?? {})
  if (options.length === 0) return null
  const name = (option: string, value: Json) => valueName(game, option, value, words)
  return (
    <details className="more" open={options.length <= FEW}>
      <summary>{say('guide.options')}</summary>
      <dl className="facts">
        {options.map(([option, schema]) => (
          <div key={option}>
            <dt>
              {optionName(game, option, language)}
              <small>{rangeOf(schema, (value) => name(option, value))}</small>
            </dt>
            <dd>
              <span className="hidden">{say('guide.usually') + say('common.colon')}</span>
              {schema.default === undefined ? '' : name(option, schema.default)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function rangeOf(schema: Schema<unknown>, name: (value: Json) => string): string {
  if (schema.enum !== undefined) return valuesOf(schema.enum, name)
  if (schema.type === 'boolean') return `${name(true)} · ${name(false)}`
  return schema.minimum === undefined ? '' : `${schema.minimum} – ${schema.maximum}`
}

/** More numbers than this are told from the first to the last. */
const FEW_VALUES = 6

/** Those that have a word of their own, and then from what to what. */
function valuesOf(values: readonly Json[], name: (value: Json) => string): string {
  const numbers = values.filter((value) => name(value) === String(value))
  if (numbers.length <= FEW_VALUES) return values.map(name).join(' · ')
  const named = values.filter((value) => !numbers.includes(value)).map(name)
  return [...named, `${numbers[0]} – ${numbers.at(-1)}`].join(' · ')
}
