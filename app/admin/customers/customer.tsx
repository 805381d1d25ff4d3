import { data, Link } from 'react-router'
import { isErased } from '#features/bookings/erasure.ts'
import { listBookingIdsOf } from '#features/bookings/privacy/reads-customers.server.ts'
import { findBooking, listBookingsById } from '#features/bookings/reads.server.ts'
import { listAccounts } from '#features/bookings/reads-accounts.server.ts'
import { isReachable } from '#features/emails/reachable.ts'
import { listEnquiriesOf } from '#features/enquiries/reads.server.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { usd } from '#values/money.ts'
import { isUuid } from '#values/uuid.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { contactAdminWords } from '../../words/admin/bookings/contact.ts'
import { customerWords } from '../../words/admin/customers.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { bookingRow } from '../bookings/list/booking-row.ts'
import { loadOpenWork } from '../bookings/load-open-work.server.ts'
import { type Column, DataTable } from '../components/data-table.tsx'
import { DemoTag } from '../components/demo-tag.tsx'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import { EnquiryTag } from '../enquiries/enquiry-tag.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import type { Route } from './+types/customer.ts'

const mostShown = 100

/**
 * Everything that was booked under one email address. The address of the page has the id of one booking, so that it names
 * nobody.
 */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const words = read(customerWords).one
  const { db, clock } = contextOf(args.context)
  const { id } = args.params
  const named = isUuid(id) ? await findBooking(db, id) : undefined
  if (!named || isErased(named)) throw data(null, { status: 404 })
  const address = named.email.toLowerCase()
  const [ids, enquiries] = await Promise.all([
    listBookingIdsOf(db, address),
    may(staff.role, 'enquiries:read') ? listEnquiriesOf(db, address) : [],
  ])
  const bookings = await listBookingsById(db, ids)
  const now = clock.now()
  const accounts = await listAccounts(db, bookings, kigaliDay(now))
  const newestFirst = bookings.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const newest = newestFirst[0] ?? named
  const billed = newestFirst.find(({ billingName }) => billingName !== '')
  const shown = newestFirst.slice(0, mostShown)
  const work = await loadOpenWork(db, shown, now)
  const sum = (of: 'paidMinor' | 'outstandingMinor') =>
    bookings.reduce((total, one) => total + (accounts.get(one.id)?.[of] ?? 0), 0)
  return {
    name: newest.leadName,
    email: isReachable(named.email) ? newest.email : '',
    phones: [...new Set(newestFirst.map(({ phone }) => phone).filter(Boolean))].slice(0, 5),
    count: bookings.length,
    trips: bookings.filter(({ state }) => ['confirmed', 'in-progress', 'completed'].includes(state)).length,
    facts: [
      ...(billed ? [[read(contactAdminWords).billing.billedTo, billed.billingName] as const] : []),
      [words.paid, read.format.money(usd(sum('paidMinor')))],
      [words.due, read.format.money(usd(sum('outstandingMinor')))],
      [words.first, read.format.day(kigaliDay((newestFirst.at(-1) ?? named).createdAt))],
    ] as const,
    bookings: shown.flatMap((booking) => {
      const account = accounts.get(booking.id)
      return account ? [bookingRow(read, booking, account, work.get(booking.id), now)] : []
    }),
    enquiries: enquiries.toReversed().map(({ id: enquiry, reference, state, createdAt }) => ({
      id: enquiry,
      reference,
      state,
      sent: instantText(createdAt, now, read.format),
    })),
    reference: newest.reference,
  }
}

type Data = Route.ComponentProps['loaderData']

const bookingColumnsOf = (read: ReadWords): Column<Data['bookings'][number]>[] => {
  const words = read(customerWords).one
  return [
    {
      head: words.columns.booking,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, reference, sample }) => (
        <>
          <Link to={`/admin/bookings/${id}`}>{reference}</Link> <DemoTag sample={sample} />
        </>
      ),
    },
    { head: words.columns.product, className: 'whole', cell: ({ title }) => title, small: ({ kind }) => kind },
    { head: words.columns.starts, className: 'num nowrap', cell: ({ leaves }) => leaves },
    {
      head: words.columns.payment,
      className: 'num',
      cell: ({ balance, paid }) =>
        balance || (paid && <span className={paid.tone ? `tag ${paid.tone}` : 'tag'}>{paid.word}</span>),
      small: ({ total }) => total,
    },
    { head: words.columns.state, className: 'state', cell: ({ state }) => <StateTag state={state} /> },
  ]
}

const enquiryColumnsOf = (read: ReadWords): Column<Data['enquiries'][number]>[] => {
  const words = read(customerWords).one
  return [
    {
      head: words.enquiryColumns.reference,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, reference }) => <Link to={`/admin/enquiries/${id}`}>{reference}</Link>,
    },
    { head: words.enquiryColumns.sent, className: 'num', cell: ({ sent }) => sent },
    { head: words.enquiryColumns.state, className: 'state', cell: ({ state }) => <EnquiryTag state={state} /> },
  ]
}

/** One customer: contact details, bookings, payments and messages. */
export default function Customer({ loaderData }: Route.ComponentProps) {
  const read = useReader()
  const customerLabels = useWords(customerWords)
  const words = useWords(customerWords).one
  const { name, email, phones, count, trips, facts, bookings, enquiries, reference } = loaderData
  const { may: mayDo } = useAuth()
  return (
    <div className="list-page">
      <PageBar
        title={name}
        lede={words.lede({ bookings: count, trips })}
        crumb={{ label: customerLabels.breadcrumb, links: <Link to="/admin/customers">{customerLabels.title}</Link> }}
        actions={
          <>
            {email && mayDo('emails:write') && (
              <Link className="btn line" to={`/admin/emails/new?booking=${reference}`}>
                {words.write}
              </Link>
            )}
            {mayDo('customers:read') && (
              <Link className="btn line" to={`/admin/privacy-requests?of=${reference}`}>
                {customerLabels.privacy}
              </Link>
            )}
            <NewBookingLink />
          </>
        }
      />
      <div className="edit">
        <div className="col">
          <Pane title={words.bookings} className="list">
            <DataTable
              caption={words.bookings}
              className="stacks"
              columns={bookingColumnsOf(read)}
              rows={bookings}
              rowKey={({ id }) => id}
            />
            {count > bookings.length && <p className="muted">{words.more({ count: bookings.length })}</p>}
          </Pane>
          {mayDo('enquiries:read') && enquiries.length > 0 && (
            <Pane title={words.enquiries} className="list">
              <DataTable
                caption={words.enquiries}
                className="stacks"
                columns={enquiryColumnsOf(read)}
                rows={enquiries}
                rowKey={({ id }) => id}
              />
            </Pane>
          )}
        </div>
        <div className="col">
          <Pane title={words.contact}>
            <dl className="kv num">
              <dt>{words.email}</dt>
              <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : customerLabels.noEmail}</dd>
              {phones.map((phone) => (
                <Phone key={phone} phone={phone} />
              ))}
              {facts.map(([label, value]) => (
                <Fact key={label} label={label} value={value} />
              ))}
            </dl>
          </Pane>
        </div>
      </div>
    </div>
  )
}

const Phone = ({ phone }: { phone: string }) => {
  const words = useWords(customerWords).one
  return (
    <>
      <dt>{words.phone}</dt>
      <dd>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
      </dd>
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
