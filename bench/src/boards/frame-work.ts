// What a page's own thread worked in a frame, read from a trace of Chromium. Neither waiting for other threads nor what else the
// machine has to do is in it, and asking costs nothing.

/** What must be traced for it. */
export const FRAME_CATEGORIES = ['toplevel', 'blink.user_timing']
/** The page marks the frames that are meant. */
const MARK = 'entry'
const TASK = 'ThreadControllerImpl::RunTask'

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Milliseconds of each marked frame: the task that ran its callbacks, styles, layout and painting. */
export function framesIn(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly Traced[] }
  const tasks = traceEvents.filter(({ name, ph }) => name === TASK && ph === 'X')
  const marks = traceEvents.filter(({ name, ph }) => name === MARK && ph !== 'M')
  return marks.map((mark) => {
    const frame = tasks.find((task) => isWithin(mark, task))
    if (frame?.tdur === undefined) throw new Error('the trace lacks a frame')
    return frame.tdur / 1000
  })
}

const isWithin = (mark: Traced, { pid, tid, ts, dur = 0 }: Traced): boolean =>
  mark.pid === pid && mark.tid === tid && mark.ts >= ts && mark.ts <= ts + dur
