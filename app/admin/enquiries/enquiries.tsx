import { data, Form, Link, redirect } from 'react-router'
import { enquiryViews } from '#features/enquiries/enquiry-views.ts'
import { countEnquiries, countWaitingEnquiries, listEnquiries } from '#features/enquiries/reads-admin.server.ts'
import { contextOf } from '../../context.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { AdminIcon } from '../components/admin-icon.tsx'
import { NextPage } from '../components/next-page.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/enquiries.ts'
import { bulkMoves, doInBulk } from './bulk-action.server.ts'
import { type EnquiriesListQuery, enquiriesPath, enquiryKinds, readEnquiriesQuery } from './enquiries-query.ts'
import { bulkOf, EnquiriesTable } from './enquiries-table.tsx'
import { enquiryRow } from './enquiry-row.ts'

const words = enquiryAdminWords.list

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'enquiries:read')
  const { db, clock } = contextOf(args.context)
  const { searchParams } = args.url
  const ask = readEnquiriesQuery(searchParams)
  const query = { view: ask.view, kind: ask.kind, search: ask.search || undefined, me: staff.id }
  const [{ rows, next }, counts, waiting] = await Promise.all([
    listEnquiries(db, { ...query, after: ask.after }),
    countEnquiries(db, query),
    countWaitingEnquiries(db),
  ])
  const now = clock.now()
  return { ask, next, counts, waiting, rows: rows.map((row) => enquiryRow(row, now)), flash: flashOf(searchParams.get('did')) }
}

function flashOf(did: string | null): string | undefined {
  const [, done, left] = /^bulk-(\d{1,3})-(\d{1,3})$/.exec(did ?? '') ?? []
  return done === undefined ? undefined : words.bulk.flash(Number(done), Number(left))
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'enquiries:write')
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
  const { ask, rows, next, counts, waiting, flash } = loaderData
  const { may } = useAuth()
  const late = rows.filter(({ isLate }) => isLate).length
  return (
    <>
      <PageBar
        title={enquiryAdminWords.title}
        lede={ask.search ? words.found(counts[ask.view], ask.search) : words.lede(waiting, late)}
      />
      <div className="flash">
        <Flash>{flash}</Flash>
        <div role="alert">{actionData?.fault && <p className="note bad">{actionData.fault}</p>}</div>
      </div>
      <div className="tools">
        <Search ask={ask} />
        <Link className="btn line" to="/admin/enquiries/replies">
          {words.replies}
        </Link>
      </div>
      <nav className="filters" aria-label={words.filter}>
        {enquiryViews.map((view) => (
          <Link
            key={view}
            className="chip"
            to={enquiriesPath({ ...ask, view, after: undefined })}
            aria-current={view === ask.view ? 'page' : undefined}
          >
            {words.views[view]} <span className="num">{counts[view]}</span>
          </Link>
        ))}
      </nav>
      <nav className="filters second" aria-label={words.kindFilter}>
        {[undefined, ...enquiryKinds].map((kind) => (
          <Link
            key={kind ?? 'any'}
            className="chip"
            to={enquiriesPath({ ...ask, kind, after: undefined })}
            aria-current={ask.kind === kind ? 'true' : undefined}
          >
            {kind ? enquiryAdminWords.kinds[kind] : words.anyKind}
          </Link>
        ))}
      </nav>
      {rows.length > 0 ? (
        <EnquiriesTable rows={rows} bulk={may('enquiries:write') ? bulkOf(ask.view) : []} />
      ) : (
        <Empty ask={ask} />
      )}
      <NextPage
        first={ask.after && enquiriesPath({ ...ask, after: undefined })}
        next={next && enquiriesPath({ ...ask, after: next })}
      />
    </>
  )
}

function Search({ ask }: { ask: EnquiriesListQuery }) {
  return (
    <Form className="find" role="search" action="/admin/enquiries" key={ask.search}>
      {ask.kind && <input type="hidden" name="kind" value={ask.kind} />}
      <label className="vh" htmlFor="q">
        {words.search}
      </label>
      <input id="q" name="q" type="search" defaultValue={ask.search} placeholder={words.searchHint} maxLength={100} />
      <button className="btn line" type="submit">
        <AdminIcon name="search" />
        {words.find}
      </button>
      {ask.search && (
        <Link className="clear" to={enquiriesPath({ ...ask, view: 'waiting', search: '', after: undefined })}>
          {words.clear}
        </Link>
      )}
    </Form>
  )
}

function Empty({ ask }: { ask: EnquiriesListQuery }) {
  const filtered = ask.search !== '' || ask.kind !== undefined || ask.after !== undefined
  return (
    <section className="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{filtered ? words.emptyFilter : words.empty[ask.view]}</p>
      {filtered && (
        <Link className="btn line" to="/admin/enquiries?view=all">
          {words.all}
        </Link>
      )}
    </section>
  )
}
