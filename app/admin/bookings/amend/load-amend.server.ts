import { isDeepStrictEqual } from 'node:util'
import { redirect } from 'react-router'
import { movesFrom } from '#features/bookings/booking.ts'
import { planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { type Booking, listTravellers } from '#features/bookings/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliDay } from '#values/dates.ts'
import { adminRefusal } from '../admin-refusal.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { type AmendFields, amendFields } from './amend-fields.ts'
import { differenceOf } from './difference-of.server.ts'
import { type Looked, loadOtherProposal, type OfferedChoice } from './load-other-proposal.server.ts'
import { readAmendment } from './read-amendment.ts'

type Amend = Pick<Booking, 'id' | 'reference' | 'version' | 'title'> & Looked & ({ fields: AmendFields } | OfferedChoice)

/** An amendment as an address requests it: its fields, and once they are sent the difference or the refusal. */
export async function loadAmend(ctx: Context, reader: ReadWords, id: string, params: URLSearchParams): Promise<Amend> {
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBookingOr404(db, id)
  const may = movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'amend')
  if (!may || booking.state === 'waitlisted') throw redirect(`/admin/bookings/${id}`)
  const { order } = booking
  if (order.kind === 'tailored') return loadOtherProposal(ctx, reader, { ...booking, order }, params)
  const [travellers, product, departures] = await Promise.all([
    listTravellers(db, id),
    findProduct(db, { ...order, code: null }, now),
    order.kind === 'departure' ? listDepartures(db, { now, packageSlug: order.package }) : [],
  ])
  const was = { order, party: travellers }
  const read = params.has('look') ? readAmendment(reader, params, booking, travellers) : undefined
  const requested = read && read.wrong === undefined ? read : was
  const { reference, version, title } = booking
  return {
    id,
    reference,
    version,
    title,
    fields: amendFields(reader, booking, travellers, requested, {
      product: product.done ? product.value : undefined,
      departures,
      params,
    }),
    ...(read && (await lookAt(ctx, reader, booking, read, was, now))),
  }
}

async function lookAt(
  ctx: Context,
  reader: ReadWords,
  booking: Booking,
  read: ReturnType<typeof readAmendment>,
  was: { order: Booking['order']; party: readonly unknown[] },
  now: Date,
): Promise<Looked> {
  if (read.wrong !== undefined) return { wrong: read.wrong }
  const { order, party, takesApart } = read
  if (!takesApart && isDeepStrictEqual({ order, party }, was))
    return { wrong: adminRefusal(reader, { reason: 'nothing-changes' }) }
  const change = { order, party, ...(takesApart && { takesApart }) }
  const planned = await planAmendment(ctx.db, booking, change, { now, byVisitor: false })
  if (!planned.done) return { wrong: adminRefusal(reader, planned.refusal) }
  return { difference: await differenceOf(ctx, reader, booking, planned.value) }
}
