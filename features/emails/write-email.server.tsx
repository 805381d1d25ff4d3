import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { answersTo } from '#features/settings/answers-to.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Attachment, Context } from '#platform/context.ts'
import { plainText } from './plain-text.server.ts'

/** A document of the booking as an attachment; `document` is its name, from which it is made again: 'voucher'. */
export type EmailFile = Attachment & { document: string }

export type NewEmail = {
  /** What the email is about; the same for every attempt: 'booking:<id>:<version>:confirmed'. */
  occasion: string
  bookingId: string | null
  to: string
  subject: string
  /** The language that it is written in. */
  language: string
  content: ReactElement
  /** Its attachments. They are not stored: each time it is sent they are made again. */
  attachments?: readonly EmailFile[]
  /** Where an answer goes, when it is not the operator's address for answers. */
  replyTo?: string
  /** A secret link in the email. The copy that staff read has it removed. */
  secret?: string
  /** Where its reader leaves the list that it was sent to, by one press. */
  leaveUrl?: string
  /** The sending that it is one of: a mailing, or an issue of our newsletter. */
  batchId?: string
}

/** The bytes of an email, as they are sent. */
export function renderEmail(content: ReactElement): { html: string; text: string } {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(content)}`
  return { html, text: plainText(html) }
}

/** An email as it is stored: without its secret. */
export async function composeEmail(ctx: Context, email: NewEmail) {
  const { occasion, bookingId, to, subject, language, secret, attachments = [], leaveUrl, batchId } = email
  const replyTo = email.replyTo ?? answersTo(await findSettings(ctx.db))
  const { html, text } = renderEmail(email.content)
  return {
    occasion,
    booking_id: bookingId,
    recipient: to,
    subject: oneLine(subject),
    html: crossOut(html, secret),
    text: crossOut(text, secret),
    message_id: messageIdOf(ctx, occasion),
    created_at: ctx.clock.now(),
    sent_at: null,
    failed_at: null,
    failure: '',
    is_whole: secret === undefined,
    reply_to: replyTo,
    files: attachments.map(({ document }) => document),
    leave_url: leaveUrl ?? null,
    batch_id: batchId ?? null,
    language,
  }
}

/** The same for the same occasion, so that a mail client recognises an email that came twice. */
export const messageIdOf = ({ config }: Context, occasion: string): string =>
  `<${createHash('sha256').update(occasion).digest('hex').slice(0, 32)}@${new URL(config.publicUrl).hostname}>`

/** A subject on one line: a name with a line break in it would make an invalid header. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

const crossOut = (text: string, secret: string | undefined) => (secret === undefined ? text : text.replaceAll(secret, 'not-kept'))
