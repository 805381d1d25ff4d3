import { Form, Link, useNavigation } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../../languages/use-words.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { tripWords } from '../../words/admin/trips/trips.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { LoadedTrip } from './load-trip.server.ts'
import type { TripReply } from './trip-action.server.ts'

type Row = LoadedTrip['versions'][number] & { tripId: string }

const columnsOf = (words: Words<typeof tripWords.tree>['versions'], heads = words.columns): Column<Row>[] => [
  {
    head: heads.version,
    isRowHead: true,
    className: 'nowrap',
    cell: ({ tripId, number }) => <Link to={`/admin/trips/${tripId}/versions/${number}`}>{words.name({ number })}</Link>,
  },
  { head: heads.starts, label: heads.starts, className: 'num nowrap', cell: ({ starts }) => starts },
  { head: heads.days, label: heads.days, isNumber: true, cell: ({ days }) => days },
  { head: heads.travellers, label: heads.travellers, isNumber: true, cell: ({ travellers }) => travellers },
  { head: heads.options, label: heads.options, className: 'whole breaks', cell: ({ options }) => options },
  {
    head: heads.state,
    className: 'num whole',
    cell: ({ state }) => state ?? <span className="tag warn">{words.draft}</span>,
  },
]

/** The versions of a trip, the newest first, each with the way to it. */
export function VersionsPane({ trip: { id, versions } }: { trip: LoadedTrip }) {
  const words = useWords(tripWords).versions
  return (
    <Pane title={words.title}>
      <DataTable
        caption={words.title}
        className="stacks"
        columns={columnsOf(words)}
        rows={versions.map((version) => ({ ...version, tripId: id }))}
        rowKey={({ number }) => number}
      />
    </Pane>
  )
}

/** What was booked of the trip, by who accepted a proposal of it; not there before. */
export function BookingsPane({ trip: { bookings } }: { trip: LoadedTrip }) {
  const words = useWords(tripWords)
  if (bookings.length === 0) return null
  return (
    <Pane title={words.booked}>
      <ul className="item-list">
        {bookings.map(({ id, reference, state }) => (
          <li key={id}>
            <Link className="num" to={`/admin/bookings/${id}`}>
              {reference}
            </Link>
            <StateTag state={state} />
          </li>
        ))}
      </ul>
    </Pane>
  )
}

/** For whom the trip is made, as their enquiry has it. */
export function CustomerPane({ trip: { customer, email, phone, enquiry } }: { trip: LoadedTrip }) {
  const { may } = useAuth()
  const labels = useWords(tripWords).customer
  return (
    <Pane title={labels.title}>
      <dl className="kv">
        <dt>{labels.name}</dt>
        <dd className="breaks">{customer}</dd>
        <dt>{labels.email}</dt>
        <dd className={email ? 'breaks' : 'muted'}>{email ? <a href={`mailto:${email}`}>{email}</a> : labels.none}</dd>
        <dt>{labels.phone}</dt>
        <dd className={phone ? 'num' : 'muted'}>
          {phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : labels.none}
        </dd>
        <dt>{labels.enquiry}</dt>
        <dd className="num">
          {may('enquiries:read') ? <Link to={`/admin/enquiries/${enquiry.id}`}>{enquiry.reference}</Link> : enquiry.reference}
        </dd>
      </dl>
    </Pane>
  )
}

type Details = { trip: LoadedTrip; writes: boolean; reply: TripReply | undefined }

/** What the trip is called and whose it is, with the form that changes both. */
export function DetailsPane({ trip: { title, owner, ownerId, owners }, writes, reply }: Details) {
  const busy = useNavigation().state !== 'idle'
  const words = useWords(tripWords)
  const labels = words.details
  const problems = Object.entries(reply?.errors ?? {}).map(([name, sentence]) => ({ name, sentence }))
  return (
    <Pane title={labels.title}>
      <p className="breaks">{title}</p>
      <p className="muted">{labels.owned({ owned: owner === null ? 'no' : 'yes', name: owner ?? '' })}</p>
      {writes && (
        <details className="add below" open={reply !== undefined}>
          <summary>{labels.change}</summary>
          <Form method="post" action="?" preventScrollReset className="stack" noValidate>
            <ErrorSummary title={words.errors} problems={problems} />
            <TextField
              name="title"
              label={labels.name}
              hint={labels.nameHint}
              error={reply?.errors.title}
              defaultValue={reply?.values.title ?? title}
              maxLength={120}
              autoComplete="off"
              key={`title ${title}`}
            />
            <SelectField
              name="owner"
              label={labels.owner}
              error={reply?.errors.owner}
              defaultValue={reply?.values.owner ?? ownerId}
              choices={[{ value: '', words: words.nobody }, ...owners]}
              key={`owner ${ownerId}`}
            />
            <button className="btn line" type="submit" name="event" value="change" aria-disabled={busy}>
              {labels.save}
            </button>
          </Form>
        </details>
      )}
    </Pane>
  )
}
