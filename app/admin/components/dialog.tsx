import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'dialog'>, 'onClose' | 'ref'> & { 'aria-label': string; onClose: () => void }

/** Stands over the page as long as it is drawn, and takes the focus; Escape closes it. `open` shows it in the page without JavaScript. */
export function Dialog({ onClose, ...dialog }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = ref.current
    // It stands open in the page already where its address was opened as a document.
    shown?.removeAttribute('open')
    // It takes the focus to its first field, and gives it back to the button when it is closed.
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return <dialog ref={ref} {...dialog} onClose={() => ref.current?.open || onClose()} />
}
