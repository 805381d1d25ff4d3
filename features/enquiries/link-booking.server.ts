import type { Context, Tx } from '#platform/context.ts'
import { changeEnquiry, changeEnquiryIn, type EnquiryActor, type EnquiryChange } from './change-enquiry.server.ts'

type BookingName = { id: string; reference: string }

/** Records which booking came of an enquiry, or that none did (`booking` null). Refused as `changeEnquiry` refuses. */
export const linkBooking = (
  ctx: Context,
  { booking, ...change }: Pick<EnquiryChange, 'id' | 'seen' | 'actor'> & { booking: BookingName | null },
) =>
  changeEnquiry(ctx, { ...change, event: 'link', text: booking?.reference ?? '' }, { set: { booking_id: booking?.id ?? null } })

/** Records inside the caller's transaction that a booking was made of what was worked out for an enquiry. It is kept as long as the booking from then on. */
export async function linkAcceptedBooking(
  ctx: Context,
  tx: Tx,
  { id, booking, actor }: { id: string; booking: BookingName; actor: EnquiryActor },
): Promise<void> {
  const change = { id, seen: undefined, text: booking.reference, actor }
  const also = { set: { booking_id: booking.id, lives_with_booking: true } }
  const linked = await changeEnquiryIn(ctx, tx, { ...change, event: 'link' }, also)
  if (!linked.done) await changeEnquiryIn(ctx, tx, { ...change, event: 'note' }, also)
}
