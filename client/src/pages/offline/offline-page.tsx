// Playing without a server: a new table on this device, and those that are already here.
import { useState } from 'react'
import { useTitle } from '../../data/title.ts'
import { deleteLocal, listLocal } from '../../store/local-table.ts'
import { Loading } from '../../widgets/loading.tsx'
import { useWords } from '../../words/index.ts'
import { InstallPanel } from './install-panel.tsx'
import { localParts, useLocalGames } from './local.ts'
import { LocalTables } from './local-tables.tsx'
import { NewLocalTable } from './new-local-table.tsx'

export default function OfflinePage() {
  const { say } = useWords()
  useTitle(say('offline.title'))
  const games = useLocalGames()
  const [tables, setTables] = useState(() => listLocal(localParts.storage))
  const remove = (id: string) => {
    deleteLocal(localParts.storage, id)
    setTables(listLocal(localParts.storage))
  }
  return (
    <div className="page narrow form-page">
      <h1>{say('offline.title')}</h1>
      <p>{say('offline.text')}</p>
      {tables.length > 0 && <LocalTables tables={tables} games={games ?? []} onDelete={remove} />}
      {games === undefined ? <Loading /> : <NewLocalTable games={games} />}
      <InstallPanel />
    </div>
  )
}
