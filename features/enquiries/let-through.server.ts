import type { Context } from '#platform/context.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.server.ts'
import { enquiryEmailQueue } from './send-enquiry.server.ts'

/**
 * Releases an enquiry that was held as spam: it waits since it was sent, and its sender gets the email with the
 * reference, once. Refused as `changeEnquiry` refuses.
 */
export const letThrough = (ctx: Context, { id, seen, actor }: Pick<EnquiryChange, 'id' | 'seen' | 'actor'>) =>
  changeEnquiry(
    ctx,
    { id, seen, event: 'not-spam', text: '', actor },
    { follow: (tx) => ctx.jobs.add(tx, enquiryEmailQueue, { id, letter: 'received' }) },
  )
