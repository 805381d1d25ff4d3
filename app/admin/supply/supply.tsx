import { Link } from 'react-router'
import { orderViews } from '#features/supply/order-views.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { admit } from '../admit.server.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { upTo } from '../components/up-to.ts'
import { CrewTabs } from '../crew/crew-tabs.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/supply.ts'
import { loadSupplyList } from './load-supply-list.server.ts'
import { readSupplyQuery, supplyPath } from './supply-query.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return loadSupplyList(contextOf(args.context), wordsReader(args.context), readSupplyQuery(args.url.searchParams))
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOf = (read: ReadWords): Column<Row>[] => {
  const { columns: heads } = read(supplyListWords)
  return [
    {
      head: heads.run,
      isRowHead: true,
      className: 'whole breaks',
      cell: ({ to, title, name }) => (
        <Link to={to}>
          {title}
          <span className="visually-hidden">{name}</span>
        </Link>
      ),
      small: ({ reference }) => reference,
    },
    { head: heads.day, label: heads.day, className: 'num nowrap', cell: ({ day }) => day },
    {
      head: heads.supplier,
      label: heads.supplier,
      className: 'breaks',
      cell: ({ supplier }) => supplier,
      small: ({ orderReference }) => orderReference,
    },
    {
      head: heads.lines,
      label: heads.lines,
      className: 'breaks',
      cell: ({ lines }) => lines,
    },
    {
      head: heads.state,
      label: heads.state,
      className: 'num',
      cell: ({ states }) =>
        states.map(({ word, tone }) => (
          <span key={word}>
            <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>{' '}
          </span>
        )),
      small: ({ since }) => since,
    },
    {
      head: heads.next,
      label: heads.next,
      className: 'num',
      cell: ({ next, isLate, to }) =>
        next && (
          <Link to={to} className={isLate ? 'tag bad' : undefined} tabIndex={-1} aria-hidden="true">
            {next}
          </Link>
        ),
    },
  ]
}

/** Orders to suppliers of all departures and bookings, by what is to be done. */
export default function SupplierOrders({ loaderData: { query, rows, counts, next } }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(supplyListWords)
  const { view, search, after } = query
  const count = view === 'all' ? 0 : counts[view]
  return (
    <ListPage
      title={words.title}
      lede={search ? words.found({ search }) : view === 'all' ? words.ledes.all : words.ledes[view]({ count })}
      isStatus
      tools={
        <>
          <CrewTabs />
          <ViewTabs
            label={words.views}
            filters={orderViews.map((one) => ({
              to: supplyPath({ view: one, search }),
              word: words.view[one],
              count: one === 'all' ? undefined : upTo(read.format, counts[one], 1000),
              isOn: one === view,
            }))}
          />
          <SearchForm
            action="/admin/supply"
            search={search}
            words={words}
            clear={search && supplyPath({ view: 'all', search: '' })}
          />
        </>
      }
      empty={rows.length === 0 && <EmptyState title={words.emptyTitle} text={search ? words.emptySearch : words.empty[view]} />}
      pages={{
        first: after !== undefined && supplyPath(query),
        next: next !== undefined && supplyPath(query, next),
        words: words.pages,
      }}
    >
      <ListTable caption={words.title} columns={columnsOf(read)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
