import { findDocument } from '#features/documents/document-of-booking.server.ts'
import { contextOf } from '../context.ts'
import { documentSources } from '../shared/document-sources.server.ts'
import { openOwn } from '../shared/open-booking.server.ts'
import type { RouteHandle } from '../ui/route-handle.ts'
import type { Route } from './+types/booking-document.ts'

export const handle = { query: 'any' } satisfies RouteHandle

/**
 * A document of a booking as a PDF, for anybody who may open the booking. Throws a 404 for a document that the booking does not
 * have in its state.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const found = await findDocument(ctx, booking, params.name, documentSources, 'customer')
  if (!found) throw new Response('There is no such document', { status: 404 })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${found.name}"`,
      'Content-Length': String(found.bytes.length),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
