import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { permitClosureWords } from '../../../words/admin/permits/permit-closure.ts'
import { useAuth } from '../../auth/auth.tsx'
import { Pane } from '../../components/pane.tsx'
import { telHref } from '../../components/phone-links.ts'
import type { ClosedVisitor } from './load-closure.server.ts'

/** So many bookings are written to at once: as many as an address holds. */
const mostRecipients = 100

/** `pathOf`: where the email to some bookings is proposed. */
type Props = {
  visitors: readonly Pick<ClosedVisitor, 'id' | 'reference' | 'leadName' | 'phone' | 'why'>[]
  pathOf: (bookingIds: readonly string[]) => string
}

/** The emails to who visits, and whom no email reaches, with what is done instead. */
export function VisitorEmails({ visitors, pathOf }: Props) {
  const words = useWords(permitClosureWords).letters
  const { may } = useAuth()
  const ids = visitors.flatMap(({ id, why }) => (why ? [] : [id]))
  const unreached = visitors.filter(({ why }) => why)
  const parts = Array.from({ length: Math.ceil(ids.length / mostRecipients) }, (_, at) =>
    ids.slice(at * mostRecipients, (at + 1) * mostRecipients),
  )
  return (
    <Pane title={words.title} className="stack" id="letters">
      <p>{words.text({ count: ids.length })}</p>
      {may('emails:write') && ids.length > 0 && (
        <div className="row wraps">
          {parts.map((part, at) => (
            <Link key={part[0]} className="btn" to={pathOf(part)}>
              {parts.length === 1 ? words.go : words.goPart({ part: at + 1, of: parts.length })}
            </Link>
          ))}
        </div>
      )}
      {unreached.length > 0 && (
        <>
          <h3>{words.unreached({ count: unreached.length })}</h3>
          <ul className="item-list num">
            {unreached.map(({ id, reference, leadName, phone, why }) => (
              <li key={id}>
                <span>
                  <Link to={`/admin/bookings/${id}`}>{reference}</Link> {leadName}
                  <small>
                    {why && words.why[why]}
                    {phone && (
                      <>
                        {' '}
                        <a href={telHref(phone)}>{words.call({ phone })}</a>
                      </>
                    )}
                  </small>
                </span>
                {why === 'no-address' && may('bookings:move') && (
                  <Link className="btn line sm" to={`/admin/bookings/${id}/contact`}>
                    {words.addAddress}
                    <span className="visually-hidden">: {reference}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Pane>
  )
}
