import type { Context } from '#platform/context.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.server.ts'

/**
 * What staff do to an enquiry without an email: record an answer by telephone, record a reply that came by email, add a
 * note, close it, open it again, or mark it as spam. Refused as `changeEnquiry` refuses.
 */
export const moveEnquiry = (
  ctx: Context,
  change: EnquiryChange & { event: 'told' | 'reply' | 'note' | 'close' | 'reopen' | 'spam' },
) => changeEnquiry(ctx, change)
