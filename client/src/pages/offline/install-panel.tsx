// Installing the app, where the browser offers it.
import { useEffect, useState } from 'react'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'

/** Not in the types of browsers yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

export function InstallPanel() {
  const { say } = useWords()
  const [offer, setOffer] = useState<InstallEvent>()
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    addEventListener('beforeinstallprompt', hear)
    return () => removeEventListener('beforeinstallprompt', hear)
  }, [])
  if (offer === undefined) return null
  return (
    <section className="panel">
      <p>{say('offline.installText')}</p>
      <button
        type="button"
        className="button"
        onClick={() => {
          setOffer(undefined)
          offer.prompt().catch(() => undefined)
        }}
      >
        <Icon name="download" /> {say('offline.install')}
      </button>
    </section>
  )
}
