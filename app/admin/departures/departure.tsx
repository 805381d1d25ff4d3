import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { changeSeats } from '#features/bookings/departures/change-seats.server.ts'
import { guaranteeDeparture, withdrawGuarantee } from '#features/departures/guarantee-departure.server.ts'
import { mostSeats } from '#features/departures/sale.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { TextField } from '../../ui/field.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { departureAdminWords } from '../../words/admin/departures/departures.ts'
import { moveVisitWords } from '../../words/admin/departures/move-visit.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { refusalText } from '../bookings/refusal-text.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { loadDepartureProfit } from '../payables/profit/load-profit.server.ts'
import { ProfitFold } from '../payables/profit/profit-fold.tsx'
import type { Route } from './+types/departure.ts'
import { BookedPane, Cancelled } from './booked-pane.tsx'
import { DepartureHead } from './departure-head.tsx'
import { findDepartureOr404, loadDeparture } from './load-departure.server.ts'
import { loadHead } from './load-head.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const [{ head }, departure] = await Promise.all([
    loadHead(ctx, read, args.params.id),
    loadDeparture(ctx, read, args.params.id, args.url.searchParams.get('did')),
  ])
  const profit = may(staff.role, 'costs:read') ? await loadDepartureProfit(ctx.db, read, departure.id) : undefined
  return { ...departure, head, mostSeats, profit }
}

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'departures:change')
  const read = wordsReader(args.context)
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
  const { sentence, status } = refusalText(read, outcome.refusal)
  return data({ event, typed, sentence }, { status })
}

export const shouldRevalidate = revalidateOnConflict

/** The overview of a departure: who travels on it, its seats, and whether it runs. */
export default function Departure({ loaderData, actionData }: Route.ComponentProps) {
  const { head, flash, cancelled } = loaderData
  const [params] = useSearchParams()
  const { may } = useAuth()
  const changes = may('departures:change') && !head.cancelled && !head.trashed
  return (
    <div className="departures">
      <DepartureHead head={head} tab="overview" />
      <div className="flash">
        <Flash>{params.has('did') && flash}</Flash>
        <div role="alert">{actionData?.event === 'guarantee' && <p className="note bad">{actionData.sentence}</p>}</div>
      </div>
      {cancelled && <Cancelled cancelled={cancelled} />}
      <div className="edit">
        <BookedPane {...loaderData} />
        <div className="col">
          {!head.cancelled && (
            <Guarantee
              departure={loaderData}
              changes={changes}
              reply={actionData?.event === 'withdraw' ? actionData : undefined}
            />
          )}
          <Seats departure={loaderData} changes={changes} reply={actionData?.event === 'seats' ? actionData : undefined} />
          <Permits departure={loaderData} changes={changes} />
        </div>
      </div>
      {loaderData.profit && (
        <div className="below">
          <ProfitFold view={loaderData.profit} />
        </div>
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type PaneProps = { departure: Loaded; changes: boolean; reply: { typed: string; sentence: string } | undefined }

function Seats({ departure, changes, reply }: PaneProps) {
  const words = useWords(departureAdminWords)
  const { taken, capacity } = departure
  const busy = useNavigation().state !== 'idle'
  const labels = words.seatsForm
  return (
    <Pane title={labels.title} className="stack">
      <ul className="seat-map" aria-hidden="true">
        {Array.from({ length: capacity }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no other name than its place
          <li key={seat} className={seat < taken ? 'taken' : undefined} />
        ))}
      </ul>
      <p className="small num">{labels.taken({ taken, capacity })}</p>
      {changes && (
        <Form method="post" className="stack below" noValidate preventScrollReset key={capacity}>
          <input type="hidden" name="event" value="seats" />
          <input type="hidden" name="seen" value={capacity} />
          <TextField
            name="capacity"
            label={labels.label}
            hint={labels.hint}
            error={reply?.sentence}
            type="number"
            min={1}
            max={departure.mostSeats}
            defaultValue={reply?.typed ?? capacity}
          />
          <button className="btn line" type="submit" aria-disabled={busy}>
            {labels.go}
          </button>
        </Form>
      )}
    </Pane>
  )
}

/** The days of its visits that need a permit, which of them are closed, and where a visit is moved to another day. */
function Permits({ departure: { id, permits }, changes }: Pick<PaneProps, 'departure' | 'changes'>) {
  const labels = useWords(departureAdminWords).permits
  const { open } = useWords(moveVisitWords)
  if (permits.length === 0) return null
  return (
    <Pane title={labels.title} id="permits">
      <ul className="item-list num">
        {permits.map(({ to, name, day, closed, moved, moveTo }) => (
          <li key={to}>
            <span>
              <Link to={`${to}#pool-${id}`}>{day}</Link>
              <small>{name}</small>
              {moved && <small>{labels.moved({ day: moved })}</small>}
              {closed && <span className="tag bad">{closed}</span>}
            </span>
            {changes && (
              <Link className="btn line sm" to={moveTo}>
                {open}
                <span className="visually-hidden">
                  : {name}, {day}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Pane>
  )
}

function Guarantee({ departure, changes, reply }: PaneProps) {
  const words = useWords(departureAdminWords)
  const { id, reached, guaranteed, minimum, short, taken, confirmed } = departure
  const labels = words.guarantee
  const open = short > 0 ? labels.open({ short, minimum, held: taken - confirmed }) : labels.notGiven({ minimum })
  const text = guaranteed ? (reached ? labels.reached({ minimum }) : labels.given) : open
  return (
    <Pane title={labels.title} id="guarantee">
      <p className="small num">{text}</p>
      {changes && (
        <Form method="post" className="stack below" noValidate preventScrollReset key={String(guaranteed)}>
          <input type="hidden" name="event" value={guaranteed ? 'withdraw' : 'guarantee'} />
          {guaranteed && (
            <TextField
              name="reason"
              label={labels.reason}
              hint={labels.reasonHint}
              error={reply?.sentence}
              defaultValue={reply?.typed}
            />
          )}
          <div className="row wraps">
            <button className="btn line" type="submit">
              {guaranteed ? labels.take : labels.give}
            </button>
            <Link className="btn line" to={`/admin/departures/${id}/call-off`}>
              {words.callOff.open}
            </Link>
          </div>
        </Form>
      )}
    </Pane>
  )
}
