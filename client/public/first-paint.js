// Runs before anything is drawn, so that nobody who likes it dark sees a white flash. Agrees with `app/settings.ts`.
;(() => {
  let chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('foldtable.settings') ?? '{}')
  } catch {
    // as the device likes it
  }
  const wantsDark = matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = chosen.theme === 'dark' || (chosen.theme !== 'light' && wantsDark)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  if (chosen.palette) document.documentElement.dataset.palette = chosen.palette
})()
