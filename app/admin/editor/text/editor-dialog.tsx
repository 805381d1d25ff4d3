import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  title: string
  go: string
  keep: string
  onGo: () => void
  onClose: () => void
  also?: ReactNode
  children: ReactNode
}

/**
 * A dialog of the editor. It stands outside of the form around the editor, so that its fields are never posted with it and
 * Enter in one of them does not send the form. Escape and the second button change nothing.
 */
export function EditorDialog({ title, go, keep, onGo, onClose, also, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return createPortal(
    <dialog ref={dialog} className="editor-dialog" aria-labelledby={id} onClose={() => !dialog.current?.open && onClose()}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree the form around the editor is above this one, and would hear it.
          event.stopPropagation()
          onGo()
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        <div className="row">
          <button className="btn" type="submit">
            {go}
          </button>
          {also}
          <button className="btn line" type="button" onClick={onClose}>
            {keep}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
