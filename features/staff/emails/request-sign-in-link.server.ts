import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from './requested-emails.server.ts'

/** Requests an email with a sign-in link; see `requestEmail` for what is promised and refused. */
export const requestSignInLink = (ctx: Context, ask: EmailRequest) => requestEmail(ctx, 'link', ask)
