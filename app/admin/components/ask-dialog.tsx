import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { askName } from './dialog-address.ts'

type Props = {
  /** What the address asks, `?ask=…`: the answer to a refused form stands open at the same one. */
  ask: string
  title: string
  text?: ReactNode
  /** What the form says besides its fields. */
  hidden: Record<string, string | number>
  go: string
  keep: string
  refusal: string | undefined
  children?: ReactNode
}

/**
 * Asks before something is done, and says what it leads to. Without JavaScript it stands open in the page at its address; with
 * it, it opens over the page and takes the focus, and Escape leads back.
 */
export function AskDialog({ ask, title, text, hidden, go, keep, refusal, children }: Props) {
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    // It stands open in the page already where the address was opened as a document.
    shown?.removeAttribute('open')
    // It takes the focus to its first field, and gives it back to the button when it is closed.
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const shut = () => {
    if (!dialog.current?.open) navigate('?', { replace: true, preventScrollReset: true })
  }
  return (
    <dialog ref={dialog} open aria-labelledby={`${id}-title`} aria-describedby={text ? `${id}-text` : undefined} onClose={shut}>
      <Form method="post" action={`?${askName}=${ask}`} preventScrollReset className="stack" noValidate>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && (
          <div id={`${id}-text`} className="stack">
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* It is always there, so that a reader hears what comes into it. */}
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        {children}
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? adminWords.booking.moves.working : go}
          </button>
          <Link className="btn line" to="?" replace preventScrollReset>
            {keep}
          </Link>
        </div>
      </Form>
    </dialog>
  )
}
