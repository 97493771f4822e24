// A sheet over the board, of the kit.
import type { ReactNode } from 'react'
import { Dialog } from '../../drawing/dialog.tsx'
import { useHands } from './hands.ts'
import { useTalk } from './words/index.ts'

interface OverProps {
  readonly title: string
  readonly children: ReactNode
}

export function Over({ title, children }: OverProps) {
  const { say } = useTalk()
  const { open } = useHands()
  return (
    <Dialog title={title} close={say('board.close')} onClose={() => open(null)}>
      {children}
    </Dialog>
  )
}
