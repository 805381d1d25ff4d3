import { Link, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { runOrderWords } from '../../words/admin/supply/run-orders.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Flash } from '../components/toast.tsx'
import { didText } from '../supply/did-text.ts'
import { loadRunOrders } from '../supply/load-run-orders.server.ts'
import { RunOrders } from '../supply/run-orders.tsx'
import { runOrdersAction } from '../supply/run-orders-action.server.ts'
import { runOrdersPath } from '../supply/run-orders-path.ts'
import { mayBeginOrders, noneText } from '../supply/run-orders-state.ts'
import type { Route } from './+types/suppliers.ts'
import { findBookingOr404 } from './load-booking.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { id, reference, title, departureId, state, kind } = await findBookingOr404(ctx.db, args.params.id)
  if (departureId !== null) throw redirect(runOrdersPath({ departureId }))
  const params = args.url.searchParams
  return {
    booking: { id, reference, title },
    view: await loadRunOrders(ctx, read, { bookingId: id }, { role, params }),
    mayBegin: mayBeginOrders({ state, kind }),
    none: noneText(read, { state, kind }),
    did: didText(read, params),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'supply:write')
  const { id: bookingId, departureId } = await findBookingOr404(contextOf(args.context).db, args.params.id)
  const run = departureId === null ? { bookingId } : { departureId }
  return runOrdersAction({ ...args, actor, run, at: runOrdersPath(run) })
}

export const shouldRevalidate = revalidateOnConflict

/** The suppliers of a booking that travels by itself. */
export default function BookingSuppliers({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(runOrderWords)
  const bookingLabels = useWords(bookingAdminWords)
  const { booking, view, mayBegin, none, did } = loaderData
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
          <Link className="btn line" to="/admin/supply">
            {words.toAll}
          </Link>
        }
      />
      <div className="flash">
        <Flash>{!actionData && did}</Flash>
      </div>
      <RunOrders view={view} reply={actionData} mayBegin={mayBegin} none={none} />
    </>
  )
}
