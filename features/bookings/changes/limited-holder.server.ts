import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import type { Booking } from '../booking-record.ts'
import { type HolderKeys, holderKeys, holderLocks } from '../holds/holder-keys.server.ts'
import { judgeVisitorHold } from '../holds/judge-visitor-hold.server.ts'
import { findHolder } from '../holds/reads-unpaid-holds.server.ts'
import { freeTerms, type HoldTerms, placesOf, type UnpaidRefusal } from '../holds/unpaid-holds.ts'
import type { Amendment, PlannedAmendment } from './plan-amendment.server.ts'

/**
 * By what the holds of a booking's visitor are counted when it is changed or held again: the address is that of its first request,
 * while it is known. Undefined where nobody's are counted: FORM_LIMITS says no, or it is a sample.
 */
export async function limitedHolderOf(
  ctx: Context,
  booking: Booking,
): Promise<{ keys: HolderKeys; byStaff: boolean } | undefined> {
  if (!ctx.config.formLimits || booking.sample) return undefined
  const kept = await findHolder(ctx.db, booking.id)
  return { keys: { ...holderKeys(ctx, booking), address: kept?.address ?? null }, byStaff: kept?.byStaff ?? false }
}

type MoreLimit = {
  locks: string[]
  judge: (tx: Tx, booking: Booking, planned: PlannedAmendment) => Promise<Outcome<HoldTerms, UnpaidRefusal>>
}

/**
 * Whether a change by the visitor may hold more unpaid than the booking does: asked once its holder is locked. What staff hold for
 * somebody, what is paid for, and a change that takes no more is not limited.
 */
export async function limitMore(ctx: Context, known: Booking, { order, party }: Amendment): Promise<MoreLimit> {
  const wanted = placesOf(order, party.length)
  const takesMore = ({ state, order, travellersCount }: Booking) =>
    state === 'on-hold' && wanted > placesOf(order, travellersCount)
  const holder = takesMore(known) ? await limitedHolderOf(ctx, known) : undefined
  if (!holder || holder.byStaff) return { locks: [], judge: async () => done(freeTerms) }
  const { keys } = holder
  return {
    locks: holderLocks(keys),
    judge: async (tx, booking, { product }) => {
      const departureId = product.kind === 'departure' ? product.departure.id : null
      const { kind, email, id: bookingId } = booking
      return takesMore(booking)
        ? judgeVisitorHold(ctx, tx, { keys, kind, places: wanted, email, departureId, bookingId })
        : done(freeTerms)
    },
  }
}
