import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { links } from '#values/links.ts'
import { keyText } from '../keys/keys.server.ts'
import { findKeyRow, findStaff } from '../reads.server.ts'
import { findByEmail } from '../reads-sign-in-methods.server.ts'
import type { Staff } from '../staff.ts'
import { type KeyEmailKind, type NoticeKind, staffEmailWords } from './staff-email-words.ts'

/** The queue of emails to staff; server/jobs.ts runs `sendStaffEmail` for it. */
export const staffEmailQueue = 'staff-email'

export type StaffEmail = { kind: KeyEmailKind; keyId: string } | { kind: NoticeKind; staffId: string; to: string }

const StaffEmailJob = z.union([
  z.object({ kind: z.enum(['invite', 'link', 'reset', 'new-email']), keyId: z.string() }),
  z.object({ kind: z.enum(['email-changed', 'password-changed']), staffId: z.string(), to: z.string(), notice: z.string() }),
])
type NoticeJob = Exclude<z.infer<typeof StaffEmailJob>, { keyId: string }>

/** The page that each key opens. */
const pages: Record<KeyEmailKind, (key: string) => string> = {
  invite: links.joinStaff,
  link: links.signInLink,
  reset: links.newPassword,
  'new-email': links.confirmEmail,
}

/** Queues an email to be sent after the commit. The job holds the id of a key's row, never the key. */
export async function queueStaffEmail(ctx: Context, tx: Tx, email: StaffEmail): Promise<void> {
  await ctx.jobs.add(tx, staffEmailQueue, 'keyId' in email ? email : { ...email, notice: randomUUID() })
}

/**
 * The job of `staffEmailQueue`. Sends nothing when the key has expired or was used, the member is disabled, or the address to confirm is
 * taken. Safe to run again.
 */
export async function sendStaffEmail(ctx: Context, data: Record<string, unknown>): Promise<void> {
  const job = StaffEmailJob.parse(data)
  await ('keyId' in job ? sendKeyEmail(ctx, job) : sendNotice(ctx, job))
}

async function sendKeyEmail(ctx: Context, { kind, keyId }: { kind: KeyEmailKind; keyId: string }): Promise<void> {
  const key = await findKeyRow(ctx.db, kind, keyId)
  const staff = key?.staffId && key.expiresAt > ctx.clock.now() ? await findStaff(ctx.db, key.staffId) : undefined
  if (!key || !staff) return
  const to = kind === 'new-email' ? newEmailOf(key.facts) : staff.email
  if (kind === 'new-email' && (await findByEmail(ctx.db, to))) return
  const secret = keyText(ctx, kind, keyId)
  await send(ctx, staff, { kind, to, occasion: keyId, opens: { href: ctx.config.publicUrl + pages[kind](secret), secret } })
}

async function sendNotice(ctx: Context, { kind, staffId, to, notice }: NoticeJob): Promise<void> {
  const staff = await findStaff(ctx.db, staffId)
  if (staff) await send(ctx, staff, { kind, to, occasion: notice })
}

/** The new address of a 'new-email' key. */
export const newEmailOf = (facts: unknown): string => z.object({ email: z.string() }).parse(facts).email

type OutgoingEmail = {
  kind: KeyEmailKind | NoticeKind
  to: string
  occasion: string
  opens?: { href: string; secret: string }
}

async function send(ctx: Context, staff: Staff, { kind, to, occasion, opens }: OutgoingEmail): Promise<void> {
  const { company } = await findSettings(ctx.db)
  const { subject, heading, preview, button, paragraphs } = staffEmailWords[kind](staff)
  await sendEmail(ctx, {
    occasion: `staff:${kind}:${occasion}`,
    bookingId: null,
    to,
    subject: `${company.name}: ${subject}`,
    language: 'en',
    ...(opens && { secret: opens.secret }),
    content: (
      <EmailLayout
        read={englishFrame(ctx)}
        company={company}
        preview={preview}
        heading={heading}
        {...(opens && button && { action: { words: button, href: opens.href } })}
      >
        {paragraphs.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
      </EmailLayout>
    ),
  })
}
