import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'
import { Pane } from '../components/pane.tsx'
import type { CustomerRows } from './customer-view.ts'

type Props = {
  customer: CustomerRows
  confirm: string
  reply?: { reason: string; sentence: string; bookings: readonly { id: string; reference: string }[] }
}

/** Asks once more, with what goes and what stays: nothing brings it back. */
export function EraseForm({ customer: { email, bookings }, confirm, reply }: Props) {
  const words = useWords(privacyWords).erase
  const frame = useWords(frameAdminWords)
  const busy = useNavigation().state !== 'idle'
  const mistyped = reply?.reason === 'not-confirmed'
  return (
    <>
      <title>{frame.pageTitle({ screen: words.title })}</title>
      <header className="bar">
        <div>
          <h1 className="breaks">{words.heading({ email })}</h1>
          <p className="muted num">
            {bookings.length === 0
              ? words.noBookings
              : words.bookings({ references: bookings.map(({ reference }) => reference).join(', ') })}
          </p>
        </div>
      </header>
      <div className="col narrow">
        <div role="alert">
          {reply && !mistyped && (
            <div className="note bad">
              <p>{reply.sentence}</p>
              {reply.bookings.length > 0 && (
                <p className="row num">
                  {reply.bookings.map(({ id, reference }) => (
                    <Link key={id} to={`/admin/bookings/${id}`}>
                      {reference}
                    </Link>
                  ))}
                </p>
              )}
            </div>
          )}
        </div>
        <Pane title={words.goesTitle}>
          <Lines lines={Object.values(words.goes)} />
        </Pane>
        <Pane title={words.staysTitle}>
          <Lines lines={Object.values(words.stays)} />
        </Pane>
        <Form method="post" action="/admin/privacy-requests" className="pane stack" noValidate>
          <TextField
            name="confirm"
            label={words.confirm}
            hint={words.confirmHint}
            error={mistyped ? reply?.sentence : undefined}
            defaultValue={confirm}
            autoComplete="off"
            maxLength={254}
            spellCheck={false}
          />
          <input type="hidden" name="do" value="erase" />
          <input type="hidden" name="who" value={email} />
          <div className="row">
            <button className="btn" type="submit" aria-disabled={busy}>
              {busy ? words.working : words.go}
            </button>
            {/* It leads back to the person, who stands in no address. */}
            <button className="btn line" type="submit" name="keep" value="yes" formNoValidate>
              {words.keep}
            </button>
          </div>
        </Form>
      </div>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
