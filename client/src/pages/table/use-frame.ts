// What of the frame is open: a sheet, a tab of the rail, the menu, help, the whole window.
import type { DrawnBoard } from '@foldtable/games/board'
import { useCallback, useMemo, useState } from 'react'
import { railOf } from './rail-width.ts'
import { type Form, useForm, useWindowHeight, useWindowWidth } from './use-window.ts'

/** What can be laid over the board, or opened beside it. */
export type Sheet = 'players' | 'log' | 'chat' | 'result' | 'menu' | 'help'

export interface HelpAbout {
  readonly rule?: string | undefined
  /** A refusal named it. */
  readonly isCited?: boolean
}

export interface Frame {
  readonly form: Form
  /** In pixels; null on phones, which have no rail. */
  readonly rail: number | null
  /** The rail is a strip of faces: panels slide over the board. */
  readonly isStrip: boolean
  /** What lies over the board. */
  readonly sheet: Sheet | null
  /** The open tab of the rail. */
  readonly tab: Sheet
  /** What help was opened for; another one each time. */
  readonly help: HelpAbout
  readonly isFullWindow: boolean
  /** Beside the board where there is a rail, over it elsewhere. */
  openSheet(sheet: Sheet): void
  closeSheet(): void
  openHelp(about?: HelpAbout): void
  toggleFullWindow(): void
}

const IN_RAIL: readonly Sheet[] = ['players', 'log', 'chat', 'result']

export function useFrame(board: DrawnBoard | undefined): Frame {
  const form = useForm()
  const [width, height] = [useWindowWidth(), useWindowHeight()]
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [tab, setTab] = useState<Sheet>('log')
  const [help, setHelp] = useState<HelpAbout>({})
  const [isFullWindow, setFullWindow] = useState(false)
  const rail = form === 'phone' ? null : railOf({ width, height, board, isFullWindow })
  const isStrip = rail?.isStrip ?? false
  const hasPlace = form === 'desk' && !isStrip
  const openSheet = useCallback(
    (wanted: Sheet) => {
      if (hasPlace && IN_RAIL.includes(wanted)) {
        setSheet(null)
        if (wanted !== 'players') setTab(wanted)
      } else setSheet((open) => (open === wanted ? null : wanted))
    },
    [hasPlace],
  )
  return useMemo(
    () => ({
      form,
      rail: rail?.width ?? null,
      isStrip,
      sheet: hasPlace && sheet !== null && IN_RAIL.includes(sheet) ? null : sheet,
      tab,
      help,
      isFullWindow,
      openSheet,
      closeSheet: () => setSheet(null),
      openHelp: (about) => {
        setHelp({ ...about })
        setSheet('help')
      },
      toggleFullWindow: () => setFullWindow((is) => !is),
    }),
    [form, rail?.width, isStrip, hasPlace, sheet, tab, help, isFullWindow, openSheet],
  )
}
