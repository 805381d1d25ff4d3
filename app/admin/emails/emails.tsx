import { Form, Link } from 'react-router'
import { bookingEmails } from '#features/bookings/emails/queue-booking-email.server.ts'
import { findBookingByReference } from '#features/bookings/reads.server.ts'
import { countEmails, emailsPerPage, listEmails, stateOfEmail } from '#features/emails/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import { readReference } from '#values/reference.ts'
import { contextOf } from '../../context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { emailNames } from '../../words/admin/email-names.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { admit } from '../admit.server.ts'
import { AdminIcon } from '../components/admin-icon.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import type { Route } from './+types/emails.ts'
import { otherKinds } from './email-kinds.ts'
import { EmailsTable } from './emails-table.tsx'
import { type EmailsQuery, emailsPath, readEmailsQuery } from './read-emails-query.ts'
import { EmailSections } from './sections.tsx'

const words = emailAdminWords.list
const stateNames = ['all', 'sent', 'waiting', 'failed'] as const

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'emails:read')
  const { db, clock, mail } = contextOf(args.context)
  const kinds = [
    ...bookingEmails.map((letter) => ({ value: letter as string, word: emailNames[letter].name })),
    ...Object.entries(otherKinds).map(([value, { word }]) => ({ value, word })),
  ]
  const ask = readEmailsQuery(
    args.url.searchParams,
    kinds.map(({ value }) => value),
  )
  const reference = ask.q && readReference(ask.q)
  const about = reference ? await findBookingByReference(db, reference) : undefined
  const fits = {
    search: ask.q,
    orBookingId: about?.id,
    state: ask.state,
    kind: ask.kind === undefined ? undefined : (otherKinds[ask.kind]?.kind ?? (['booking', ask.kind] as const)),
    batchId: ask.batch,
  }
  const [letters, count] = await Promise.all([listEmails(db, { ...fits, before: ask.before }), countEmails(db, fits)])
  const now = clock.now()
  const shown = letters.slice(0, emailsPerPage)
  return {
    ask,
    kinds,
    count,
    delivers: mail.delivers,
    writes: may(staff.role, 'emails:write'),
    older: letters.length > emailsPerPage ? shown.at(-1)?.id : undefined,
    rows: shown.map((letter) => ({
      id: letter.id,
      recipient: letter.recipient,
      subject: letter.subject,
      failure: letter.failure,
      written: instantText(letter.createdAt, now),
      state: stateOfEmail(letter),
    })),
  }
}

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { ask, kinds, count, delivers, writes, older, rows } = loaderData
  const filtered = Boolean(ask.q || ask.state || ask.kind || ask.batch)
  return (
    <div className="emails">
      <PageBar title={words.title} lede={words.count(count, filtered)} />
      <EmailSections />
      {!delivers && <p className="note gap">{adminWords.letters.lede(delivers)}</p>}
      <div className="tools">
        <Search ask={ask} kinds={kinds} />
        {writes && (
          <Link className="btn" to="/admin/emails/new">
            {words.write}
          </Link>
        )}
      </div>
      <nav className="filters" aria-label={words.statesLabel}>
        {stateNames.map((state) => (
          <Link
            key={state}
            className="chip"
            to={emailsPath({ ...ask, state: state === 'all' ? undefined : state, before: undefined })}
            aria-current={(ask.state ?? 'all') === state ? 'page' : undefined}
          >
            {words.states[state]}
          </Link>
        ))}
        {(filtered || ask.before !== undefined) && (
          <Link className="clear" to="/admin/emails">
            {words.all}
          </Link>
        )}
      </nav>
      {rows.length > 0 ? <EmailsTable rows={rows} delivers={delivers} /> : <Empty filtered={filtered} />}
      {(older !== undefined || ask.before !== undefined) && (
        <nav className="pages" aria-label={words.pages}>
          <span className="row">
            {ask.before !== undefined && (
              <Link className="btn line sm" to={emailsPath({ ...ask, before: undefined })}>
                {words.newest}
              </Link>
            )}
            {older !== undefined && (
              <Link className="btn line sm" to={emailsPath({ ...ask, before: older })} rel="next">
                {words.older}
              </Link>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

function Search({ ask, kinds }: { ask: EmailsQuery; kinds: readonly { value: string; word: string }[] }) {
  return (
    <Form className="search-form email-search" role="search" action="/admin/emails" key={emailsPath(ask)}>
      {ask.state && <input type="hidden" name="state" value={ask.state} />}
      <label className="visually-hidden" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.q} placeholder={words.searchHint} maxLength={100} />
      <label className="visually-hidden" htmlFor="kind">
        {words.kind}
      </label>
      <select id="kind" name="kind" defaultValue={ask.kind ?? ''}>
        <option value="">{words.anyKind}</option>
        {kinds.map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
    </Form>
  )
}

const Empty = ({ filtered }: { filtered: boolean }) => (
  <section className="empty">
    <h2>{filtered ? words.emptyFilter : adminWords.letters.emptyTitle}</h2>
    <p>{filtered ? words.emptyFilterText : adminWords.letters.empty}</p>
  </section>
)
