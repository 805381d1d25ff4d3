import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../components/dialogs/dialog.tsx'

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
 * A dialog of the editor. It is rendered outside the form of the editor, so that its fields are never posted with it and Enter
 * in one of them does not send the form. Escape and the second button change nothing.
 */
export function EditorDialog({ title, go, keep, onGo, onClose, also, children }: Props) {
  return createPortal(
    <Dialog className="editor-dialog" aria-label={title} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React's tree the form of the editor is an ancestor, and would get the event.
          event.stopPropagation()
          onGo()
        }}
      >
        <h2>{title}</h2>
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
    </Dialog>,
    document.body,
  )
}
