import { Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'

type Props = { id: string; reference: string; isOne?: boolean; page?: string }

/** The way back to the booking, and from one traveller, or another page of them, to all. */
export function TravellersCrumb({ id, reference, isOne = false, page }: Props) {
  const listLabels = useWords(listAdminWords)
  const words = useWords(travellersAdminWords)
  const all = `/admin/bookings/${id}/travellers`
  return (
    <>
      <Link to="/admin/bookings">{listLabels.bookings.title}</Link> / <Link to={`/admin/bookings/${id}`}>{reference}</Link> /{' '}
      {isOne || page ? <Link to={all}>{words.crumb}</Link> : <span aria-current="page">{words.crumb}</span>}
      {page && (
        <>
          {' '}
          / <span aria-current="page">{page}</span>
        </>
      )}
    </>
  )
}
