import { Form, Link } from 'react-router'
import type { EnquiryView } from '#features/enquiries/enquiry-views.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import type { BulkMove } from './bulk-action.server.ts'
import type { EnquiryRow } from './enquiry-row.ts'
import { EnquiryTag } from './enquiry-tag.tsx'

const words = enquiryAdminWords.list
const { columns } = words

/** What the ticked rows of a view can have done to them. */
const bulkByView: Partial<Record<EnquiryView, readonly BulkMove[]>> = {
  waiting: ['take', 'close', 'spam'],
  new: ['take', 'close', 'spam'],
  mine: ['close'],
  answered: ['take', 'close'],
  held: ['not-spam'],
}
export const bulkOf = (view: EnquiryView): readonly BulkMove[] => bulkByView[view] ?? []

/** Enquiries as a table; on a phone each row stands as a card of its own. The bar for ticked rows comes with the first tick. */
export function EnquiriesTable({ rows, bulk }: { rows: readonly EnquiryRow[]; bulk: readonly BulkMove[] }) {
  return (
    <Form method="post" className="ticking">
      <div className="pane list">
        <div className="scroll">
          <table className="tbl stacks enquiries" aria-label={words.table}>
            <thead>
              <tr>
                {bulk.length > 0 && (
                  <th scope="col">
                    <span className="vh">{columns.pick}</span>
                  </th>
                )}
                <th scope="col">{columns.reference}</th>
                <th scope="col">{columns.who}</th>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.waits}</th>
                <th scope="col">{columns.whose}</th>
                <th scope="col">{columns.state}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} ticks={bulk.length > 0} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {bulk.length > 0 && (
        <BulkBar label={words.bulk.label}>
          {bulk.map((event) => (
            <button key={event} className="btn line sm" type="submit" name="event" value={event}>
              {words.bulk[event]}
            </button>
          ))}
        </BulkBar>
      )}
    </Form>
  )
}

function Row({ row, ticks }: { row: EnquiryRow; ticks: boolean }) {
  const { id, version, reference, kind, name, email, asks, came, wait, finished, assignedName, state } = row
  return (
    <tr>
      {ticks && (
        <td className="pick-row">
          <label>
            <input type="checkbox" name="pick" value={`${id}:${version}`} />
            <span className="vh">{words.pick(reference)}</span>
          </label>
        </td>
      )}
      <th scope="row" className="num nowrap">
        <Link to={`/admin/enquiries/${id}`}>{reference}</Link>
        <small>{enquiryAdminWords.kinds[kind]}</small>
      </th>
      <td className="lead breaks">
        {name}
        <small>{email}</small>
      </td>
      <td className="whole asks breaks">{asks}</td>
      <td className="num nowrap">
        {wait ? (
          <span className={wait.tone ? `tag ${wait.tone}` : 'tag'}>{wait.word}</span>
        ) : (
          finished && words.finished(finished)
        )}
        <small>{words.came(came)}</small>
      </td>
      <td className={assignedName ? undefined : 'muted'}>{assignedName ?? words.nobody}</td>
      <td className="state">
        <EnquiryTag state={state} />
      </td>
    </tr>
  )
}
