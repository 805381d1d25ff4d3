import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { emailAdminWords } from '../../words/admin/emails.ts'

export type RecipientRow = {
  key: string
  tick: string
  name: string
  email: string
  bookingId: string | null
  reference: string
  journey: string
  readsNews: boolean
}

export type LeftOutRow = { why: 'erased' | 'sample' | 'no-address'; references: string[] }

type Props = {
  recipients: readonly RecipientRow[]
  /** What was sent; everybody is ticked before. */
  ticked: Readonly<Record<string, string>> | undefined
  error: string | undefined
  more: number | undefined
  leftOut: readonly LeftOutRow[]
}

/** All recipients of the choice, each with a tick. */
export function RecipientList({ recipients, ticked, error, more, leftOut }: Props) {
  const words = useWords(emailAdminWords).compose
  const byAddress = Map.groupBy(recipients, ({ email }) => email.toLowerCase())
  return (
    <section className="pane">
      <header>
        <h2 id={fieldId('recipients')} tabIndex={-1}>
          {words.recipients}
        </h2>
        <Link to="/admin/emails/new">{words.other}</Link>
      </header>
      <p className="small muted num">{words.recipientsCount({ count: recipients.length })}</p>
      {more !== undefined && <p className="note">{words.more({ most: more })}</p>}
      {error && (
        <p className="field err">
          <FieldError name="recipients" error={error} />
        </p>
      )}
      <ul className="recipients">
        {recipients.map(({ key, tick, name, email, reference, journey, readsNews }) => (
          <li key={key}>
            <label className="tick">
              <input type="checkbox" name={tick} defaultChecked={ticked ? ticked[tick] === 'on' : true} />
              <span className="breaks">
                <b>{name || email}</b>
                {name && <small>{email}</small>}
                {reference && (
                  <small className="num">
                    {reference}
                    {journey && `, ${journey}`}
                  </small>
                )}
                {!readsNews && <small>{words.noNews}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {[...byAddress].map(
        ([address, { length }]) =>
          length > 1 && (
            <p key={address} className="small breaks">
              {words.twice({ address, count: length })}
            </p>
          ),
      )}
      <LeftOutOfList leftOut={leftOut} />
    </section>
  )
}

/** The bookings of a list that no email goes to, and why. */
export const LeftOutOfList = ({ leftOut }: { leftOut: readonly LeftOutRow[] }) => {
  const words = useWords(emailAdminWords).compose
  return leftOut.map(({ why, references }) => (
    <p key={why} className="small muted num breaks">
      {words.without[why]({
        count: references.length,
        references:
          why === 'sample' && references.length > 5
            ? words.firstOf({ references: references.slice(0, 5).join(', '), more: references.length - 5 })
            : references.join(', '),
      })}
    </p>
  ))
}
