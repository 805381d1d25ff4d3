import { englishFrame } from '#features/emails/email-frame.ts'
import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendStoredEmailLater } from '#features/emails/send-stored-email.server.ts'
import { storeEmail } from '#features/emails/store-email.server.ts'
import { composeEmail } from '#features/emails/write-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { listTasksToRemind, type TaskToRemind } from './reads.server.ts'
import { updateReminded } from './writes.server.ts'

/** No reminder is sent before this hour of the recipient's day. */
const firstHour = 6

/**
 * Reminds staff by email of tasks whose day has come, each once for a day and a person. Queues the emails, so that one that the
 * mail server refuses keeps no other. Returns how many. Safe to run again.
 */
export async function remindOfTasks(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  if (Number(kigaliClock(now).slice(0, 2)) < firstHour) return 0
  const tasks = await listTasksToRemind(ctx.db, kigaliDay(now))
  if (tasks.length === 0) return 0
  const { company } = await findSettings(ctx.db)
  for (const task of tasks) await remind(ctx, company, task, now)
  return tasks.length
}

/** What is about a booking is named by its reference alone: emails to staff stay when a customer is erased. */
async function remind(ctx: Context, company: Settings['company'], task: TaskToRemind, now: Date): Promise<void> {
  const { id, title, staffId, staffEmail, reference, dueOn } = task
  const what = reference ? `about booking ${reference}` : title
  const email = await composeEmail(ctx, {
    occasion: `staff:task:${id}-${dueOn}-${staffId}`,
    bookingId: null,
    to: staffEmail,
    subject: `${company.name}: task due, ${what}`,
    language: 'en',
    content: (
      <EmailLayout
        read={englishFrame(ctx)}
        company={company}
        preview={`Due ${dayText(dueOn)}.`}
        heading={`Task due: ${what}`}
        action={{ words: 'Open task', href: `${ctx.config.publicUrl}/admin/tasks/${id}` }}
      >
        <Paragraph>It is due {dayText(dueOn)}, and it is yours. Mark it as done when it is.</Paragraph>
      </EmailLayout>
    ),
  })
  await ctx.db.transaction().execute(async (tx) => {
    const stored = await storeEmail(tx, email)
    if (stored !== undefined) await sendStoredEmailLater(ctx, tx, stored)
    await updateReminded(tx, id, now)
  })
}
