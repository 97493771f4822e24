// The game's own options as a form, made from their schema and named by the game's words.
import type { Json, Schema } from '@foldtable/kernel'
import type { GameInfo } from '../../app/games.ts'
import { NumberField, SelectField, Switch } from '../../widgets/field.tsx'
import { useWords } from '../../words/index.ts'
import { defaultOptions, type TableDraft } from './draft.ts'

interface OptionFieldsProps {
  readonly game: GameInfo
  readonly options: TableDraft['options']
  readonly disabled?: boolean
  onChange(options: TableDraft['options']): void
}

/** So many are shown at once; the rest is folded away. */
const FEW = 4

export function OptionFields({ game, options, disabled = false, onChange }: OptionFieldsProps) {
  const { say } = useWords()
  const fields = Object.entries(game.options.properties ?? {})
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
      disabled={disabled}
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
  readonly disabled: boolean
  onChange(value: Json): void
}

function OptionField({ game, name, schema, value, disabled, onChange }: OptionFieldProps) {
  const words = useWords()
  const label = optionName(game, name, words.language)
  const hint = game.words[words.language][`option.${name}.help`]
  const shared = { label, hint, disabled }
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

type Words = ReturnType<typeof useWords>

export const optionName = (game: GameInfo, name: string, language: Words['language']): string =>
  game.words[language][`option.${name}`] ?? plainly(name)

/** The game may name its values; yes and no are ours; the others speak for themselves. */
export function valueName(
  game: GameInfo,
  name: string,
  value: Json,
  { language, say }: Words,
): string {
  const own = game.words[language][`option.${name}.${value}`]
  if (own !== undefined) return own
  if (typeof value === 'boolean') return say(value ? 'form.yes' : 'form.no')
  return typeof value === 'string' ? plainly(value) : String(value)
}

const plainly = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
