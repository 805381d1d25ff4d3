import { Link } from 'react-router'
import type { Column } from '../../components/data-table.tsx'

type Lead = { id: string; leadName: string; reference: string }

/** The lead traveller, as a link to the booking, with the reference. */
export const leadColumn = <Row extends Lead>(head: string): Column<Row> => ({
  head,
  isRowHead: true,
  cell: ({ id, leadName, reference }) => (
    <>
      <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
      <small className="num">{reference}</small>
    </>
  ),
})

/** A number, with its unit where a narrow screen hides the heads. */
export const countColumn = <Row,>(head: string, countOf: (row: Row) => number): Column<Row> => ({
  head,
  isNumber: true,
  cell: (row) => (
    <>
      {countOf(row)}
      <span className="unit"> {head.toLowerCase()}</span>
    </>
  ),
})

/** The end of something, with its name where a narrow screen hides the heads. */
export const untilColumn = <Row extends { until: string }>(head: string): Column<Row> => ({
  head,
  className: 'num nowrap',
  cell: ({ until }) => (
    <>
      <span className="unit">{head.toLowerCase()} </span>
      {until}
    </>
  ),
})
