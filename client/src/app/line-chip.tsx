// At a table nothing is pushed aside when the line is lost: a word in the header says so.
import { Icon } from '../widgets/icon.tsx'
import { useWords } from '../words/index.ts'
import { useLine } from './connection.ts'

export function LineChip() {
  const { say } = useWords()
  const line = useLine()
  const isLost = line === 'offline' || line === 'reconnecting'
  return (
    <span role="status" className="line-chip-place">
      {isLost && (
        <span className="line-chip" title={say(`line.${line}`)}>
          <Icon name="cloud" size={18} /> {say(`line.${line}.short`)}
        </span>
      )}
    </span>
  )
}
