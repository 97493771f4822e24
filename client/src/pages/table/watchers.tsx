// Who looks on.
import { Icon } from '../../widgets/icon.tsx'
import { useTableValue } from './table-context.tsx'

export function Watchers() {
  const { table, words } = useTableValue()
  const { count = 0, names = [] } = table.house?.watching ?? {}
  if (count === 0) return null
  return (
    <p className="tf-watch" title={names.join(', ')}>
      <Icon name="eye" size={20} />
      {words.say('rail.watch', { count })}
    </p>
  )
}
