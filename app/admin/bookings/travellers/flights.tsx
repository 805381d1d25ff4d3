import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { hasFlights } from '#features/travellers/flights/flight.ts'
import { contextOf } from '../../../context.ts'
import { useWords } from '../../../languages/use-words.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { answerFlight, type FlightReply, readDone } from '../../../shared/travellers/flights/answer-flight.server.ts'
import { FlightFields } from '../../../shared/travellers/flights/flight-fields.tsx'
import { FlightRows } from '../../../shared/travellers/flights/flight-rows.tsx'
import { flightsView } from '../../../shared/travellers/flights/flights-view.server.ts'
import { RoadForm } from '../../../shared/travellers/flights/road-form.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { travellersAdminWords } from '../../../words/admin/bookings/travellers.ts'
import { flightWords } from '../../../words/flights.ts'
import { admit } from '../../admit.server.ts'
import { PageBar } from '../../components/page-bar.tsx'
import { Pane } from '../../components/pane.tsx'
import { Flash } from '../../components/toast.tsx'
import { findBookingOr404 } from '../load-booking.server.ts'
import type { Route } from './+types/flights.ts'
import { TravellersCrumb } from './travellers-crumb.tsx'

export const handle = { words: ['flights', 'problems'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:move')
  const { db } = contextOf(args.context)
  const booking = await findBookingOr404(db, args.params.id)
  if (!hasFlights(booking.kind)) throw data(null, { status: 404 })
  const query = args.url.searchParams
  return {
    id: booking.id,
    reference: booking.reference,
    over: isFinal(booking.state),
    did: readDone(query),
    view: await flightsView(db, wordsReader(args.context), booking, query.get('flight')),
  }
}

export async function action(args: Route.ActionArgs) {
  const { name } = await admit(args, 'bookings:move')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const form = await args.request.formData()
  const read = wordsReader(args.context)
  const answer = await answerFlight(ctx, read, { bookingId: booking.id, form, actor: { by: 'staff', name } })
  if ('reply' in answer) return data<FlightReply>(answer.reply, { status: answer.status })
  return redirect(`/admin/bookings/${booking.id}/flights?did=${answer.did}`, 303)
}

export const shouldRevalidate = revalidateOnConflict

/** The flights of a booking, entered and corrected by staff. */
export default function FlightsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(flightWords)
  const labels = useWords(travellersAdminWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const { id, reference, over, did, view } = loaderData
  const reply: FlightReply = actionData ?? { values: view.values, errors: {} }
  const here = `/admin/bookings/${id}/flights`
  return (
    <div className="bookings">
      <PageBar
        title={labels.flights.title({ reference })}
        lede={over ? words.over : labels.flights.lede}
        crumb={{
          label: bookingLabels.breadcrumb,
          links: <TravellersCrumb id={id} reference={reference} page={words.title} />,
        }}
      />
      <div className="flash">
        <Flash>{did && !actionData && words.done[did]}</Flash>
        <div role="alert">{reply.problem && <p className="note bad">{reply.problem}</p>}</div>
      </div>
      <div className="edit halves">
        <div className="col">
          <Pane title={words.title}>
            <FlightRows flights={view.flights} edits={over ? undefined : here} className="item-list" />
          </Pane>
          {!over && (
            <Pane title={words.road.title}>
              <RoadForm withoutFlights={view.withoutFlights} transfers={view.transfers} here={here} />
            </Pane>
          )}
        </div>
        {!over && (
          <div className="col" id="flight">
            <Pane title={reply.values.id ? words.change : words.add}>
              <Form
                key={`${reply.values.id ?? ''} ${view.flights.length}`}
                method="post"
                action={here}
                className="stack"
                noValidate
                autoComplete="off"
              >
                <FlightFields view={view} reply={reply} />
                <div className="row">
                  <button className="btn" type="submit" aria-disabled={busy}>
                    {busy ? bookingLabels.moves.working : words.save}
                  </button>
                  {reply.values.id && (
                    <Link className="btn line" to={here}>
                      {words.cancel}
                    </Link>
                  )}
                </div>
              </Form>
            </Pane>
          </div>
        )}
      </div>
    </div>
  )
}
