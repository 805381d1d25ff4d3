import { Link, redirect } from 'react-router'
import { findRun } from '#features/roster/reads-runs.server.ts'
import { may } from '#features/staff/permissions.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import { crewFlash } from '../roster/crew-flash.server.ts'
import { crewPageAction } from '../roster/crew-page-action.server.ts'
import { loadRunCrew } from '../roster/load-run-crew.server.ts'
import { RunCrew } from '../roster/run-crew.tsx'
import { UndoForm } from '../roster/undo-form.tsx'
import { hireLossText } from '../supply/low-margins.server.ts'
import type { Route } from './+types/crew.ts'
import { findBookingOr404 } from './load-booking.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const { id, reference, title, departureId } = booking
  if (departureId !== null) throw redirect(`/admin/departures/${departureId}/crew`)
  const run = await findRun(ctx.db, { bookingId: id })
  const { searchParams } = args.url
  return {
    booking: { id, reference, title },
    isHire: run?.kind === 'hire',
    crew: run && (await loadRunCrew(ctx, read, run)),
    loss: may(role, 'costs:read') ? await hireLossText(ctx.db, read, booking) : '',
    flash: await crewFlash(ctx.db, read, searchParams),
    undo: searchParams.get('undo') ?? '',
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'roster:write')
  const { id: bookingId } = await findBookingOr404(contextOf(args.context).db, args.params.id)
  return crewPageAction({ ...args, actor, run: { bookingId }, at: `/admin/bookings/${bookingId}/crew` })
}

export const shouldRevalidate = revalidateOnConflict

/** The guides and vehicles of a booking that travels by itself. */
export default function BookingCrew({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(assignmentWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { booking, crew, isHire, loss, flash, undo } = loaderData
  const auth = useAuth()
  return (
    <>
      <PageBar
        title={words.title}
        lede={booking.title}
        crumb={{
          label: bookingLabels.breadcrumb,
          links: (
            <>
              <Link to={`/admin/bookings/${booking.id}`}>{booking.reference}</Link> /{' '}
              <span aria-current="page">{words.title}</span>
            </>
          ),
        }}
        actions={
          isHire && (
            <Link className="btn line" to={`/admin/bookings/${booking.id}/handover`}>
              {words.handover}
            </Link>
          )
        }
      />
      <div className="flash">
        <Flash undo={undo && auth.may('roster:write') && <UndoForm entry={undo} />}>{!actionData && flash}</Flash>
        {loss && <p className="note bad num">{loss}</p>}
      </div>
      <div>
        {crew ? (
          <RunCrew view={crew} changes={auth.may('roster:write')} reply={actionData} />
        ) : (
          <p className="muted">{words.refusals['run-unknown']}</p>
        )}
      </div>
    </>
  )
}
