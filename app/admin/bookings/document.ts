import { data } from 'react-router'
import { findDocument } from '#features/documents/document-of-booking.server.ts'
import { contextOf } from '../../context.ts'
import { documentSources } from '../../shared/document-sources.server.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/document.ts'
import { findBookingOr404 } from './load-booking.server.ts'

/** A document of a booking as a PDF, the same as the traveller's. A 404 for one that the booking does not have in its state. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const ctx = contextOf(args.context)
  const booking = await findBookingOr404(ctx.db, args.params.id)
  const found = await findDocument(ctx, booking, args.params.name, documentSources, 'staff')
  if (!found) throw data(null, { status: 404 })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.name}"`,
      'Content-Length': String(found.bytes.length),
      'Cache-Control': 'private, no-store',
    },
  })
}
