import { data, Form, Link, redirect } from 'react-router'
import { adminFilters, adminViews } from '#features/departures/admin-query.ts'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { contextOf } from '../../context.ts'
import { departureListAdminWords as words } from '../../words/admin/departures/departure-list.ts'
import { departureRefusal } from '../../words/admin/departures/departure-refusals.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ListPage } from '../components/list-page.tsx'
import { Flash } from '../components/toast.tsx'
import { loadSavedViews } from '../view-tabs/load-saved-views.server.ts'
import { ViewTabs } from '../view-tabs/view-tabs.tsx'
import type { Route } from './+types/departures.ts'
import { doBulk, undoBulk } from './bulk.server.ts'
import {
  type DeparturesQuery,
  departuresPath,
  listPath,
  readDeparturesQuery,
  readSeen,
  savableDeparturesPath,
} from './departures-query.ts'
import type { DeparturesReply } from './departures-reply.ts'
import { DeparturesTable } from './departures-table.tsx'
import { loadDepartures } from './load-departures.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const query = readDeparturesQuery(args.url.searchParams)
  const [shown, saved] = await Promise.all([
    loadDepartures(ctx, query),
    loadSavedViews(ctx.db, { list: 'departures', staff, params: args.url.searchParams, pathOf: savableDeparturesPath }),
  ])
  return { query, saved, ...shown }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const guarantee = form.get('guarantee')
  if (typeof guarantee === 'string') {
    const [one] = readSeen([guarantee])
    if (!one) throw data(null, { status: 422 })
    const outcome = await guaranteeDeparture(ctx, { ...one, actor })
    if (!outcome.done) return data<DeparturesReply>({ fault: departureRefusal(outcome.refusal) }, { status: 409 })
    // The button shows its new state at once, so the list is not loaded for it.
    if (form.get('stay') === 'yes') return data<DeparturesReply>(null)
    return redirect(`${args.url.pathname}${args.url.search}`, 303)
  }
  const undo = form.get('undo')
  const reply = typeof undo === 'string' ? await undoBulk(ctx, undo, actor) : await doBulk(ctx, form, actor)
  if (!reply) throw data(null, { status: 422 })
  return data<DeparturesReply>(reply, { status: 'fault' in reply ? 422 : reply.count === 0 ? 409 : 200 })
}

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const { query, saved, rows, count, counts, isMore, next, crew } = loaderData
  const { may } = useAuth()
  const changes = may('departures:change')
  const filtered = query.search !== '' || query.month !== '' || query.filter !== '' || query.packageSlug !== ''
  const first = { ...query, after: undefined }
  return (
    <ListPage
      root="departures"
      title={words.title}
      lede={words.count(count, isMore)}
      isStatus
      actions={
        <>
          <a className="btn line" href={listPath(first, '/admin/departures/list.csv')} download>
            {words.actions.csv}
          </a>
          {changes && (
            <>
              <Link className="btn line" to="/admin/departures/import">
                {words.actions.import}
              </Link>
              <Link className="btn line" to="/admin/departures/series">
                {words.actions.series}
              </Link>
              <Link className="btn" to="/admin/departures/new">
                {words.actions.new}
              </Link>
            </>
          )}
        </>
      }
      tools={
        <>
          <ViewTabs
            label={words.viewLabel}
            saved={saved}
            filters={adminViews.map((view) => ({
              to: listPath({ ...first, view }),
              word: words.views[view],
              count: counts[view],
              isOn: view === query.view,
            }))}
          />
          <Filters query={query} filtered={filtered} />
          {actionData && <BulkToast reply={actionData} />}
        </>
      }
      empty={
        rows.length === 0 && (
          <EmptyState
            title={words.emptyTitle}
            text={filtered ? words.emptyFilter : query.view === 'open' ? words.empty : words.emptyOf[query.view]}
          />
        )
      }
      pages={{ first: query.after && listPath(first), next: next && listPath({ ...query, after: next }), words }}
    >
      <DeparturesTable
        rows={rows}
        crew={crew}
        changes={changes && query.view !== 'trash' && query.view !== 'cancelled'}
        trashes={query.view === 'off-sale' || query.view === 'draft'}
      />
    </ListPage>
  )
}

function Filters({ query, filtered }: { query: DeparturesQuery; filtered: boolean }) {
  const says = words.filters
  return (
    <Form className="tools departure-filters" role="search" aria-label={says.label} action={departuresPath} key={listPath(query)}>
      {query.view !== 'open' && <input type="hidden" name="view" value={query.view} />}
      {query.packageSlug && <input type="hidden" name="package" value={query.packageSlug} />}
      <label className="field">
        <b>{says.search}</b>
        <input name="q" type="search" defaultValue={query.search} placeholder={says.searchHint} maxLength={100} />
      </label>
      <label className="field">
        <b>{says.month}</b>
        <input name="month" type="month" defaultValue={query.month} />
      </label>
      <label className="field">
        <b>{says.what}</b>
        <select name="only" defaultValue={query.filter}>
          <option value="">{says.any}</option>
          {adminFilters.map((filter) => (
            <option key={filter} value={filter}>
              {says.names[filter]}
            </option>
          ))}
        </select>
      </label>
      <span className="row">
        <button className="btn line" type="submit">
          {says.show}
        </button>
        {filtered && <Link to={departuresPath}>{says.clear}</Link>}
      </span>
    </Form>
  )
}

/** The result for the ticked departures, with the button that undoes it. */
function BulkToast({ reply }: { reply: NonNullable<DeparturesReply> }) {
  if ('fault' in reply)
    return (
      <div className="flash" role="alert">
        <p className="note bad">{reply.fault}</p>
      </div>
    )
  const { what, count, undo, left } = reply
  return (
    <div className="flash">
      <Flash undo={undo && <UndoForm undo={undo} />}>{count > 0 && words.done[what](count)}</Flash>
      <div role="alert">
        {left.map((one) => (
          <p key={one.sentence} className="note bad">
            {words.left(one.names, one.sentence)}
          </p>
        ))}
      </div>
    </div>
  )
}

function UndoForm({ undo }: { undo: string }) {
  return (
    <Form method="post" preventScrollReset>
      <button className="btn line sm" type="submit" name="undo" value={undo}>
        {words.undo}
      </button>
    </Form>
  )
}
