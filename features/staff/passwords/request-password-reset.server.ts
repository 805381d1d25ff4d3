import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from '../emails/requested-emails.server.ts'

/** Asks for a letter by which a new password is chosen; see `requestEmail` for what is promised and refused. */
export const requestReset = (ctx: Context, ask: EmailRequest) => requestEmail(ctx, 'reset', ask)
