import { data } from 'react-router'
import { findPaper } from '#features/supply/papers/find-paper.server.ts'
import { paperKinds } from '#features/supply/papers/paper-facts.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import type { Route } from './+types/paper.ts'

/** A paper of a supplier order as a PDF, as its supplier would be sent it now. A 404 where there is nothing of it. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const kind = paperKinds.find((one) => one === args.params.paper)
  const order = /^[1-9]\d{0,14}$/.test(args.params.order) ? Number(args.params.order) : 0
  const found = kind && order > 0 ? await findPaper(contextOf(args.context), order, kind) : undefined
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
