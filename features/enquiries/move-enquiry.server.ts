import type { Context } from '#platform/context.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.server.ts'

/**
 * What staff do to an enquiry in words alone: say that it was answered elsewhere, keep a reply that came by email, note
 * something, close it, open it again, or call it spam. Refused as `changeEnquiry` refuses.
 */
export const moveEnquiry = (
  ctx: Context,
  change: EnquiryChange & { event: 'told' | 'reply' | 'note' | 'close' | 'reopen' | 'spam' },
) => changeEnquiry(ctx, change)
