import { Form, Link, useNavigation } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { privacyWords } from '../../words/admin/privacy-requests.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, DataTable } from '../components/data-table.tsx'
import { FactRows } from '../components/fact-rows.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import type { CustomerRows } from './customer-view.ts'

const bookingColumnsOf = (read: ReadWords): Column<CustomerRows['bookings'][number]>[] => {
  const columns = read(privacyWords).columns
  return [
    {
      head: columns.booking,
      isRowHead: true,
      cell: ({ id, reference }) => (
        <Link className="num" to={`/admin/bookings/${id}`}>
          {reference}
        </Link>
      ),
      small: ({ title }) => title,
    },
    { head: columns.state, cell: ({ state }) => <StateTag state={state} /> },
    { head: columns.leaves, className: 'num nowrap', label: columns.leaves, cell: ({ leaves }) => leaves },
    {
      head: columns.travellers,
      className: 'whole',
      cell: ({ travellers }) =>
        travellers.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a traveller is known by their place
          <span className="fact" key={at}>
            {line}
          </span>
        )),
    },
  ]
}

/** What is stored of one person, their copy, and the way to their erasure. */
export function Customer({ customer }: { customer: CustomerRows }) {
  const read = useReader()
  const words = useWords(privacyWords)
  const { may } = useAuth()
  const { email, bookings, enquiries, facts } = customer
  return (
    <div className="edit person">
      <div className="col">
        <section className="pane">
          <header>
            <h2 className="breaks">{email}</h2>
          </header>
          <FactRows facts={facts} />
        </section>
        <Pane title={words.bookings}>
          <DataTable
            none={words.noBookings}
            isWide
            caption={words.bookings}
            className="folds"
            columns={bookingColumnsOf(read)}
            rows={bookings}
            rowKey={({ id }) => id}
          />
        </Pane>
        {enquiries.length > 0 && (
          <Pane title={words.enquiries}>
            <ul className="item-list">
              {enquiries.map(({ reference, name, state, written }) => (
                <li key={reference}>
                  <span>
                    <b className="num">{reference}</b>
                    <small>{name}</small>
                  </span>
                  <span>
                    {state}
                    <small className="num">{written}</small>
                  </span>
                </li>
              ))}
            </ul>
          </Pane>
        )}
      </div>
      <div className="col">
        {may('sensitive:read') && (
          <Pane title={words.copy.title} className="stack">
            <p>{words.copy.text}</p>
            <p className="small muted">{words.copy.recent}</p>
            {/* A file comes back, so it is the browser that asks. */}
            <form method="post" action="/admin/privacy-requests/export">
              <input type="hidden" name="who" value={email} />
              <button className="btn line" type="submit">
                {words.copy.go}
              </button>
            </form>
          </Pane>
        )}
        {may('customers:erase') && <EraseButton email={email} />}
      </div>
    </div>
  )
}

function EraseButton({ email }: { email: string }) {
  const words = useWords(privacyWords)
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.erase.title} className="stack">
      <p>{words.erase.text}</p>
      <Form method="post" action="/admin/privacy-requests">
        <input type="hidden" name="do" value="ask" />
        <input type="hidden" name="who" value={email} />
        <button className="btn line" type="submit" aria-disabled={busy}>
          {words.erase.open}
        </button>
      </Form>
    </Pane>
  )
}
