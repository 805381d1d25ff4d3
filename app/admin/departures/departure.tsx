import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { changeSeats } from '#features/bookings/departures/change-seats.server.ts'
import { guaranteeDeparture, withdrawGuarantee } from '#features/departures/guarantee-departure.server.ts'
import { mostSeats } from '#features/departures/sale.ts'
import { contextOf } from '../../context.ts'
import { StatusTag } from '../../shared/status-tag.tsx'
import { TextField } from '../../ui/field.tsx'
import { adminWords } from '../../words/admin/admin.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { refusalText } from '../bookings/refusal-text.ts'
import { DemoTag } from '../components/demo-tag.tsx'
import { FillingBar } from '../components/filling.tsx'
import { Pane } from '../components/pane.tsx'
import { StateTag } from '../components/state-tag.tsx'
import { Flash } from '../components/toast.tsx'
import { NewBookingLink } from '../layout/new-booking-link.tsx'
import type { Route } from './+types/departure.ts'
import { findDepartureOr404, loadDeparture } from './load-departure.server.ts'

const words = adminWords.departures

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  return { ...(await loadDeparture(contextOf(args.context), args.params.id, args.url.searchParams.get('did'))), mostSeats }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'departures:change')
  const ctx = contextOf(args.context)
  const { id: departureId } = await findDepartureOr404(ctx.db, args.params.id, ctx.clock.now())
  const form = await args.request.formData()
  const event = form.get('event')
  if (event !== 'seats' && event !== 'guarantee' && event !== 'withdraw') throw data(null, { status: 404 })
  const typed = String(form.get(event === 'seats' ? 'capacity' : 'reason') ?? '').trim()
  const capacity = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN
  const actor = staff
  const outcome =
    event === 'seats'
      ? await changeSeats(ctx, { departureId, capacity, seen: Number(form.get('seen') ?? Number.NaN), actor })
      : event === 'guarantee'
        ? await guaranteeDeparture(ctx, { departureId, actor })
        : await withdrawGuarantee(ctx, { departureId, reason: typed, actor })
  if (outcome.done) return redirect(`/admin/departures/${departureId}?did=${event}`, 303)
  const { sentence, status } = refusalText(outcome.refusal)
  return data({ event, typed, sentence }, { status })
}

