import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { makeKey } from '../keys/keys.server.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { countKeysSince, lockMember } from '../reads-sign-in-methods.server.ts'
import { allowAttempt } from '../sign-in/count-sign-in-attempt.server.ts'
import type { IdentityCode } from '../sign-in/identity-codes.ts'
import { queueStaffEmail } from './staff-emails.server.tsx'

/** The queue of requested emails; server/jobs.ts runs `answerEmailRequest` for it. */
export const requestedEmailQueue = 'staff-email-request'

/** The request with its client address, and the page of the admin area they wanted to open. */
export type EmailRequest = { email: string; headers: Headers; address: string; to?: string }

export type EmailRequestRefusal = { reason: Extract<IdentityCode, 'invalid-email' | 'too-many-requests'> | 'no-mail-server' }

const RequestJob = z.object({ kind: z.enum(['link', 'reset']), email: z.string(), to: z.string().optional() })

/** A second request within this time sends no second email. */
const duplicateRequestMs = 60_000

/**
 * Requests an email that signs in or resets the password. The answer and the work are the same whether the address belongs to a member or
 * not: only the job looks. Refused: an invalid address, too many requests for an account or from a client, and when no email is delivered.
 */
export async function requestEmail(
  ctx: Context,
  kind: 'link' | 'reset',
  { email: typed, headers, address, to }: EmailRequest,
): Promise<Outcome<undefined, EmailRequestRefusal>> {
  if (!ctx.mail.delivers || !ownSignIn(ctx)) return refused({ reason: 'no-mail-server' })
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  if (!(await allowAttempt(ctx, { what: 'letter', email, headers, address }))) return refused({ reason: 'too-many-requests' })
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, requestedEmailQueue, { kind, email, ...(to && { to }) }))
  return done(undefined)
}

/** The job of `requestedEmailQueue`: makes a key and queues its email if the address belongs to an active member. */
export async function answerEmailRequest(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { kind: purpose, email, to } = RequestJob.parse(data)
  await ctx.db.transaction().execute(async (tx) => {
    const staff = await lockMember(tx, email)
    if (!staff) return
    const since = new Date(ctx.clock.now().getTime() - duplicateRequestMs)
    if ((await countKeysSince(tx, { purpose, staffId: staff.id, since })) > 0) return
    const key = await makeKey(ctx, tx, { purpose, staffId: staff.id, facts: to === undefined ? {} : { to } })
    await queueStaffEmail(ctx, tx, { kind: purpose, keyId: key.id })
  })
}
