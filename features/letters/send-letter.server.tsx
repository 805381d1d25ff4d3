import { createHash } from 'node:crypto'
import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Attachment, Context } from '#platform/context.ts'
import { plainText } from './plain-text.server.ts'
import { isReachable } from './reachable.ts'
import { findLetterByOccasion } from './reads.server.ts'
import { insertLetter, lockLetter, markSent } from './writes.server.ts'

export type NewLetter = {
  /** What the letter is about, once and for all: 'booking:<id>:<version>:confirmed'. */
  occasion: string
  bookingId: string | null
  to: string
  subject: string
  content: ReactElement
  /** The files that go with it. They are not kept: whoever sends it again makes them again. */
  attachments?: readonly Attachment[]
  /** What lets somebody in and stands in the letter: in the copy that staff read it is crossed out. */
  secret?: string
}

/**
 * Writes a letter once for its occasion, keeps it for staff to read, and hands it to the mail server where there is one and the
 * address can be somebody's.
 * Safe to run again and by two at once: a letter that was written is not written anew, one that was sent is not sent again.
 * Only a crash between the mail server's acceptance and our mark repeats it, with the same Message-ID.
 */
export async function sendLetter(ctx: Context, letter: NewLetter): Promise<void> {
  const found = await findLetterByOccasion(ctx.db, letter.occasion)
  if (!found) await keep(ctx, letter)
  const kept = found ?? (await findLetterByOccasion(ctx.db, letter.occasion))
  if (!kept) throw new Error(`The letter of ${letter.occasion} was not kept`)
  if (kept.sentAt || !ctx.mail.delivers || !isReachable(kept.recipient)) return
  const { recipient: to, subject, messageId } = kept
  const { attachments } = letter
  const { html, text } = letter.secret === undefined ? kept : await write(letter)
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockLetter(tx, kept.id))) return
    await ctx.mail.send({ to, subject, html, text, messageId, ...(attachments && { attachments }) })
    await markSent(tx, kept.id, ctx.clock.now())
  })
}

/** A subject is one line, whatever stood in the name it begins with: a letter with two would never leave the house. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

async function write({ content }: NewLetter): Promise<{ html: string; text: string }> {
  const html = await render(content)
  return { html, text: plainText(html) }
}

const crossOut = (text: string, secret: string | undefined) => (secret === undefined ? text : text.replaceAll(secret, 'not-kept'))

async function keep(ctx: Context, letter: NewLetter): Promise<void> {
  const { occasion, bookingId, to, subject, secret } = letter
  const { html, text } = await write(letter)
  await insertLetter(ctx.db, {
    occasion,
    booking_id: bookingId,
    recipient: to,
    subject: oneLine(subject),
    html: crossOut(html, secret),
    text: crossOut(text, secret),
    message_id: `<${createHash('sha256').update(occasion).digest('hex').slice(0, 32)}@${new URL(ctx.config.publicUrl).hostname}>`,
    created_at: ctx.clock.now(),
    sent_at: null,
  })
}
