// Any replica as a readable list: fields with their values, objects and long lists indented.
import { isSecret, type Speech } from '@foldtable/kernel'
import { titleOf, valueText } from './plain-words.ts'

interface OutlineProps {
  readonly value: unknown
  readonly speech: Speech
  readonly seats: number
  readonly depth?: number
}

const DEEPEST = 3

export function Outline({ value, speech, seats, depth = 0 }: OutlineProps) {
  if (typeof value !== 'object' || value === null) return null
  const isList = Array.isArray(value)
  return (
    <dl className="plain-outline">
      {Object.entries(value).map(([field, item]) => {
        const isBySeat = isList && value.length === seats
        const title = isBySeat
          ? speech.nameOf(Number(field))
          : isList
            ? `${Number(field) + 1}`
            : titleOf(field, speech)
        return (
          <div key={field}>
            <dt>{title}</dt>
            <dd>
              {isDeep(item) && depth < DEEPEST ? (
                <Outline value={item} speech={speech} seats={seats} depth={depth + 1} />
              ) : (
                valueText(field, item, speech, seats)
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** An object, or a list of objects; a list of plain things stays on one line. */
const isDeep = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  !isSecret(item) &&
  (!Array.isArray(item) ||
    item.some((one) => typeof one === 'object' && one !== null && !isSecret(one)))
