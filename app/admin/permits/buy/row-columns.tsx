import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { permitBuyWords } from '../../../words/admin/permits/permit-buy.ts'
import type { Column } from '../../components/data-table.tsx'
import type { BuyRow } from './buy-view.server.ts'

/** What is ticked in a list: by its own value, with what was ticked before. */
export const tickColumn = (read: ReadWords, ticked: readonly string[] | undefined): Column<BuyRow> => ({
  head: read(permitBuyWords).columns.select,
  className: 'of-tick',
  cell: ({ id, reference, position, group, openMinor }) => (
    <input
      type="checkbox"
      name="id"
      value={id}
      data-minor={openMinor}
      defaultChecked={ticked?.includes(String(id))}
      aria-label={read(permitBuyWords).toBuy.select({ who: `${reference}/${position}, ${group}` })}
    />
  ),
})

/** The columns of a traveller who needs a permit; who may record evidence gets the link to where that is done. */
export function rowColumns(
  read: ReadWords,
  { withReason, mayRecord = false }: { withReason: boolean; mayRecord?: boolean },
): Column<BuyRow>[] {
  const words = read(permitBuyWords)
  const { columns } = words
  const reason: Column<BuyRow>[] = withReason
    ? [
        { head: columns.price, isNumber: true, label: columns.price, cell: ({ price }) => price },
        { head: columns.why, cell: ({ why }) => why },
      ]
    : []
  return [
    {
      head: columns.who,
      isRowHead: true,
      className: 'num nowrap',
      cell: ({ bookingId, reference, position }) => (
        <Link to={`/admin/bookings/${bookingId}`}>
          {reference}/{position}
        </Link>
      ),
    },
    { head: columns.name, className: 'whole breaks', cell: ({ name }) => name, small: ({ bookedAs }) => bookedAs },
    { head: columns.nationality, cell: ({ nationality }) => nationality },
    {
      head: columns.papers,
      className: 'breaks',
      cell: ({ papers, evidenceTo, reference, position }) =>
        mayRecord && evidenceTo ? (
          <>
            {papers}{' '}
            <Link className="off-paper" to={evidenceTo} aria-label={words.papers.recordOf({ who: `${reference}/${position}` })}>
              {words.papers.record}
            </Link>
          </>
        ) : (
          papers
        ),
    },
    { head: columns.age, className: 'num', label: columns.age, cell: ({ age }) => age },
    ...reason,
  ]
}

/** The buttons that reserve what stands under a heading, each with its own name. */
export const reserveLinks = (under: readonly Pick<BuyRow, 'reserve'>[]): ReactNode =>
  under.map(
    ({ reserve }) =>
      reserve && (
        <Link key={reserve.to + reserve.label} className="btn line sm off-paper" to={reserve.to} aria-label={reserve.label}>
          {reserve.text}
        </Link>
      ),
  )
