import type { Context } from '#platform/context.ts'
import { type EmailRequest, requestEmail } from './requested-emails.server.ts'

/** Asks for a letter that signs in; see `requestEmail` for what is promised and refused. */
export const requestSignInLink = (ctx: Context, ask: EmailRequest) => requestEmail(ctx, 'link', ask)
