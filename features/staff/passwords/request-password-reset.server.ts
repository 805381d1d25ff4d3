import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from '../emails/requested-emails.server.ts'

/** Requests an email to choose a new password; see `requestEmail` for what is promised and refused. */
export const requestReset = (ctx: Context, ask: EmailRequest) => requestEmail(ctx, 'reset', ask)
