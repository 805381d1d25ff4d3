import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { type EnquiryText, unfitPart } from './enquiry.ts'
import { findReferenceByKey, lockEnquiryKey } from './reads.server.ts'
import type { Suspicion } from './suspicion.ts'
import { insertEnquiry } from './writes.server.ts'

export type NewEnquiry = EnquiryText & {
  /** The name of one intention: the same key makes one enquiry. Without it, the same words do. */
  idempotencyKey?: string | undefined
  /** Why it looks like spam, from `readGuard`; it is then held back, and whoever sent it is answered as everybody is. */
  suspicion?: Suspicion | undefined
  /** Whether it is one of the samples of `npm run demo:bookings`. */
  sample?: true
}

/** A form's schema is there to refuse it first, with a sentence. */
export type EnquiryRefusal = { reason: 'enquiry-unfit'; part: keyof EnquiryText }

/** The queue of the emails about a new enquiry; server/jobs.ts runs `sendEnquiryEmail` for it. */
export const enquiryEmailQueue = 'enquiry-email'

/**
 * Keeps an enquiry and asks for its two letters at the same commit: one to whoever sent it, with the reference, one to the
 * house with everything that was asked. One that looks like spam is kept as held, and no email goes out. Sent twice, by a
 * double click or from two processes, it is one enquiry with one reference. `also` is done once, at the same commit: what a kind
 * of enquiry keeps besides. Refused: a part that is missing or does not fit.
 */
export async function sendEnquiry(
  ctx: Context,
  enquiry: NewEnquiry,
  also?: (tx: Tx, id: string) => Promise<void>,
): Promise<Outcome<{ reference: string }, EnquiryRefusal>> {
  const { kind, suspicion = null } = enquiry
  const text = trimmed(enquiry)
  const part = unfitPart(text)
  if (part) return refused({ reason: 'enquiry-unfit', part })
  const key = `${kind}:${enquiry.idempotencyKey ?? hashOf(text)}`
  return transact(ctx.db, async (tx) => {
    await lockEnquiryKey(tx, key)
    const sent = await findReferenceByKey(tx, key)
    if (sent !== undefined) return done({ reference: sent })
    const id = randomUUID()
    const reference = referenceFrom(randomBytes(8))
    const { details, ...plain } = text
    const now = ctx.clock.now()
    await insertEnquiry(tx, {
      ...plain,
      id,
      reference,
      details: JSON.stringify(Object.entries(details)),
      state: suspicion === null ? 'new' : 'held',
      held_reason: suspicion,
      created_at: now,
      waiting_since: now,
      finished_at: null,
      idempotency_key: key,
      sample: enquiry.sample ?? false,
    })
    await also?.(tx, id)
    // Each email is a job of its own: an address that takes no mail does not keep the house from hearing of it.
    if (suspicion === null) for (const letter of ['asked', 'received']) await ctx.jobs.add(tx, enquiryEmailQueue, { id, letter })
    return done({ reference })
  })
}

const hashOf = (text: EnquiryText) => createHash('sha256').update(JSON.stringify(text)).digest('base64url')

/** Without the spaces around what was typed; details that nobody filled in are left out. */
function trimmed({ kind, name, email, phone, message, details }: EnquiryText): EnquiryText {
  const filled = Object.entries(details).flatMap(([label, words]) => (words.trim() ? [[label, words.trim()] as const] : []))
  return {
    kind,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.replaceAll(/\r\n?/g, '\n').trim(),
    details: Object.fromEntries(filled),
  }
}
