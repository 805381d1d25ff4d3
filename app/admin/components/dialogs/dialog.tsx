import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'dialog'>, 'onClose' | 'ref'> & { 'aria-label': string; onClose: () => void }

/** A dialog over the page that takes the focus; Escape closes it. Without JavaScript `open` shows it in the page. */
export function Dialog({ onClose, ...dialog }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = ref.current
    // It is open in the page already where its address was loaded as a document.
    shown?.removeAttribute('open')
    // Its first field takes the focus. When it closes, the focus returns to the button.
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return <dialog ref={ref} {...dialog} onClose={() => ref.current?.open || onClose()} />
}
