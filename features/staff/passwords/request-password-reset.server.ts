import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from '../emails/requested-emails.server.ts'

/** Requests an email to choose a new password; promises and refuses what `requestEmail` does. */
export const requestReset = (ctx: Context, request: EmailRequest) => requestEmail(ctx, 'reset', request)
