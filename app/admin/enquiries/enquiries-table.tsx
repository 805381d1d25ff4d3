import { Form, Link } from 'react-router'
import type { EnquiryView } from '#features/enquiries/enquiry-views.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { BulkBar } from '../components/bulk-bar.tsx'
import { BulkButton } from '../components/bulk-button.tsx'
import { type Column, ListTable } from '../components/data-table.tsx'
import { TickAll } from '../components/tick-all.tsx'
import type { BulkMove } from './bulk-action.server.ts'
import type { EnquiryRow } from './enquiry-row.ts'
import { EnquiryTag } from './enquiry-tag.tsx'

/** What the ticked rows of a view can have done to them. */
const bulkByView: Partial<Record<EnquiryView, readonly BulkMove[]>> = {
  waiting: ['take', 'close', 'spam'],
  new: ['take', 'close', 'spam'],
  mine: ['close'],
  answered: ['take', 'close'],
  held: ['not-spam'],
}
export const bulkOf = (view: EnquiryView): readonly BulkMove[] => bulkByView[view] ?? []

const pickOf = (read: ReadWords): Column<EnquiryRow> => ({
  head: <TickAll name={read(enquiryAdminWords).list.columns.pick} />,
  className: 'pick-row',
  cell: ({ id, version, reference }) => (
    <label>
      <input type="checkbox" name="pick" value={`${id}:${version}`} />
      <span className="visually-hidden">{read(enquiryAdminWords).list.pick({ reference })}</span>
    </label>
  ),
})

const shownOf = (read: ReadWords): Column<EnquiryRow>[] => {
  const columns = read(enquiryAdminWords).list.columns
  const words = read(enquiryAdminWords).list
  return [
    {
      head: columns.reference,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ id, reference }) => <Link to={`/admin/enquiries/${id}`}>{reference}</Link>,
      small: ({ kind }) => read(enquiryAdminWords).kinds[kind],
    },
    { head: columns.who, className: 'lead breaks', cell: ({ name }) => name, small: ({ reach }) => reach },
    { head: columns.what, className: 'whole asks breaks', cell: ({ question }) => question },
    {
      head: columns.waits,
      className: 'num nowrap',
      cell: ({ wait, finished }) =>
        wait ? (
          <span className={wait.tone ? `tag ${wait.tone}` : 'tag'}>{wait.word}</span>
        ) : (
          finished && words.finished({ when: finished })
        ),
      small: ({ came }) => words.came({ when: came }),
    },
    {
      head: columns.whose,
      className: ({ assignedName }) => (assignedName ? undefined : 'muted'),
      cell: ({ assignedName }) => assignedName ?? words.nobody,
    },
    { head: columns.state, className: 'state', cell: ({ state }) => <EnquiryTag state={state} /> },
  ]
}

/** Enquiries as a table. The bar for ticked rows comes with the first tick. */
export function EnquiriesTable({ rows, bulk }: { rows: readonly EnquiryRow[]; bulk: readonly BulkMove[] }) {
  const read = useReader()
  const words = useWords(enquiryAdminWords).list
  return (
    <Form method="post" className="ticking">
      <ListTable
        caption={words.table}
        className="enquiries-table"
        columns={[bulk.length > 0 && pickOf(read), ...shownOf(read)]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {bulk.length > 0 && (
        <BulkBar label={words.bulk.label}>
          {bulk.map((event) => (
            <BulkButton key={event} event={event}>
              {words.bulk[event]}
            </BulkButton>
          ))}
        </BulkBar>
      )}
    </Form>
  )
}
