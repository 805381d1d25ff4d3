import { isDeepStrictEqual } from 'node:util'
import { redirect } from 'react-router'
import { accountOf } from '#features/bookings/account.ts'
import { movesFrom } from '#features/bookings/booking.ts'
import { holdAfter } from '#features/bookings/changes/amend-booking.server.ts'
import { planAmendment } from '#features/bookings/changes/plan-amendment.server.ts'
import { type Booking, listTravellers } from '#features/bookings/reads.server.ts'
import { listDepartures } from '#features/departures/reads.server.ts'
import { findProduct } from '#features/orders/find-product.server.ts'
import { listPayments } from '#features/payments/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { adminRefusal } from '../../../words/admin/bookings/refusals.ts'
import { amendedHoldWords } from '../../../words/amended-hold.ts'
import { readEnglish } from '../../../words/sources.server.ts'
import { findBookingOr404 } from '../load-booking.server.ts'
import { amendFields } from './amend-fields.ts'
import { type Difference, differenceView } from './difference-view.ts'
import { readAmendment } from './read-amendment.ts'

/** An amendment as an address requests it: its fields, and once they are sent the difference or the refusal. */
export async function loadAmend(ctx: Context, id: string, params: URLSearchParams) {
  const { db } = ctx
  const now = ctx.clock.now()
  const booking = await findBookingOr404(db, id)
  const may = movesFrom(booking, 'staff', now, kigaliDay(now)).some(({ event }) => event === 'amend')
  if (!may || booking.state === 'waitlisted') throw redirect(`/admin/bookings/${id}`)
  const { order } = booking
  const [travellers, product, departures] = await Promise.all([
    listTravellers(db, id),
    findProduct(db, { ...order, code: null }, now),
    order.kind === 'departure' ? listDepartures(db, { now, packageSlug: order.package }) : [],
  ])
  const was = { order, party: travellers }
  const read = params.has('look') ? readAmendment(params, booking, travellers) : undefined
  const requested = read && read.wrong === undefined ? read : was
  const { reference, version, title } = booking
  return {
    id,
    reference,
    version,
    title,
    fields: amendFields(booking, travellers, requested, {
      product: product.done ? product.value : undefined,
      departures,
      params,
    }),
    ...(read && (await lookAt(ctx, booking, read, was, now))),
  }
}

type Looked = { wrong?: string; difference?: Difference }

async function lookAt(
  ctx: Context,
  booking: Booking,
  read: ReturnType<typeof readAmendment>,
  was: { order: Booking['order']; party: readonly unknown[] },
  now: Date,
): Promise<Looked> {
  if (read.wrong !== undefined) return { wrong: read.wrong }
  const { order, party, takesApart } = read
  if (!takesApart && isDeepStrictEqual({ order, party }, was)) return { wrong: adminRefusal({ reason: 'nothing-changes' }) }
  const planned = await planAmendment(
    ctx.db,
    booking,
    { order, party, ...(takesApart && { takesApart }) },
    { now, byVisitor: false },
  )
  if (!planned.done) return { wrong: adminRefusal(planned.refusal) }
  const { totalMinor, depositMinor, balanceDueOn } = planned.value.schedule
  const then = { ...booking, totalMinor, depositMinor, balanceDueOn }
  const after = accountOf(then, await listPayments(ctx.db, booking.id), kigaliDay(now))
  const hold = holdAfter(ctx, booking, planned.value, { mover: 'staff', at: now })
  return { difference: differenceView(booking, planned.value, after, hold, readEnglish(amendedHoldWords)) }
}
