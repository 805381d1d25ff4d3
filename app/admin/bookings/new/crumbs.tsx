import { Link } from 'react-router'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'

const words = newBookingWords

/** Where one is: among bookings, or at the form of one thing, from which the way back is to choose another. */
export function Crumbs({ again, chosen }: { again: string | undefined; chosen: boolean }) {
  return (
    <>
      <Link to="/admin/bookings">{words.bookings}</Link> /{' '}
      {chosen ? (
        <Link to={again ? `/admin/bookings/new?again=${again}` : '/admin/bookings/new'}>{words.another}</Link>
      ) : (
        <span aria-current="page">{words.title}</span>
      )}
    </>
  )
}
