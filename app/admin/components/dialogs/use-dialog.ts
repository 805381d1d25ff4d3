import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

type Dialog = {
  ref: RefObject<HTMLDialogElement | null>
  onClose(event: SyntheticEvent<HTMLDialogElement>): void
}

/**
 * What a dialog over the page needs to be open or not. The browser remembers what had the focus, and gives it back
 * when it closes. `closed` is called while it closes: the event `close` comes so late that the same key may have opened it
 * again, and is listened to for browsers that tell nothing before.
 */
export function useDialog(open: boolean, closed: () => void): Dialog {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    // React passes no `beforetoggle` of a dialog on. At once: with the next key in one turn it would see no change.
    const toggled = ({ newState }: ToggleEvent) => newState === 'closed' && flushSync(closed)
    dialog?.addEventListener('beforetoggle', toggled)
    return () => dialog?.removeEventListener('beforetoggle', toggled)
  }, [closed])
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
  }, [open])
  return { ref, onClose: ({ currentTarget }) => currentTarget.open || closed() }
}
