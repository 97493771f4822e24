// The game's own options as a form, made from their schema and named by the game's words.
import type { Json, Schema } from '@foldtable/kernel'
import type { GameInfo } from '../../data/games.ts'
import { NumberField, SelectField, Switch } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import { defaultOptions, type TableDraft } from './draft.ts'
import { optionName, valueName } from './option-words.ts'
import { optionsThatMatter, type Size } from './options-that-matter.ts'

interface OptionFieldsProps {
  readonly game: GameInfo
  readonly options: TableDraft['options']
  /** Only options that matter at a table of this size are asked for. */
  readonly size: Size
  onChange(options: TableDraft['options']): void
}

/** So many are shown at once; the rest is folded away. */
const FEW = 4

export function OptionFields({ game, options, size, onChange }: OptionFieldsProps) {
  const { say } = useWords()
  const fields = optionsThatMatter(game, size)
  const usual = defaultOptions(game)
  const rest = fields.slice(FEW)
  const changed = rest.filter(([name]) => options[name] !== usual[name]).length
  const show = ([name, schema]: readonly [string, Schema<unknown>]) => (
    <OptionField
      key={name}
      game={game}
      name={name}
      schema={schema}
      value={options[name] ?? null}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  )
  if (fields.length === 0) return <p className="muted">{say('form.noOptions')}</p>
  return (
    <>
      <div className="fields">{fields.slice(0, FEW).map(show)}</div>
      {rest.length > 0 && (
        <details className="more">
          <summary>
            {say('form.moreOptions', { count: rest.length })}
            {changed > 0 && <span className="chip">{say('form.changed', { count: changed })}</span>}
          </summary>
          <div className="fields">{rest.map(show)}</div>
        </details>
      )}
    </>
  )
}

interface OptionFieldProps {
  readonly game: GameInfo
  readonly name: string
  readonly schema: Schema<unknown>
  readonly value: Json
  onChange(value: Json): void
}

function OptionField({ game, name, schema, value, onChange }: OptionFieldProps) {
  const words = useWords()
  const label = optionName(game, name, words.language)
  const hint = game.words[words.language][`option.${name}.help`]
  const shared = { label, hint }
  if (schema.type === 'boolean')
    return <Switch {...shared} on={value === true} onChange={onChange} />
  if (schema.enum !== undefined)
    return (
      <SelectField
        {...shared}
        value={JSON.stringify(value)}
        choices={schema.enum.map((one) => [JSON.stringify(one), valueName(game, name, one, words)])}
        onChange={(one) => onChange(JSON.parse(one) as Json)}
      />
    )
  if (schema.type === 'integer')
    return (
      <NumberField
        {...shared}
        value={Number(value)}
        min={schema.minimum ?? 0}
        max={schema.maximum ?? Number.MAX_SAFE_INTEGER}
        onChange={onChange}
      />
    )
  return null
}
