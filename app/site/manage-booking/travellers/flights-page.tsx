import { data, Form, Link, redirect } from 'react-router'
import { isFinal } from '#features/bookings/booking.ts'
import { hasFlights } from '#features/travellers/flights/flight.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { limitForm, passActionHeaders } from '../../../shared/limit-form.server.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { revalidateOnConflict } from '../../../shared/revalidate-on-conflict.ts'
import { answerFlight, type FlightReply, readDone } from '../../../shared/travellers/flights/answer-flight.server.ts'
import { FlightFields } from '../../../shared/travellers/flights/flight-fields.tsx'
import { FlightRows } from '../../../shared/travellers/flights/flight-rows.tsx'
import { flightsView } from '../../../shared/travellers/flights/flights-view.server.ts'
import { RoadForm } from '../../../shared/travellers/flights/road-form.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { flightWords } from '../../../words/flights.ts'
import { managePageWords } from '../../../words/manage-page.ts'
import { BusyButton } from '../../busy-button.tsx'
import { stateNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import type { Route } from './+types/flights-page.ts'

export const handle = { words: ['flights', 'lost-link', 'manage-page', 'problems'] } satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  if (!hasFlights(booking.kind)) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  return {
    reference: booking.reference,
    kind: booking.kind,
    over: isFinal(stateNow(booking, ctx.clock.now())),
    did: readDone(query),
    view: await flightsView(ctx.db, wordsReader(context), booking, query.get('flight')),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const form = await request.formData()
  const limited = await limitForm({ context, request }, 'details', { booking: booking.id }, { values: typed(form), errors: {} })
  if (limited) return limited
  const actor = { by: 'visitor' } as const
  const answer = await answerFlight(ctx, wordsReader(context), { bookingId: booking.id, form, actor })
  if ('reply' in answer) return data(answer.reply, { status: answer.status })
  return redirect(`${links.booking(booking.reference)}/flights?did=${answer.did}`, 303)
}

export const headers = passActionHeaders

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, flightWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function FlightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(flightWords)
  const page = useWords(managePageWords)
  const { reference, kind, over, did, view } = loaderData
  const reply: FlightReply = actionData ?? { values: view.values, errors: {} }
  const here = `${links.booking(reference)}/flights`
  return (
    <ManagePage back={{ to: links.booking(reference), word: page.back }} title={words.title}>
      {did && !actionData && (
        <p className="note" role="status">
          {words.done[did]}
        </p>
      )}
      <Problem text={reply.problem} />
      <p className="lede muted">{over ? words.over : kind === 'stay' ? words.ledeStay : words.lede}</p>
      <div className="part">
        <FlightRows flights={view.flights} edits={over ? undefined : here} className="flight-list" />
      </div>
      {!over && (
        <section className="part">
          <h2 className="t-3">{words.road.title}</h2>
          <RoadForm withoutFlights={view.withoutFlights} transfers={view.transfers} here={here} />
        </section>
      )}
      {!over && (
        <section className="part" id="flight">
          <h2 className="t-3">{reply.values.id ? words.change : words.add}</h2>
          {/* A form for another flight begins with the values of that one. */}
          <Form key={`${reply.values.id ?? ''} ${view.flights.length}`} method="post" action={here} noValidate autoComplete="off">
            <FlightFields view={view} reply={reply} />
            <p className="part row">
              <BusyButton>{words.save}</BusyButton>
              {reply.values.id && (
                <Link className="btn line" to={here}>
                  {words.cancel}
                </Link>
              )}
            </p>
          </Form>
        </section>
      )}
    </ManagePage>
  )
}
