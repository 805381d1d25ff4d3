import type { Context } from '#platform/context.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.server.ts'

/** Records which booking came of an enquiry, or that none did (`booking` null). Refused as `changeEnquiry` refuses. */
export const linkBooking = (
  ctx: Context,
  { booking, ...change }: Pick<EnquiryChange, 'id' | 'seen' | 'actor'> & { booking: { id: string; reference: string } | null },
) =>
  changeEnquiry(ctx, { ...change, event: 'link', text: booking?.reference ?? '' }, { set: { booking_id: booking?.id ?? null } })
