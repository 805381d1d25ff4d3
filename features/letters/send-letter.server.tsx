import { createHash } from 'node:crypto'
import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Context } from '#platform/context.ts'
import { findLetterByOccasion } from './reads.server.ts'
import { insertLetter, markSent } from './writes.server.ts'

export type NewLetter = {
  /** What the letter is about, once and for all: 'booking:<id>:<version>:confirmed'. */
  occasion: string
  bookingId: string | null
  to: string
  subject: string
  content: ReactElement
}

/**
 * Writes a letter once for its occasion, keeps it for staff to read, and hands it to the mail server where there is one.
 * Safe to run again: a letter that was written is not written anew, one that was sent is not sent again. Only a crash
 * between the mail server's acceptance and our mark repeats it, with the same Message-ID.
 */
export async function sendLetter(ctx: Context, letter: NewLetter): Promise<void> {
  const found = await findLetterByOccasion(ctx.db, letter.occasion)
  if (!found) await keep(ctx, letter)
  const kept = found ?? (await findLetterByOccasion(ctx.db, letter.occasion))
  if (!kept) throw new Error(`The letter of ${letter.occasion} was not kept`)
  if (kept.sentAt || !ctx.mail.delivers) return
  const { recipient: to, subject, html, text, messageId } = kept
  await ctx.mail.send({ to, subject, html, text, messageId })
  await markSent(ctx.db, kept.id, ctx.clock.now())
}

/** The same letter for a mailbox that shows no pages; tables of figures keep their columns. */
const plainText = (html: string): string =>
  toPlainText(html, {
    selectors: [
      { selector: 'table[data-figures]', format: 'dataTable', options: { maxColumnWidth: 48, colSpacing: 2 } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  })

async function keep(ctx: Context, { occasion, bookingId, to, subject, content }: NewLetter): Promise<void> {
  const html = await render(content)
  await insertLetter(ctx.db, {
    occasion,
    booking_id: bookingId,
    recipient: to,
    subject,
    html,
    text: plainText(html),
    message_id: `<${createHash('sha256').update(occasion).digest('hex').slice(0, 32)}@${new URL(ctx.config.publicUrl).hostname}>`,
    created_at: ctx.clock.now(),
    sent_at: null,
  })
}
