import { Link } from 'react-router'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { roadListWords } from '../../../words/admin/bookings/road-lists.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'
import { FilterBar } from '../../components/filter-bar.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { listsOfKind, type RoadListName } from '../../road-lists/lists-of-kind.ts'
import { listTitle } from './list-links.ts'

/** What stands above each list of a booking. */
export type ListedHead = { id: string; reference: string; kind: OrderKind; title: string; when: string }

/** The head of a list of a booking, with the way to its others. */
export function ListHead({ head: { id, reference, kind, title, when }, list }: { head: ListedHead; list: RoadListName }) {
  const read = useReader()
  const words = read(roadListWords)
  const name = listTitle(read, kind, list)
  const lists = listsOfKind(kind)
  return (
    <>
      <PageBar
        title={words.screen({ list: name, reference })}
        lede={`${title}, ${when}`}
        crumb={{
          label: read(bookingAdminWords).breadcrumb,
          links: (
            <>
              <Link to="/admin/bookings">{read(listAdminWords).bookings.title}</Link> /{' '}
              <Link to={`/admin/bookings/${id}`}>{reference}</Link> / <span aria-current="page">{name}</span>
            </>
          ),
        }}
      />
      {lists.length > 1 && (
        <FilterBar
          label={words.title}
          className="gap off-paper"
          filters={lists.map((one) => ({
            to: `/admin/bookings/${id}/${one}`,
            word: listTitle(read, kind, one),
            isOn: one === list,
          }))}
        />
      )}
    </>
  )
}
