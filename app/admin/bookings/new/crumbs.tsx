import { Link } from 'react-router'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { pathWithQuery } from '../../components/path-with-query.ts'
import type { Customer } from './find-caller.server.ts'

const words = newBookingWords

/** Where one is: among bookings, or at the form of one thing, from which the way back is to choose another. */
export function Crumbs({ customer, chosen }: { customer: Customer | undefined; chosen: boolean }) {
  return (
    <>
      <Link to="/admin/bookings">{words.bookings}</Link> /{' '}
      {chosen ? (
        <Link to={pathWithQuery('/admin/bookings/new', customer ? { [customer.from]: customer.id } : {})}>{words.another}</Link>
      ) : (
        <span aria-current="page">{words.title}</span>
      )}
    </>
  )
}
