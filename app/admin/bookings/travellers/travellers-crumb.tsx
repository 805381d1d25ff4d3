import { Link } from 'react-router'
import { adminWords } from '../../../words/admin/admin.ts'
import { travellersAdminWords as words } from '../../../words/admin/bookings/travellers.ts'

/** The way back to the booking, and from one traveller to all. */
export function TravellersCrumb({ id, reference, isOne = false }: { id: string; reference: string; isOne?: boolean }) {
  const all = `/admin/bookings/${id}/travellers`
  return (
    <>
      <Link to="/admin/bookings">{adminWords.bookings.title}</Link> / <Link to={`/admin/bookings/${id}`}>{reference}</Link> /{' '}
      {isOne ? <Link to={all}>{words.crumb}</Link> : <span aria-current="page">{words.crumb}</span>}
    </>
  )
}
