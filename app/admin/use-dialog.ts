import { type RefObject, useEffect, useRef } from 'react'

/** A dialog over the page that is open or not. The browser remembers what had the focus, and gives it back when it closes. */
export function useDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }, [open])
  return dialog
}
