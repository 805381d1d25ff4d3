import { type RefObject, type SyntheticEvent, type ToggleEvent, useEffect, useRef } from 'react'

type Dialog = {
  ref: RefObject<HTMLDialogElement | null>
  onBeforeToggle(event: ToggleEvent<HTMLDialogElement>): void
  onClose(event: SyntheticEvent<HTMLDialogElement>): void
}

/**
 * What a dialog over the page needs to be open or not. The browser remembers what had the focus, and gives it back
 * when it closes. `closed` is told while it closes: its own event comes so late that the same key may have opened it
 * again, and it is listened to for browsers which say nothing before.
 */
export function useDialog(open: boolean, closed: () => void): Dialog {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
  }, [open])
  return {
    ref,
    onBeforeToggle: ({ newState }) => newState === 'closed' && closed(),
    onClose: ({ currentTarget }) => currentTarget.open || closed(),
  }
}
