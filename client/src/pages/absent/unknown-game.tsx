// The server has a game that is newer than this app.
import { loadAnew } from '../../data/update.ts'
import { useWords } from '../../words/index.ts'

export function UnknownGame() {
  const { say } = useWords()
  return (
    <section className="page narrow nowhere" role="alert">
      <h1>{say('unknownGame.title')}</h1>
      <p>{say('unknownGame.text')}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={() => void loadAnew()}>
          {say('common.reload')}
        </button>
      </p>
    </section>
  )
}
