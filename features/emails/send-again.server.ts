import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findEmail, findEmailByOccasion } from './reads.server.ts'
import { sendStoredEmailLater } from './send-stored-email.server.ts'
import { messageIdOf } from './write-email.server.tsx'
import { copyEmail } from './writes.server.ts'

export type AgainRefusal =
  | { reason: 'email-unknown' }
  /** Its stored copy lacks a key: send it from the booking or enquiry that it is about. */
  | { reason: 'email-incomplete' }
  /** It waits or failed: it is tried again as it is, not copied. */
  | { reason: 'email-not-sent' }
type Staff = { id: string; name: string }

/**
 * Sends an email once more, as an email of its own to the same address. `stamp` is from the page that sent the form: pressed
 * twice it is one email. Returns its id. Refused: one that was never sent, and one whose stored copy is incomplete.
 */
export function sendAgain(
  ctx: Context,
  { id, stamp, staff }: { id: number; stamp: string; staff: Staff },
): Promise<Outcome<{ id: number }, AgainRefusal>> {
  return transact<{ id: number }, AgainRefusal>(ctx.db, async (tx) => {
    const email = await findEmail(tx, id)
    if (!email) return refused({ reason: 'email-unknown' })
    if (!email.isWhole) return refused({ reason: 'email-incomplete' })
    if (!email.sentAt && ctx.mail.delivers) return refused({ reason: 'email-not-sent' })
    const occasion = againOccasion(email.occasion, stamp)
    const copied = await copyEmail(tx, { id, occasion, messageId: messageIdOf(ctx, occasion), at: ctx.clock.now() })
    if (copied === undefined) {
      const first = await findEmailByOccasion(tx, occasion)
      return first ? done({ id: first.id }) : refused({ reason: 'email-unknown' })
    }
    await sendStoredEmailLater(ctx, tx, copied)
    const subject = { kind: 'letter', id: String(copied), words: email.subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'letter-sent-again', subject, facts: { first: id } })
    return done({ id: copied })
  })
}

/**
 * The occasion of a copy. It keeps the first two words, by which the copy is found and erased with what it is about, and the
 * last, which is the kind of email.
 */
const againOccasion = (occasion: string, stamp: string) => {
  const [kind, about, ...rest] = occasion.split(':')
  return [kind, about, `again-${stamp}`, rest.at(-1) ?? 'again'].join(':')
}
