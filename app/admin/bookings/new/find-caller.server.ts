import { isErased } from '#features/bookings/erasure.ts'
import { findBooking } from '#features/bookings/reads.server.ts'
import { hasNoAddress } from '#features/emails/reachable.ts'
import type { Db } from '#platform/context.ts'
import { isUuid } from '#values/uuid.ts'

/** Whom a booking was for, to book for them again: found by the booking's id, so that no address of ours holds who they are. */
export async function findCaller(db: Db, id: string | undefined) {
  const booking = isUuid(id) ? await findBooking(db, id) : undefined
  if (!booking || isErased(booking)) return undefined
  const { leadName: name, phone, email } = booking
  return { id: booking.id, name, phone, email: hasNoAddress(email) ? '' : email }
}
