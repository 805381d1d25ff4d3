import { Link } from 'react-router'
import { type ProductKind, productKinds } from '#features/pricing/order-kinds.ts'
import { useWords } from '../../../languages/use-words.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar } from '../../components/filter-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { pathWithQuery } from '../../components/path-with-query.ts'
import { SearchForm } from '../../components/search-form.tsx'
import type { Customer } from './find-caller.server.ts'
import type { ProductGroup } from './list-products.server.ts'

const path = '/admin/bookings/new'

type Props = {
  search: string
  only: ProductKind | undefined
  groups: ProductGroup[]
  count: number
  customer: Customer | undefined
}

/** What can be booked, found by words and by kind. */
export function ProductList({ search, only, groups, count, customer }: Props) {
  const words = useWords(newBookingWords)
  const known = customer && { [customer.from]: customer.id }
  const hrefOf = (fields: Record<string, string | undefined>) => pathWithQuery(path, { ...fields, ...known })
  return (
    <>
      <SearchForm
        action={path}
        className="catalogue"
        search={search}
        words={words.search}
        hidden={{ show: only, ...known }}
        clear={search && hrefOf({ show: only })}
      />
      <FilterBar
        label={words.search.kinds}
        filters={[undefined, ...productKinds].map((kind) => ({
          to: hrefOf({ q: search, show: kind }),
          word: kind ? words.kinds[kind].chip : words.search.all,
          isOn: kind === only,
        }))}
      />
      <p className="muted small num gap" role="status">
        {words.search.count({ count })}
      </p>
      {groups.length === 0 ? (
        <EmptyState title={words.search.emptyTitle} text={words.search.empty} />
      ) : (
        <div className="shelves">
          {groups.map(({ kind, items, more }) => (
            <Pane title={words.kinds[kind].title} key={kind}>
              <ul className="item-list num">
                {items.map(({ key, title, detail, left, fields }) => (
                  <li key={key}>
                    <span>
                      <Link to={hrefOf(fields)}>
                        {title}
                        <span className="visually-hidden">, {words.kinds[kind].title}</span>
                      </Link>
                      <small>{detail}</small>
                    </span>
                    {left && <span className="small muted nowrap">{left}</span>}
                  </li>
                ))}
              </ul>
              {more > 0 && (
                <p className="small below">
                  <Link to={hrefOf({ show: kind })}>{words.search.more({ left: more })}</Link>
                </p>
              )}
            </Pane>
          ))}
        </div>
      )}
    </>
  )
}
