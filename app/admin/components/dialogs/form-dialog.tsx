import { type ReactNode, useId } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { Dialog } from './dialog.tsx'
import { dialogParameter } from './dialog-address.ts'

type Props = {
  /** The name of the dialog in the address, `?ask=…`. The reply to a refused form opens the same one. */
  dialog: string
  /** What else the address of the page has, `language=fr`: it stays when the dialog closes. */
  query?: string
  title: string
  text?: ReactNode | undefined
  /** The text above its fields. */
  hidden: Record<string, string | number>
  /** Without it there is nothing to press: `refusal` says why. */
  go: string | undefined
  keep: string
  refusal: ReactNode
  children?: ReactNode
}

/**
 * A form that confirms an action and says what follows. Without JavaScript it is open in the page at its address. With it, it
 * is a dialog over the page, and Escape closes it.
 */
export function FormDialog({ dialog, query = '', title, text, hidden, go, keep, refusal, children }: Props) {
  const words = useWords(bookingAdminWords)
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const textId = useId()
  const back = `?${query}`
  const shut = () => navigate(back, { replace: true, preventScrollReset: true })
  return (
    <Dialog open aria-label={title} aria-describedby={text ? textId : undefined} onClose={shut}>
      <Form
        method="post"
        action={`?${query}${query && '&'}${dialogParameter}=${dialog}`}
        preventScrollReset
        className="stack"
        noValidate
      >
        <h2>{title}</h2>
        {text && (
          <div id={textId} className="stack">
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        {/* The error beside the button. The live region is always there, so that screen readers announce what is added. */}
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        <div className="row">
          {go && (
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? words.moves.working : go}
            </button>
          )}
          <Link className="btn line" to={back} replace preventScrollReset>
            {keep}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
