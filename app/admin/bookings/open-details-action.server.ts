import { data } from 'react-router'
import type { Booking } from '#features/bookings/reads.server.ts'
import type { Staff } from '#features/staff/staff.ts'
import { openPrivateDetails } from '#features/travellers/open-private-details.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { orderAdminWords } from '../../words/admin/bookings/order.ts'
import type { Opened } from './travellers-panel.tsx'

/** What is encrypted of one traveller, in words; that it was read, and by whom, is recorded before it is answered. */
export async function openDetailsAction(
  ctx: Context,
  read: ReadWords,
  booking: Booking,
  position: number,
  staff: Staff,
): Promise<Opened> {
  const orderLabels = read(orderAdminWords)
  const { id, name } = staff
  const bookingId = booking.id
  const opened = Number.isInteger(position)
    ? await openPrivateDetails(ctx, { bookingId, position, staff: { id, name } })
    : undefined
  if (!opened?.done) throw data(null, { status: 404 })
  const words = orderLabels.travellers
  const values = (Object.keys(words.values) as (keyof typeof words.values)[]).map((key) => ({
    name: words.values[key],
    value: opened.value[key] ?? words.notGiven,
  }))
  return { position, values }
}
