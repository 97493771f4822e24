// Sending somebody away is asked once more; a bot goes at once.
import type { SeatInfo } from '@foldtable/protocol'
import { useRef } from 'react'
import { Icon } from '../../widgets/icon.tsx'
import { useWords } from '../../words/index.ts'

interface RemoveButtonProps {
  readonly seat: SeatInfo
  onRemove(keepOut: boolean): void
}

export function RemoveButton({ seat: { name, isBot }, onRemove }: RemoveButtonProps) {
  const { say } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const remove = (keepOut: boolean) => {
    dialog.current?.close()
    onRemove(keepOut)
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        onClick={() => (isBot ? onRemove(false) : dialog.current?.showModal())}
        aria-haspopup={isBot ? undefined : 'dialog'}
        aria-label={say('room.remove', { name })}
        title={say('room.remove', { name })}
      >
        <Icon name="cross" />
      </button>
      {!isBot && (
        <dialog ref={dialog} aria-label={say('room.removeTitle', { name })}>
          <h2>{say('room.removeTitle', { name })}</h2>
          <p>{say('room.removeText', { name })}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {say('room.removeNo')}
            </button>
            <button type="button" className="button" onClick={() => remove(false)}>
              {say('room.removeYes')}
            </button>
            <button type="button" className="button danger" onClick={() => remove(true)}>
              {say('room.removeForGood')}
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}
