import type { Context, Tx } from '#platform/context.ts'
import { done, type Outcome } from '#values/outcome.ts'
import { isHeld } from '../booking.ts'
import type { Booking } from '../booking-record.ts'
import { checkVisitorHold } from '../holds/check-visitor-hold.server.ts'
import { type HolderKeys, holderKeys, holderLocks } from '../holds/holder-keys.server.ts'
import { findHolder } from '../holds/reads-unpaid-holds.server.ts'
import { type HoldTerms, placesOf, type UnpaidRefusal, unlimitedTerms } from '../holds/unpaid-holds.ts'
import type { Amendment, PlannedAmendment } from './plan-amendment.server.ts'

/**
 * The keys by which a visitor's holds are counted when a booking is changed or held again; the client address is that of its
 * first request, while it is stored. Undefined without FORM_LIMITS and for a demo booking.
 */
export async function limitedHolderOf(
  ctx: Context,
  booking: Booking,
): Promise<{ keys: HolderKeys; byStaff: boolean } | undefined> {
  if (!ctx.config.formLimits || booking.sample) return undefined
  const holder = await findHolder(ctx.db, booking.id)
  return { keys: { ...holderKeys(ctx, booking), address: holder?.address ?? null }, byStaff: holder?.byStaff ?? false }
}

type AmendmentLimit = {
  locks: string[]
  check: (tx: Tx, booking: Booking, planned: PlannedAmendment) => Promise<Outcome<HoldTerms, UnpaidRefusal>>
}

/**
 * The limit on a visitor's change that would hold more places unpaid; `check` runs once its holder is locked. Holds by staff,
 * paid bookings and changes that take no more places are not limited.
 */
export async function limitAmendment(ctx: Context, known: Booking, { order, party }: Amendment): Promise<AmendmentLimit> {
  const wanted = placesOf(order, party.length)
  const takesMore = ({ state, order, travellersCount }: Booking) => isHeld(state) && wanted > placesOf(order, travellersCount)
  const holder = takesMore(known) ? await limitedHolderOf(ctx, known) : undefined
  if (!holder || holder.byStaff) return { locks: [], check: async () => done(unlimitedTerms) }
  const { keys } = holder
  return {
    locks: holderLocks(keys),
    check: async (tx, booking, { product }) => {
      const departureId = product.kind === 'departure' ? product.departure.id : null
      const { kind, email, id: bookingId } = booking
      return takesMore(booking)
        ? checkVisitorHold(ctx, tx, { keys, kind, places: wanted, email, departureId, bookingId })
        : done(unlimitedTerms)
    },
  }
}