export default function Departure({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, title, days, closes, status, short, flash, cancelled, people, ended } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const changes = may('departures:change') && !cancelled
  return (
    <div className="departures">
      <title>{adminWords.pageTitle(`${title}, ${days}`)}</title>
      <header className="bar">
        <div>
          <nav className="breadcrumb num" aria-label={words.breadcrumb}>
            <Link to="/admin/departures">{words.title}</Link> / <span aria-current="page">{days}</span>
          </nav>
          <h1>
            {title} <StatusTag status={status} short={short} />
          </h1>
          <p className="muted num">
            {days}. {!cancelled && closes}
          </p>
        </div>
        <div className="row">
          {!cancelled && <NewBookingLink of={{ kind: 'departure', departure: slug }} />}
          <a className="btn line" href={`/departure-details/${slug}`}>
            {words.onSite}
          </a>
          <Link className="btn line" to={`/admin/departures/${id}/manifest`}>
            {arrivalWords.manifest.title}
          </Link>
          <Link className="btn line" to={`/admin/departures/${id}/rooming-list`}>
            {arrivalWords.rooming.title}
          </Link>
          {changes && (
            <Link className="btn line" to={`/admin/departures/edit/${id}`}>
              {words.edit}
            </Link>
          )}
          {changes && (
            <Link className="btn line" to={`/admin/departures/${id}/call-off`}>
              {words.callOff.open}
            </Link>
          )}
        </div>
      </header>
      <div className="flash">
        <Flash>{params.has('did') && flash}</Flash>
        <div role="alert">{actionData?.event === 'guarantee' && <p className="note bad">{actionData.sentence}</p>}</div>
      </div>
      {cancelled && <Cancelled cancelled={cancelled} />}
      <div className="edit">
        <People people={people} ended={ended} />
        <div className="col">
          <Seats departure={loaderData} changes={changes} reply={actionData?.event === 'seats' ? actionData : undefined} />
          {!cancelled && (
            <Guarantee
              departure={loaderData}
              changes={changes}
              reply={actionData?.event === 'withdraw' ? actionData : undefined}
            />
          )}
        </div>
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** How far the job is that moves the bookings; the page is loaded again to see more. */
function Cancelled({ cancelled }: { cancelled: NonNullable<Loaded['cancelled']> }) {
  const { when, reason, moved, calledOff, left, of } = cancelled
  const said = words.cancelled
  return (
    <div className="note bad num" role="status">
      <p>
        <b>{said.notice(when)}</b> {reason}
      </p>
      {of > 0 && <progress value={of - left} max={of} aria-label={said.progress} />}
      <p>{left > 0 ? said.left(left, of) : said.done(moved, calledOff)}</p>
    </div>
  )
}

function People({ people, ended }: Pick<Loaded, 'people' | 'ended'>) {
  const said = words.people
  return (
    <Pane title={said.title}>
      {people.length === 0 ? (
        <p className="muted">{said.none}</p>
      ) : (
        <ul className="item-list booked num">
          {people.map(({ id, reference, leadName, state, sample, travellersCount, total, paid }) => (
            <li key={id}>
              <span>
                <Link to={`/admin/bookings/${id}`}>{leadName}</Link>
                <small>
                  {reference}, {said.seats(travellersCount)}, {total}
                </small>
              </span>
              <span className="tags">
                {paid && <span className={paid.tone ? `tag ${paid.tone}` : 'tag'}>{paid.word}</span>} <StateTag state={state} />{' '}
                <DemoTag sample={sample} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {ended > 0 && <p className="small muted below num">{said.ended(ended)}</p>}
    </Pane>
  )
}

type PaneProps = { departure: Loaded; changes: boolean; reply: { typed: string; sentence: string } | undefined }

function Seats({ departure, changes, reply }: PaneProps) {
  const { taken, capacity } = departure
  const busy = useNavigation().state !== 'idle'
  const said = words.seatsForm
  return (
    <Pane title={said.title}>
      <FillingBar {...departure} />
      <p className="small num">{said.taken(taken, capacity)}</p>
      {changes && (
        <Form method="post" className="stack below" noValidate preventScrollReset key={capacity}>
          <input type="hidden" name="event" value="seats" />
          <input type="hidden" name="seen" value={capacity} />
          <TextField
            name="capacity"
            label={said.label}
            hint={said.hint}
            error={reply?.sentence}
            type="number"
            min={1}
            max={departure.mostSeats}
            defaultValue={reply?.typed ?? capacity}
          />
          <button className="btn line" type="submit" aria-disabled={busy}>
            {said.go}
          </button>
        </Form>
      )}
    </Pane>
  )
}

function Guarantee({ departure, changes, reply }: PaneProps) {
  const { reached, guaranteed, minimum, short, taken, confirmed } = departure
  const said = words.guarantee
  const open = short > 0 ? said.open(short, minimum, taken - confirmed) : said.notGiven(minimum)
  const text = guaranteed ? (reached ? said.reached(minimum) : said.given) : open
  return (
    <Pane title={said.title}>
      <p className="small num">{text}</p>
      {changes && (
        <Form method="post" className="stack below" noValidate preventScrollReset key={String(guaranteed)}>
          <input type="hidden" name="event" value={guaranteed ? 'withdraw' : 'guarantee'} />
          {guaranteed && (
            <TextField
              name="reason"
              label={said.reason}
              hint={said.reasonHint}
              error={reply?.sentence}
              defaultValue={reply?.typed}
            />
          )}
          <button className="btn line" type="submit">
            {guaranteed ? said.take : said.give}
          </button>
        </Form>
      )}
    </Pane>
  )
}
