import { data, Link, redirect } from 'react-router'
import { orderViews } from '#features/supply/order-views.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { supplyListWords } from '../../words/admin/supply/supply-list.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Flash } from '../components/toast.tsx'
import { upTo } from '../components/up-to.ts'
import { SupplierTabs } from '../supplier-tabs/supplier-tabs.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/supply.ts'
import { didText } from './did-text.ts'
import { loadSupplyList } from './load-supply-list.server.ts'
import { recordSentByForm, refusalText } from './order-form-action.server.ts'
import { SentForm } from './sent-form.tsx'
import { readSupplyQuery, supplyPath } from './supply-query.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const [read, params] = [wordsReader(args.context), args.url.searchParams]
  return { ...(await loadSupplyList(contextOf(args.context), read, readSupplyQuery(params))), did: didText(read, params) }
}

/** Records in a row of the list what staff sent themselves, and leads back to the list as it was. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'supply:write')
  const form = await args.request.formData()
  if (form.get('event') !== 'sent-by-staff') throw data(null, { status: 404 })
  const outcome = await recordSentByForm({ ctx: contextOf(args.context), form, actor })
  if (!outcome.done) return data({ sentence: refusalText(wordsReader(args.context), outcome.refusal) }, { status: 409 })
  const back = new URL(args.request.url)
  back.searchParams.set('did', 'sent-by-staff')
  return redirect(`/admin/supply${back.search}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

type Row = Route.ComponentProps['loaderData']['rows'][number]

const columnsOf = (read: ReadWords, writes: boolean): Column<Row>[] => {
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
      className: 'num next',
      cell: ({ next, isLate, to, notSent, supplier }) => (
        <>
          {next && (
            <Link to={to} className={isLate ? 'tag bad' : undefined} tabIndex={-1} aria-hidden="true">
              {next}
            </Link>
          )}
          {writes && notSent && <SentForm {...notSent} supplier={supplier} isFolded />}
        </>
      ),
    },
  ]
}

/** Orders to suppliers of all departures and bookings, by what is to be done. */
export default function SupplierOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { query, rows, counts, next, did } = loaderData
  const writes = useAuth().may('supply:write')
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
          <SupplierTabs />
          <ViewTabs
            label={words.views}
            filters={orderViews.map((one) => ({
              to: supplyPath({ view: one, search }),
              word: words.view[one],
              count: one === 'all' ? undefined : upTo(read.format, counts[one], 1000),
              isOn: one === view,
            }))}
          />
          <Flash>{!actionData && did}</Flash>
          <div role="alert">{actionData && <p className="note bad">{actionData.sentence}</p>}</div>
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
      <ListTable caption={words.title} columns={columnsOf(read, writes)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
