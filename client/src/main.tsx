// The web app, put together from its parts. Read this and `app/app.tsx` first.
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/shell.css'
import './styles/pages.css'
import './styles/home.css'
import './styles/room.css'
import './styles/people.css'
import './styles/guide.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { openWire } from './data/line.ts'
import { refreshMe } from './data/me.ts'
import { keepForOffline } from './data/update.ts'
import { heedWaits } from './data/waiting.ts'

const place = document.getElementById('app')
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
refreshMe().catch(console.error)
heedWaits()
keepForOffline()

/** A move that was made without a network goes out from whatever page comes next; see `wire/move-queue.ts`. */
function hasUnsentMoves(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('foldtable.move.'))
  } catch {
    return false // this browser keeps nothing
  }
}
if (hasUnsentMoves()) openWire()
