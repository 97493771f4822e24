// A page that met an error of ours, or whose files did not come, says so instead of going white.
import { Component, type ReactNode } from 'react'
import { currentSettings } from '../data/settings.ts'
import { loadAnew } from '../data/update.ts'
import { wordsIn } from '../words/index.ts'

interface Props {
  readonly children: ReactNode
}

export class Guard extends Component<Props, { readonly problem: Error | null }> {
  override state = { problem: null }

  static getDerivedStateFromError(problem: Error) {
    return { problem }
  }

  override componentDidCatch(problem: Error): void {
    console.error(problem)
  }

  override render(): ReactNode {
    if (this.state.problem === null) return this.props.children
    const { say } = wordsIn(currentSettings().language)
    return (
      <section className="page narrow" role="alert">
        <h1>{say(navigator.onLine ? 'guard.title' : 'guard.offlineTitle')}</h1>
        <p>{say(navigator.onLine ? 'guard.text' : 'guard.offlineText')}</p>
        <p className="row">
          <button type="button" className="button primary" onClick={() => void loadAnew()}>
            {say('common.reload')}
          </button>
          <a className="button" href="/">
            {say('nav.home')}
          </a>
        </p>
      </section>
    )
  }
}
