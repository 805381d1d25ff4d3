import { randomUUID } from 'node:crypto'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { englishFrame } from './email-frame.ts'
import { EmailLayout, Paragraph } from './email-page.server.tsx'
import { renderEmail } from './write-email.server.tsx'

export type TestEmailRefusal = { reason: 'no-mail-server' } | { reason: 'not-taken'; answer: string }

/**
 * Hands an email of one sentence to the mail server at once, so that the screen can show the result. It is not stored, and not
 * tried again. Refused without a mail server, and with the mail server's answer when it refuses the email.
 */
export async function sendTestEmail(ctx: Context, to: string): Promise<Outcome<undefined, TestEmailRefusal>> {
  if (!ctx.mail.delivers) return refused({ reason: 'no-mail-server' })
  const { company } = await findSettings(ctx.db)
  const { html, text } = renderEmail(
    <EmailLayout read={englishFrame(ctx)} company={company} preview="Emails are being sent." heading="Emails are being sent">
      <Paragraph>You asked for this test email in the admin area. It arrived, so sending works.</Paragraph>
    </EmailLayout>,
  )
  const messageId = `<test-${randomUUID()}@${new URL(ctx.config.publicUrl).hostname}>`
  try {
    await ctx.mail.send({ to, subject: `${company.name}: test email`, html, text, messageId })
    return done(undefined)
  } catch (error) {
    return refused({ reason: 'not-taken', answer: (error instanceof Error ? error.message : String(error)).slice(0, 300) })
  }
}
