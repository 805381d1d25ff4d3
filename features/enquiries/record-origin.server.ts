import type { Context } from '#platform/context.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.server.ts'
import type { Origin } from './origin.ts'

/** What recording an origin writes: the row, and its event, 'whatsapp/returning'. */
export const originChange = ({ channel, source }: Origin) =>
  ({ event: 'origin', text: `${channel ?? ''}/${source ?? ''}`, set: { channel, source } }) as const

/** Records where an enquiry comes from, also later: a booking made of it begins with it. Refused as `changeEnquiry` refuses. */
export function recordOrigin(
  ctx: Context,
  { origin, ...change }: Pick<EnquiryChange, 'id' | 'seen' | 'actor'> & { origin: Origin },
) {
  const { set, ...recorded } = originChange(origin)
  return changeEnquiry(ctx, { ...change, ...recorded }, { set })
}
