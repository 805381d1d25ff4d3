import { useEffect, useId, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { deskWords } from '../../words/desk.ts'
import { askName } from '../dialog-address.ts'
import type { MoveChoice } from './desk-moves.ts'
import { longestText } from './read-move-form.ts'

type Props = { choice: MoveChoice; version: number; refusal: string | undefined; text: string }

/**
 * Asks before a booking is moved, and says what it leads to. Without JavaScript it stands open in the page at its address;
 * with it, it opens over the page and takes the focus, and Escape leads back.
 */
export function MoveDialog({ choice, version, refusal, text }: Props) {
  const words = deskWords.booking.moves[choice.event]
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
    <dialog ref={dialog} open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onClose={shut}>
      <Form method="post" action={`?${askName}=${choice.event}`} preventScrollReset className="stack" noValidate>
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p id={`${id}-text`}>{choice.consequence}</p>
        <input type="hidden" name="event" value={choice.event} />
        <input type="hidden" name="version" value={version} />
        <div className={refusal ? 'field err' : 'field'}>
          <label htmlFor={`${id}-reason`}>{words.reason}</label>
          <textarea
            id={`${id}-reason`}
            name="text"
            rows={3}
            maxLength={longestText}
            required={choice.needsReason}
            defaultValue={text}
            aria-describedby={refusal ? `${id}-refusal ${id}-hint` : `${id}-hint`}
            aria-invalid={refusal ? true : undefined}
          />
          <span className="hint" id={`${id}-hint`}>
            {words.hint}
          </span>
          {refusal && (
            <span className="msg" id={`${id}-refusal`} role="alert">
              {refusal}
            </span>
          )}
        </div>
        <div className="row">
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? deskWords.booking.moves.working : words.go}
          </button>
          <Link className="btn line" to="?" replace preventScrollReset>
            {words.keep}
          </Link>
        </div>
      </Form>
    </dialog>
  )
}
