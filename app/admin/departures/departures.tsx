import { data, Form, Link, redirect } from 'react-router'
import { adminFilters, adminViews } from '#features/departures/admin-query.ts'
import { promiseDeparture } from '#features/departures/guarantee-departure.server.ts'
import { contextOf } from '../../context.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { departureListAdminWords as words } from '../../words/admin/departures/departure-list.ts'
import { departureRefusal } from '../../words/admin/departures/departure-refusals.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { Flash } from '../components/toast.tsx'
import type { Route } from './+types/departures.ts'
import { doBulk, undoBulk } from './bulk.server.ts'
import { type DeparturesQuery, departuresPath, listPath, readDeparturesQuery, readSeen } from './departures-query.ts'
import type { DeparturesReply } from './departures-reply.ts'
import { DeparturesTable } from './departures-table.tsx'
import { loadDepartures } from './load-departures.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const ask = readDeparturesQuery(args.url.searchParams)
  return { ask, ...(await loadDepartures(contextOf(args.context), ask)) }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const word = form.get('word')
  if (typeof word === 'string') {
    const [text = '', goes] = word.split('~')
    const [one] = readSeen([text])
    if (!one) throw data(null, { status: 422 })
    const outcome = await promiseDeparture(ctx, { ...one, goes: goes === 'yes', actor })
    if (!outcome.done) return data<DeparturesReply>({ fault: departureRefusal(outcome.refusal) }, { status: 409 })
    // The switch that shows its new state at once stays where it is.
    if (form.get('stay') === 'yes') return data<DeparturesReply>(null)
    return redirect(`${args.url.pathname}${args.url.search}`, 303)
  }
  const undo = form.get('undo')
  const reply = typeof undo === 'string' ? await undoBulk(ctx, undo, actor) : await doBulk(ctx, form, actor)
  if (!reply) throw data(null, { status: 422 })
  return data<DeparturesReply>(reply, { status: 'fault' in reply ? 422 : reply.count === 0 ? 409 : 200 })
}

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const { ask, rows, count, isMore, next, crew } = loaderData
  const { may } = useAuth()
  const changes = may('departures:change')
  const filtered = ask.search !== '' || ask.month !== '' || ask.filter !== '' || ask.packageSlug !== ''
  return (
    <div className="departures">
      <title>{adminWords.pageTitle(words.title)}</title>
      <header className="bar">
        <div>
          <h1>{words.title}</h1>
          <p className="muted num" role="status">
            {words.count(count, isMore)}
          </p>
        </div>
        <div className="row wraps">
          <a className="btn line" href={listPath({ ...ask, after: undefined }, '/admin/departures/list.csv')} download>
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
        </div>
      </header>
      <nav className="filters" aria-label={words.viewLabel}>
        {adminViews.map((view) => (
          <Link
            key={view}
            className="chip"
            to={listPath({ ...ask, view, after: undefined })}
            aria-current={view === ask.view ? 'page' : undefined}
          >
            {words.views[view]}
          </Link>
        ))}
      </nav>
      <Filters ask={ask} filtered={filtered} />
      {actionData && <BulkToast reply={actionData} />}
      {rows.length === 0 ? (
        <section className="empty">
          <h2>{words.emptyTitle}</h2>
          <p>{filtered ? words.emptyFilter : ask.view === 'open' ? words.empty : words.emptyOf[ask.view]}</p>
        </section>
      ) : (
        <DeparturesTable rows={rows} crew={crew} changes={changes && ask.view !== 'trash' && ask.view !== 'cancelled'} />
      )}
      {(next || ask.after) && (
        <nav className="pages" aria-label={adminWords.pages.label}>
          <span className="row">
            {ask.after && (
              <Link className="btn line sm" to={listPath({ ...ask, after: undefined })}>
                {words.first}
              </Link>
            )}
            {next && (
              <Link className="btn line sm" to={listPath({ ...ask, after: next })} rel="next">
                {words.next}
              </Link>
            )}
          </span>
        </nav>
      )}
    </div>
  )
}

function Filters({ ask, filtered }: { ask: DeparturesQuery; filtered: boolean }) {
  const says = words.filters
  return (
    <Form className="tools departure-filters" role="search" aria-label={says.label} action={departuresPath} key={listPath(ask)}>
      {ask.view !== 'open' && <input type="hidden" name="view" value={ask.view} />}
      {ask.packageSlug && <input type="hidden" name="package" value={ask.packageSlug} />}
      <label className="field">
        <b>{says.search}</b>
        <input name="q" type="search" defaultValue={ask.search} placeholder={says.searchHint} maxLength={100} />
      </label>
      <label className="field">
        <b>{says.month}</b>
        <input name="month" type="month" defaultValue={ask.month} />
      </label>
      <label className="field">
        <b>{says.what}</b>
        <select name="only" defaultValue={ask.filter}>
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

/** What became of the departures that were ticked, and the way back. */
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
