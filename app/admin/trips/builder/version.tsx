import { useRef } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { may } from '#features/staff/permissions.ts'
import { exchangeOfToday } from '#features/trips/begin/begin-trip.server.ts'
import { freezeVersion } from '#features/trips/freeze-version.server.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { tripBuilderWords } from '../../../words/admin/trips/trip-builder.ts'
import { admit } from '../../admit.server.ts'
import { AdminTabs } from '../../components/admin-tabs.tsx'
import { PageBar } from '../../components/page-bar.tsx'
import { pathWithQuery } from '../../components/path-with-query.ts'
import { Flash } from '../../components/toast.tsx'
import { dayPath, tripPath, versionPath } from '../trip-paths.ts'
import type { Route } from './+types/version.ts'
import { DaySection } from './day-section.tsx'
import { readDay } from './days-in-sight.ts'
import { loadVersion } from './load-version.server.ts'
import { placeOfAddress, versionOfAddress } from './of-address.server.ts'
import { PricePane } from './price-pane.tsx'
import { readBuilderChange } from './read-builder-change.ts'
import { saveChange, type TripReply } from './save-change.server.ts'
import { ToDoPane } from './to-do-pane.tsx'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'trips:read')
  const ctx = contextOf(args.context)
  const found = await versionOfAddress(ctx.db, args.params)
  const { searchParams } = args.url
  const view = await loadVersion(ctx, wordsReader(args.context), found, {
    readsCosts: may(staff.role, 'costs:read'),
    writes: may(staff.role, 'trips:write'),
    sends: may(staff.role, 'proposals:send'),
    shown: found.version.options.find(({ letter }) => letter === searchParams.get('option'))?.letter,
    around: readDay(searchParams),
  })
  return { ...view, did: searchParams.get('did') ?? '' }
}

/** Changes of the builder itself: keep, move, put a day in, take rates. What needs a form of its own has its own page. */
export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'trips:write')
  const ctx = contextOf(args.context)
  const read = wordsReader(args.context)
  const { tripId, number, path } = placeOfAddress(args.params)
  const form = await args.request.formData()
  const event = form.get('event')
  if (event === 'keep') {
    const seen = Number(form.get('seen')) || 0
    const frozen = await freezeVersion(ctx, { tripId, number, seen }, actor)
    if (frozen.done) return redirect(`${versionPath(tripId, frozen.value)}?did=kept`, 303)
    const { reason } = frozen.refusal
    const words = read(tripBuilderWords)
    if (reason === 'trip-unknown' || reason === 'version-unknown') throw data(null, { status: 404 })
    const sentence = reason === 'frozen' ? words.frozen : reason === 'lost' ? words.lost : words.changed
    return data<TripReply>({ values: {}, errors: {}, sentence }, { status: 409 })
  }
  const change =
    event === 'exchange' ? { change: 'exchange' as const, fx: await exchangeOfToday(ctx.db) } : readBuilderChange(form)
  if (!change) throw data(null, { status: 422 })
  const { searchParams } = args.url
  const query = { option: searchParams.get('option') ?? undefined, day: searchParams.get('day') ?? undefined }
  const day = 'day' in change ? change.day : 'after' in change ? change.after + 1 : undefined
  const to = day === undefined ? pathWithQuery(path, query) : dayPath(path, day, query)
  return saveChange(ctx, read, { tripId, number }, { form, change, to })
}

export const shouldRevalidate = revalidateOnConflict

/** A version of a trip, day by day, with what is still to be done and what it comes to. */
export default function VersionScreen({ loaderData: view, actionData }: Route.ComponentProps) {
  const words = useWords(tripBuilderWords)
  const { trip, number, edition, options, days, writes, shown, did } = view
  const path = versionPath(trip.id, number)
  const movedByKeys = useRef('')
  const { first, last, around } = view.sight
  const isInSight = (day: number) => first <= day && day <= last
  /** A day by a link that opens it, where it is one of a long journey that is out of sight. */
  const dayLink = (day: number) => (isInSight(day) ? `#day-${day}` : dayPath('', day, { option: shown }))
  const optionLink = (letter?: string) =>
    pathWithQuery('', { option: letter, day: around === 1 ? undefined : `${around}` }) || '?'
  return (
    <div className="trips">
      <PageBar
        title={trip.title}
        lede={view.lede}
        crumb={{
          label: words.breadcrumb,
          links: (
            <>
              <Link to="/admin/trips">{words.trips}</Link> / <Link to={tripPath(trip.id)}>{trip.reference}</Link> /{' '}
              <span aria-current="page">{words.version({ number })}</span>
            </>
          ),
        }}
        actions={
          <>
            {view.sends && (
              <Link className="btn" to={`${path}/send`}>
                {words.send}
              </Link>
            )}
            {number > 1 && (
              <Link className="btn line" to={`${tripPath(trip.id)}/compare?before=${number - 1}&after=${number}`}>
                {words.compare}
              </Link>
            )}
            <a className="btn line" href={`${path}/preview`}>
              {words.preview}
            </a>
            {writes && (
              <>
                <Link className="btn line" to={`${path}/party`}>
                  {words.party}
                </Link>
                <Link className="btn line" to={`${path}/options`}>
                  {words.options}
                </Link>
                <Form method="post">
                  <input type="hidden" name="seen" value={edition} />
                  <button className="btn line" type="submit" name="event" value="keep">
                    {words.keep}
                  </button>
                </Form>
              </>
            )}
          </>
        }
      />
      <div className="flash">
        <Flash>
          {!actionData && (did === 'kept' ? words.keptFlash({ number: number - 1 }) : did === 'saved' && words.saved)}
        </Flash>
        <div role="alert">{actionData?.sentence && <p className="note bad">{actionData.sentence}</p>}</div>
      </div>
      {view.frozen && <p className="note">{view.frozen}</p>}
      {view.isLost && <p className="note">{words.lost}</p>}
      {options.length > 1 && (
        <AdminTabs label={words.tabs}>
          <Link to={optionLink()} preventScrollReset aria-current={shown ? undefined : 'page'}>
            {words.all}
          </Link>
          {options.map(({ letter, name }) => (
            <Link key={letter} to={optionLink(letter)} preventScrollReset aria-current={shown === letter ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </AdminTabs>
      )}
      {writes && <p className="small muted">{words.item.hint}</p>}
      <div className="edit">
        <ol className="col trip-days">
          {days.map((day) => (
            <DaySection
              key={day.day}
              day={day}
              link={dayLink(day.day)}
              path={path}
              option={shown}
              edition={edition}
              lastDay={days.length}
              writes={writes}
              movedByKeys={movedByKeys}
            />
          ))}
        </ol>
        <div className="col">
          <PricePane price={view.price} shown={shown} />
          <ToDoPane todo={view.todo} isDraft={view.frozen === null} edition={edition} writes={writes} dayLink={dayLink} />
        </div>
      </div>
    </div>
  )
}
