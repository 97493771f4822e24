// Loaded first into a server whose clock is not right: ahead by CLOCK_AHEAD_MS, and by as much more with each SIGUSR2, or back again.
const right = Date.now
const step = Number(process.env.CLOCK_AHEAD_MS)
let ahead = step

Date.now = () => right() + ahead
globalThis.Date = class extends Date {
  constructor(...told: [] | [number | string]) {
    super(told[0] ?? Date.now())
  }
} as DateConstructor

process.on('SIGUSR2', () => {
  ahead = ahead === step ? -step : step
})
