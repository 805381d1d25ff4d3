import { data, Link, redirect } from 'react-router'
import { enquiryViews } from '#features/enquiries/enquiry-views.ts'
import { countEnquiries, countWaitingEnquiries, listEnquiries } from '#features/enquiries/reads-admin.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { shipmentAdminWords } from '../../words/admin/shipments.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Flash } from '../components/toast.tsx'
import { loadSavedViews } from '../view-tabs/load-saved-views.server.ts'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/enquiries.ts'
import { bulkMoves, doInBulk } from './bulk-action.server.ts'
import { enquiriesPath, enquiryKinds, readEnquiriesQuery, savableEnquiriesPath, usualView } from './enquiries-query.ts'
import { bulkOf, EnquiriesTable } from './enquiries-table.tsx'
import { enquiryRow } from './enquiry-row.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'enquiries:read')
  const read = wordsReader(args.context)
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const query = readEnquiriesQuery(searchParams)
  const where = { view: query.view, kind: query.kind, search: query.search || undefined, me: staff.id }
  const [{ rows, next }, counts, waiting, saved] = await Promise.all([
    listEnquiries(db, { ...where, after: query.after }),
    countEnquiries(db, where),
    countWaitingEnquiries(db),
    loadSavedViews(db, { list: 'enquiries', staff, params: searchParams, pathOf: savableEnquiriesPath }),
  ])
  const now = clock.now()
  return {
    query,
    next,
    counts,
    waiting,
    saved,
    rows: rows.map((row) => enquiryRow(read, row, now)),
    flash: flashOf(read, searchParams.get('did')),
  }
}

function flashOf(read: ReadWords, did: string | null): string | undefined {
  const words = read(enquiryAdminWords).list
  const [, done, left] = /^bulk-(\d{1,3})-(\d{1,3})$/.exec(did ?? '') ?? []
  return done === undefined ? undefined : words.bulk.flash({ done: Number(done), left: Number(left) })
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'enquiries:write')
  const words = wordsOf(args.context, enquiryAdminWords).list
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const event = bulkMoves.find((one) => one === form.get('event'))
  if (!event) throw data(null, { status: 404 })
  const picked = form.getAll('pick').map(String)
  if (picked.length === 0) return data({ fault: words.bulk.none }, { status: 422 })
  const { done, left } = await doInBulk(ctx, picked, event, staff)
  const path = enquiriesPath(readEnquiriesQuery(args.url.searchParams))
  return redirect(`${path}${path.includes('?') ? '&' : '?'}did=bulk-${done}-${left}`, 303)
}

export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const enquiryLabels = useWords(enquiryAdminWords)
  const words = useWords(enquiryAdminWords).list
  const freight = useWords(shipmentAdminWords)
  const { query, rows, next, counts, waiting, saved, flash } = loaderData
  const { may } = useAuth()
  const late = rows.filter(({ isLate }) => isLate).length
  const filtered = query.search !== '' || query.kind !== undefined || query.after !== undefined
  const first = { ...query, after: undefined }
  return (
    <ListPage
      root="enquiries"
      title={enquiryLabels.title}
      lede={query.search ? words.found({ count: counts[query.view], search: query.search }) : words.lede({ waiting, late })}
      actions={
        <>
          <Link className="btn line" to="/admin/shipments">
            {freight.title}
          </Link>
          <Link className="btn line" to="/admin/enquiries/replies">
            {words.replies}
          </Link>
          {may('enquiries:write') && (
            <Link className="btn" to="/admin/enquiries/new">
              {words.new}
            </Link>
          )}
        </>
      }
      tools={
        <>
          <div className="flash">
            <Flash>{flash}</Flash>
            <div role="alert">{actionData?.fault && <p className="note bad">{actionData.fault}</p>}</div>
          </div>
          <ViewTabs
            label={words.filter}
            saved={saved}
            filters={enquiryViews.map((view) => ({
              to: enquiriesPath({ ...first, view }),
              word: words.views[view],
              count: counts[view],
              isOn: view === query.view,
            }))}
          />
          <SearchForm
            key={enquiriesPath(first)}
            action="/admin/enquiries"
            search={query.search}
            words={words}
            hidden={{ view: query.view === usualView(query.search) ? undefined : query.view }}
            clear={(query.search || query.kind) && enquiriesPath({ ...first, view: 'waiting', search: '', kind: undefined })}
          >
            <label className="visually-hidden" htmlFor="kind">
              {words.kindFilter}
            </label>
            <select id="kind" name="kind" defaultValue={query.kind ?? ''}>
              <option value="">{words.anyKind}</option>
              {enquiryKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {enquiryLabels.kinds[kind]}
                </option>
              ))}
            </select>
          </SearchForm>
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState title={words.emptyTitle} text={filtered ? words.emptyFilter : words.empty[query.view]}>
            {filtered && (
              <Link className="btn line" to="/admin/enquiries?view=all">
                {words.all}
              </Link>
            )}
          </EmptyState>
        )
      }
      pages={{ first: query.after && enquiriesPath(first), next: next && enquiriesPath({ ...query, after: next }), words }}
    >
      <EnquiriesTable rows={rows} bulk={may('enquiries:write') ? bulkOf(query.view) : []} />
    </ListPage>
  )
}
