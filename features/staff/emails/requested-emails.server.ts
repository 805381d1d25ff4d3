import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { isMailAddress } from '../email-address.ts'
import { makeKey } from '../keys/keys.server.ts'
import { ownSignIn } from '../own-sign-in.ts'
import { countKeysSince, lockMember } from '../reads-sign-in-methods.server.ts'
import { mayTry } from '../sign-in/count-sign-in-attempt.server.ts'
import type { IdentityCode } from '../sign-in/identity-codes.ts'
import { queueStaffEmail } from './staff-emails.server.tsx'

/** The queue of letters that somebody asked for; server/jobs.ts runs `answerEmailRequest` for it. */
export const requestedEmailQueue = 'staff-email-request'

/** Who asks, from where, and the page of the admin area they were on their way to. */
export type EmailRequest = { email: string; headers: Headers; address: string; to?: string }

export type EmailRequestRefusal = { reason: Extract<IdentityCode, 'invalid-email' | 'too-many-requests'> | 'no-letters' }

const Asked = z.object({ kind: z.enum(['link', 'reset']), email: z.string(), to: z.string().optional() })

/** A double click, or a second press while the first letter is on its way, is one letter. */
const sameWishMs = 60_000

/**
 * Asks for a letter that lets in. Always the same answer and the same work, whether somebody has the address or not: only
 * the job looks. Refused: what is no address, too many asks for an account or from an address, and where no letters leave.
 */
export async function requestEmail(
  ctx: Context,
  kind: 'link' | 'reset',
  { email: typed, headers, address, to }: EmailRequest,
): Promise<Outcome<undefined, EmailRequestRefusal>> {
  if (!ctx.mail.delivers || !ownSignIn(ctx)) return refused({ reason: 'no-letters' })
  const email = typed.trim().toLowerCase()
  if (!isMailAddress(email)) return refused({ reason: 'invalid-email' })
  if (!(await mayTry(ctx, { what: 'letter', email, headers, address }))) return refused({ reason: 'too-many-requests' })
  await ctx.db.transaction().execute((tx) => ctx.jobs.add(tx, requestedEmailQueue, { kind, email, ...(to && { to }) }))
  return done(undefined)
}

/** The job behind it: a key and its letter where the address is somebody's who may come in, and nothing where it is not. */
export async function answerEmailRequest(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const { kind: purpose, email, to } = Asked.parse(data)
  await ctx.db.transaction().execute(async (tx) => {
    const staff = await lockMember(tx, email)
    if (!staff) return
    const since = new Date(ctx.clock.now().getTime() - sameWishMs)
    if ((await countKeysSince(tx, { purpose, staffId: staff.id, since })) > 0) return
    const key = await makeKey(ctx, tx, { purpose, staffId: staff.id, facts: to === undefined ? {} : { to } })
    await queueStaffEmail(ctx, tx, { kind: purpose, keyId: key.id })
  })
}
