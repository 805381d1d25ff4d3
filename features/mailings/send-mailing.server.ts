import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { lockUnerased } from '#features/bookings/reads.server.ts'
import { unknownPlaceholders } from '#features/emails/placeholders.ts'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail, renderEmail } from '#features/emails/write-email.server.tsx'
import { answersTo } from '#features/settings/answers-to.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { findRecipients, knownFor, type Recipient } from './find-recipients.server.ts'
import { mailingEmail } from './mailing-email.server.tsx'
import type { MailingText } from './mailing-form.ts'
import type { MailingSource } from './mailing-source.ts'
import { insertMailing } from './writes.server.ts'

export type MailingRefusal =
  | { reason: 'placeholder-unknown'; parts: UnknownInPart[] }
  /** No recipient is ticked, or none of the ticked ones may get it. */
  | { reason: 'nobody-chosen' }
  /** Somebody who is ticked has no text in their language, and there is none in English. */
  | { reason: 'english-missing' }

export type UnknownInPart = { language: string; part: 'subject' | 'body'; names: string[] }

export type MailingInput = { source: MailingSource; keys: readonly string[]; text: MailingText }

/** Which of the ticked recipients get an email: news go only to confirmed newsletter subscribers. */
export const recipientsOf = (recipients: readonly Recipient[], keys: readonly string[], { isNews }: MailingText): Recipient[] =>
  recipients.filter(({ key, readerId }) => keys.includes(key) && (!isNews || readerId !== undefined))

/** The placeholders that emails to a source cannot fill, by the part of each text; empty where all are known. */
export const unknownInMailing = ({ texts }: MailingText, source: MailingSource): UnknownInPart[] =>
  Object.entries(texts).flatMap(([language, text]) =>
    (['subject', 'body'] as const).flatMap((part) => {
      const names = unknownPlaceholders(text[part], knownFor(source))
      return names.length > 0 ? [{ language, part, names }] : []
    }),
  )

/** The email as one recipient gets it: its subject, its language, its page and its text; undefined where no text is for them. */
export async function previewMailing(ctx: Context, text: MailingText, recipient: Recipient) {
  const { company } = await findSettings(ctx.db)
  const email = mailingEmail(ctx, { id: 'preview', company }, text, recipient)
  return email && { subject: email.subject, language: email.language, to: email.to, ...renderEmail(email.content) }
}

/**
 * Writes an email to everybody who is ticked, each in their language where there is a text in it, once: under the same `id` it is one mailing, however often it is sent. The
 * emails, the jobs that send them and the line in the log commit together. A customer erased before that gets none. Returns to
 * how many it goes.
 */
export async function sendMailing(
  ctx: Context,
  { id, source, keys, text, staff }: MailingInput & { id: string; staff: { id: string; name: string; email: string } },
): Promise<Outcome<{ emails: number }, MailingRefusal>> {
  const parts = unknownInMailing(text, source)
  if (parts.length > 0) return refused({ reason: 'placeholder-unknown', parts })
  const chosen = recipientsOf((await findRecipients(ctx, source)).recipients, keys, text)
  if (chosen.length === 0) return refused({ reason: 'nobody-chosen' })
  const settings = await findSettings(ctx.db)
  const replyTo = answersTo(settings, staff.email)
  const emails = chosen.flatMap((one) => mailingEmail(ctx, { id, company: settings.company }, text, one) ?? [])
  if (emails.length < chosen.length) return refused({ reason: 'english-missing' })
  const written = await Promise.all(emails.map((email) => composeEmail(ctx, { ...email, replyTo })))
  return transact<{ emails: number }, MailingRefusal>(ctx.db, async (tx) => {
    const bookingIds = written.flatMap(({ booking_id }) => booking_id ?? [])
    const there = await lockUnerased(tx, bookingIds)
    const rows = written.filter(({ booking_id }) => booking_id === null || there.has(booking_id))
    if (rows.length === 0) return refused({ reason: 'nobody-chosen' })
    const { isNews, texts } = text
    const { subject } = texts.en ?? Object.values(texts)[0] ?? { subject: '' }
    const at = ctx.clock.now()
    const isNew = await insertMailing(tx, {
      id,
      subject,
      is_news: isNews,
      letters_count: rows.length,
      sent_by: staff.name,
      created_at: at,
    })
    if (!isNew) return done({ emails: rows.length })
    for (const row of rows) {
      const stored = await storeEmail(tx, row)
      if (stored !== undefined) await sendStoredEmailLater(ctx, tx, stored)
    }
    const about = { kind: 'mailing', id, words: subject } as const
    await recordAudit(ctx, tx, { actor: staff, action: 'mailing-sent', subject: about, facts: { count: rows.length } })
    return done({ emails: rows.length })
  })
}
