import { giveUpClaims } from '#features/stock/extend-stock-hold.server.ts'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { updatePartsOnRequest } from '../permits/writes-permit-parts.server.ts'
import { type Booking, findBooking } from '../reads.server.ts'

/**
 * Puts permits that a booking held, and that are not there any more, on request again (docs/permits.md, 'Confirming'), inside the caller's
 * transaction; returns the booking as it then is.
 */
export async function requestUnbacked(
  tx: Tx,
  booking: Booking,
  unbacked: readonly { resource: string; day: Day }[],
): Promise<Booking> {
  await giveUpClaims(tx, booking.id, unbacked)
  await updatePartsOnRequest(tx, booking.id, unbacked)
  return (await findBooking(tx, booking.id)) ?? booking
}
