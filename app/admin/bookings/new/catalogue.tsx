import { Form, Link } from 'react-router'
import { type OrderKind, orderKinds } from '#features/offers/order.ts'
import { newBookingWords } from '../../../words/admin/bookings/new-booking.ts'
import { AdminIcon } from '../../components/admin-icon.tsx'
import { Pane } from '../../components/pane.tsx'
import type { CatalogueGroup } from './catalogue.server.ts'

const words = newBookingWords
const path = '/admin/bookings/new'

type Props = { search: string; only: OrderKind | undefined; groups: CatalogueGroup[]; count: number; again: string | undefined }

/** What can be booked, found by words and by kind. */
export function Catalogue({ search, only, groups, count, again }: Props) {
  const hrefOf = (fields: Record<string, string | undefined>) => {
    const given = Object.entries({ ...fields, again }).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
    return given.length > 0 ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, value]))}` : path
  }
  return (
    <>
      <Form className="search-form catalogue" role="search" action={path} key={search}>
        {only && <input type="hidden" name="show" value={only} />}
        {again && <input type="hidden" name="again" value={again} />}
        <label className="visually-hidden" htmlFor="q">
          {words.search.label}
        </label>
        <input id="q" name="q" type="search" defaultValue={search} placeholder={words.search.hint} maxLength={100} />
        <button className="btn line" type="submit">
          <AdminIcon name="search" />
          {words.search.find}
        </button>
        {search && (
          <Link className="clear" to={hrefOf({ show: only })}>
            {words.search.clear}
          </Link>
        )}
      </Form>
      <nav className="filters" aria-label={words.search.kinds}>
        <Link className="chip" to={hrefOf({ q: search })} aria-current={only ? undefined : 'page'}>
          {words.search.all}
        </Link>
        {orderKinds.map((kind) => (
          <Link
            className="chip"
            key={kind}
            to={hrefOf({ q: search, show: kind })}
            aria-current={only === kind ? 'page' : undefined}
          >
            {words.kinds[kind].chip}
          </Link>
        ))}
      </nav>
      <p className="muted small num gap" role="status">
        {words.search.count(count)}
      </p>
      {groups.length === 0 ? (
        <section className="empty">
          <h2>{words.search.emptyTitle}</h2>
          <p>{words.search.empty}</p>
        </section>
      ) : (
        <div className="shelves">
          {groups.map(({ kind, items, more }) => (
            <Pane title={words.kinds[kind].title} key={kind}>
              <ul className="item-list num">
                {items.map(({ key, title, detail, left, fields }) => (
                  <li key={key}>
                    <span>
                      <Link to={hrefOf(fields)}>{title}</Link>
                      <small>{detail}</small>
                    </span>
                    {left && <span className="small muted nowrap">{left}</span>}
                  </li>
                ))}
              </ul>
              {more > 0 && (
                <p className="small below">
                  <Link to={hrefOf({ show: kind })}>{words.search.more(more)}</Link>
                </p>
              )}
            </Pane>
          ))}
        </div>
      )}
    </>
  )
}
