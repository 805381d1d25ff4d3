import { Form, Link } from 'react-router'
import { findSupplier } from '#features/suppliers/reads.server.ts'
import { countSuppliers, type ListedSupplier, listSuppliers } from '#features/suppliers/reads-list.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Words } from '#platform/languages/source.ts'
import { type Day, daysBetween, kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { rateImportWords } from '../../words/admin/suppliers/rate-import.ts'
import { supplierListWords } from '../../words/admin/suppliers/suppliers.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { pageOf } from '../components/cursor.ts'
import { type Column, ListTable } from '../components/data-table.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Flash } from '../components/toast.tsx'
import { SupplierTabs } from '../supplier-tabs/supplier-tabs.tsx'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/suppliers.ts'
import { readSuppliersQuery, suppliersPath, supplierViews } from './suppliers-query.ts'

const perPage = 50
/** A contract that ends within so many days needs one that follows it. */
const followWithinDays = 90

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'costs:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const query = readSuppliersQuery(searchParams)
  const today = kigaliDay(clock.now())
  const search = query.search || undefined
  const archived = Number(searchParams.get('archived'))
  const [after, flash, counts] = await Promise.all([
    query.after ? findSupplier(db, query.after) : undefined,
    Number.isSafeInteger(archived) && archived > 0 && archived < 1e9 ? findSupplier(db, archived) : undefined,
    countSuppliers(db, search),
  ])
  const found = await listSuppliers(db, { view: query.view, search, after, limit: perPage, today })
  const { rows, next } = pageOf(found, perPage, ({ id }) => String(id))
  return {
    query,
    counts,
    next: next ? Number(next) : undefined,
    flash: flash?.archivedAt ? { id: flash.id, name: flash.name } : undefined,
    rows: rows.map((row) => rowOf(read, row, { today, isArchived: query.view === 'archived' })),
  }
}

function rowOf(
  read: ReadWords,
  { id, kind, name, place, services, unrated, contract, next, lastTo }: ListedSupplier,
  { today, isArchived }: { today: Day; isArchived: boolean },
) {
  const words = read(supplierListWords)
  const ends = lastTo !== null && daysBetween(today, lastTo) <= followWithinDays
  return {
    id,
    kind: words.kind[kind],
    name,
    place: place ?? '',
    services,
    contract: contract ?? words.noContract,
    next: next ?? '',
    unrated: isArchived || unrated === 0 ? '' : words.unrated({ count: unrated }),
    ends: isArchived || !ends ? '' : words[lastTo < today ? 'ended' : 'ends']({ day: read.format.day(lastTo) }),
  }
}

type Labels = Words<typeof supplierListWords.tree>

const columnsOf = ({ columns: heads }: Labels): Column<Route.ComponentProps['loaderData']['rows'][number]>[] => [
  {
    head: heads.name,
    isRowHead: true,
    className: 'whole breaks',
    cell: ({ id, name }) => <Link to={`/admin/suppliers/${id}`}>{name}</Link>,
    small: ({ kind }) => kind,
  },
  { head: heads.place, label: heads.place, cell: ({ place }) => place },
  { head: heads.services, label: heads.services, isNumber: true, cell: ({ services }) => services },
  { head: heads.now, label: heads.now, className: 'breaks', cell: ({ contract }) => contract },
  { head: heads.next, label: heads.next, className: 'breaks', cell: ({ next }) => next },
  {
    head: heads.mark,
    className: 'num whole',
    cell: ({ unrated, ends }) => (
      <>
        {unrated && <span className="tag bad">{unrated}</span>} {ends && <span className="tag warn">{ends}</span>}
      </>
    ),
  },
]

export default function Suppliers({ loaderData: { query, rows, counts, next, flash } }: Route.ComponentProps) {
  const words = useWords(supplierListWords)
  const importLabels = useWords(rateImportWords)
  const { may } = useAuth()
  const { view, search } = query
  const isNew = counts.all + counts.archived === 0 && !search
  const shown = { ...query, after: undefined }
  const filters = supplierViews.flatMap((one) => {
    const filter = {
      to: suppliersPath({ ...shown, view: one }),
      word: one === 'all' || one === 'archived' ? words[one] : words.kinds[one],
      count: counts[one],
      isOn: view === one,
    }
    return counts[one] > 0 || one === 'all' || one === view ? [filter] : []
  })
  const add = may('rates:write') && (
    <>
      <Link className="btn" to="/admin/suppliers/new">
        {words.add}
      </Link>
      <Link className="btn line" to="/admin/suppliers/rates/import">
        {importLabels.title}
      </Link>
    </>
  )
  const undo = flash && may('rates:write') && (
    <Form method="post" action={`/admin/suppliers/${flash.id}`}>
      <button className="btn line sm" name="event" value="restore" type="submit">
        {words.undo}
      </button>
    </Form>
  )
  return (
    <ListPage
      root="suppliers"
      title={words.title}
      lede={search ? words.found({ count: counts[view], search }) : words.lede({ count: counts[view] })}
      isStatus
      actions={!isNew && add}
      tools={
        <>
          <SupplierTabs />
          <Flash undo={undo}>{flash && words.flash.archived({ name: flash.name })}</Flash>
          {!isNew && (
            <>
              <ViewTabs label={words.views} filters={filters} />
              <SearchForm
                action="/admin/suppliers"
                search={search}
                words={words}
                hidden={{ view: view === 'all' ? undefined : view }}
                clear={search && suppliersPath({ ...shown, search: '' })}
              />
            </>
          )}
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState
            title={isNew ? words.emptyYet : words.emptyTitle}
            text={isNew ? words.empty : search ? words.emptySearch : words.emptyView}
          >
            {isNew && add}
          </EmptyState>
        )
      }
      pages={{
        first: query.after !== undefined && suppliersPath(shown),
        next: next !== undefined && suppliersPath({ ...query, after: next }),
        words: words.pages,
      }}
    >
      <ListTable caption={words.title} columns={columnsOf(words)} rows={rows} rowKey={({ id }) => id} />
    </ListPage>
  )
}
