import { data, Form, Link, redirect } from 'react-router'
import { adminViews } from '#features/departures/admin-query.ts'
import { guaranteeDeparture } from '#features/departures/guarantee-departure.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { departureListAdminWords } from '../../../words/admin/departures/departure-list.ts'
import { admit } from '../../admit.server.ts'
import { useAuth } from '../../auth/auth.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPage } from '../../components/list-page.tsx'
import { Flash } from '../../components/toast.tsx'
import { loadSavedViews } from '../../view-tabs/load-saved-views.server.ts'
import { ViewTabs } from '../../view-tabs/view-tabs.tsx'
import { departureRefusal } from '../departure-refusal.ts'
import type { Route } from './+types/departures.ts'
import { doBulk, undoBulk } from './bulk.server.ts'
import { DeparturesFilters } from './departures-filters.tsx'
import { countFilters, listPath, monthsOf, readDeparturesQuery, readSeen, savableDeparturesPath } from './departures-query.ts'
import type { DeparturesReply } from './departures-reply.ts'
import { DeparturesTable } from './departures-table.tsx'
import { loadDepartures } from './load-departures.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const query = readDeparturesQuery(args.url.searchParams)
  const [shown, saved] = await Promise.all([
    loadDepartures(ctx, read, query),
    loadSavedViews(ctx.db, { list: 'departures', staff, params: args.url.searchParams, pathOf: savableDeparturesPath }),
  ])
  return { query, saved, months: monthsOf(query, kigaliDay(ctx.clock.now())), ...shown }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const guarantee = form.get('guarantee')
  if (typeof guarantee === 'string') {
    const [one] = readSeen([guarantee])
    if (!one) throw data(null, { status: 422 })
    const outcome = await guaranteeDeparture(ctx, { ...one, actor })
    if (!outcome.done) return data<DeparturesReply>({ fault: departureRefusal(read, outcome.refusal) }, { status: 409 })
    // The button shows its new state at once, so the list is not loaded for it.
    if (form.get('stay') === 'yes') return data<DeparturesReply>(null)
    return redirect(`${args.url.pathname}${args.url.search}`, 303)
  }
  const undo = form.get('undo')
  const reply = typeof undo === 'string' ? await undoBulk(ctx, read, undo, actor) : await doBulk(ctx, read, form, actor)
  if (!reply) throw data(null, { status: 422 })
  return data<DeparturesReply>(reply, { status: 'fault' in reply ? 422 : reply.count === 0 ? 409 : 200 })
}

export const shouldRevalidate = revalidateOnConflict

export default function Departures({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(departureListAdminWords)
  const { query, saved, rows, count, unsold, counts, isMore, next, crew, months } = loaderData
  const { may } = useAuth()
  const changes = may('departures:change')
  const filtered = countFilters(query) > 0 || query.search !== ''
  const first = { ...query, after: undefined }
  return (
    <ListPage
      root="departures"
      title={words.title}
      lede={words.count({ count, unsold, more: isMore ? 'yes' : 'no' })}
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
          <DeparturesFilters query={query} months={months} />
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

/** The result for the ticked departures, with the button that undoes it. */
function BulkToast({ reply }: { reply: NonNullable<DeparturesReply> }) {
  const words = useWords(departureListAdminWords)
  if ('fault' in reply)
    return (
      <div className="flash" role="alert">
        <p className="note bad">{reply.fault}</p>
      </div>
    )
  const { what, count, undo, left } = reply
  return (
    <div className="flash">
      <Flash undo={undo && <UndoForm undo={undo} />}>{count > 0 && words.done[what]({ count })}</Flash>
      <div role="alert">
        {left.map((one) => (
          <p key={one.sentence} className="note bad">
            {words.left({ names: one.names.join('; '), sentence: one.sentence })}
          </p>
        ))}
      </div>
    </div>
  )
}

function UndoForm({ undo }: { undo: string }) {
  const words = useWords(departureListAdminWords)
  return (
    <Form method="post" preventScrollReset>
      <button className="btn line sm" type="submit" name="undo" value={undo}>
        {words.undo}
      </button>
    </Form>
  )
}
