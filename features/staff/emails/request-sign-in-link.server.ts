import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from './requested-emails.server.ts'

/** Requests an email with a sign-in link; promises and refuses what `requestEmail` does. */
export const requestSignInLink = (ctx: Context, request: EmailRequest) => requestEmail(ctx, 'link', request)
