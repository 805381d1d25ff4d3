import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { TrafficSource } from '#features/analytics/traffic-source.ts'
import type { Context, Tx } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { type EnquiryText, unfitPart } from './enquiry.ts'
import { findSent, lockEnquiryKey } from './reads.server.ts'
import type { Suspicion } from './suspicion.ts'
import { insertEnquiry } from './writes.server.ts'

export type NewEnquiry = EnquiryText & {
  /** The key of one intention: the same key makes one enquiry. Without it, the same text does. */
  idempotencyKey?: string | undefined
  /** Why it looks like spam, from `readGuard`. It is then held, and its sender sees the same answer as everybody. */
  suspicion?: Suspicion | undefined
  /** The language of the page that it was written on; English without it. */
  language?: string
  /** The booking that it is about, where it names one of its sender's. */
  bookingId?: string | undefined
  /** Of the visit in which it was written, where that is known. */
  trafficSource?: TrafficSource | null
  /** No email goes out: staff took it down themselves. */
  quiet?: true
  /** Whether it is one of the samples of `npm run demo:bookings`. */
  sample?: true
}

/** The form's schema refuses it first, with a sentence. */
export type EnquiryRefusal = { reason: 'enquiry-unfit'; part: keyof EnquiryText }

/** The queue of the emails about a new enquiry; server/jobs.ts runs `sendEnquiryEmail` for it. */
export const enquiryEmailQueue = 'enquiry-email'

/**
 * Stores an enquiry and queues its two emails at the same commit: one to the sender, with the reference, one to the
 * operator with all its answers. One that looks like spam is stored as held, and no email goes out. Sent twice, by a
 * double click or from two processes, it is one enquiry with one reference. `also` runs once, at the same commit: it stores what
 * a kind of enquiry adds. Refused: a part that is missing or does not fit.
 */
export async function sendEnquiry(
  ctx: Context,
  enquiry: NewEnquiry,
  also?: (tx: Tx, id: string) => Promise<void>,
): Promise<Outcome<{ id: string; reference: string }, EnquiryRefusal>> {
  const { kind, suspicion = null, quiet = false } = enquiry
  const text = trimmed(enquiry)
  const part = unfitPart(text)
  if (part) return refused({ reason: 'enquiry-unfit', part })
  const key = `${kind}:${enquiry.idempotencyKey ?? hashOf(text)}`
  return transact(ctx.db, async (tx) => {
    await lockEnquiryKey(tx, key)
    const sent = await findSent(tx, key)
    if (sent) return done(sent)
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
      language: enquiry.language ?? 'en',
      booking_id: enquiry.bookingId ?? null,
      traffic_source_kind: enquiry.trafficSource?.kind ?? null,
      traffic_source_name: enquiry.trafficSource?.name ?? null,
      sample: enquiry.sample ?? false,
    })
    await also?.(tx, id)
    // Each email is a job of its own: a bad address of the sender does not delay the operator's email.
    if (suspicion === null && !quiet)
      for (const email of ['asked', 'received']) await ctx.jobs.add(tx, enquiryEmailQueue, { id, letter: email })
    return done({ id, reference })
  })
}

const hashOf = (text: EnquiryText) => createHash('sha256').update(JSON.stringify(text)).digest('base64url')

/** Without the spaces around what was typed; empty details are left out. */
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
