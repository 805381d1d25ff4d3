import { type ReactNode, useId } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { Dialog } from './dialog.tsx'
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
 * A form that asks before something is done, and says what it leads to. Without JavaScript it stands open in the page at its
 * address; with it, it opens over the page, and Escape leads back.
 */
export function FormDialog({ ask, title, text, hidden, go, keep, refusal, children }: Props) {
  const navigate = useNavigate()
  const busy = useNavigation().state !== 'idle'
  const textId = useId()
  const shut = () => navigate('?', { replace: true, preventScrollReset: true })
  return (
    <Dialog open aria-label={title} aria-describedby={text ? textId : undefined} onClose={shut}>
      <Form method="post" action={`?${askName}=${ask}`} preventScrollReset className="stack" noValidate>
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
        {/* Beside the button that was pressed. It is always there, so that a reader hears what comes into it. */}
        <div role="alert">{refusal && <p className="note bad">{refusal}</p>}</div>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? adminWords.booking.moves.working : go}
          </button>
          <Link className="btn line" to="?" replace preventScrollReset>
            {keep}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
