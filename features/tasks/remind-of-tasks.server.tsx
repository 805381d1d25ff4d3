import { EmailLayout, Paragraph } from '#features/emails/email-page.server.tsx'
import { sendEmail } from '#features/emails/send-email.server.tsx'
import { findSettings } from '#features/settings/reads.server.ts'
import { findStaff } from '#features/staff/reads.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'
import { listTasksToRemind, type Task } from './reads.server.ts'
import { markReminded } from './writes.server.ts'

/** Nobody is written to before this hour of their day. */
const firstHour = 6

/** Reminds staff by email of tasks whose day has come, each once for a day and a person. Returns how many. Safe to run again. */
export async function remindOfTasks(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  if (Number(kigaliClock(now).slice(0, 2)) < firstHour) return 0
  const tasks = await listTasksToRemind(ctx.db, kigaliDay(now))
  for (const task of tasks) await remind(ctx, task, now)
  return tasks.length
}

/** What is about a booking is named by its reference alone: emails to staff stay when a customer is erased. */
async function remind(ctx: Context, { id, title, staffId, reference, dueOn }: Task, now: Date): Promise<void> {
  const staff = await findStaff(ctx.db, staffId)
  if (!staff) return
  const { company } = await findSettings(ctx.db)
  const what = reference ? `about booking ${reference}` : title
  await sendEmail(ctx, {
    occasion: `staff:task:${id}-${dueOn}-${staffId}`,
    bookingId: null,
    to: staff.email,
    subject: `${company.name}: task due, ${what}`,
    content: (
      <EmailLayout
        company={company}
        preview={`Due ${dayText(dueOn)}.`}
        heading={`Task due: ${what}`}
        action={{ words: 'Open task', href: `${ctx.config.publicUrl}/admin/tasks/${id}` }}
      >
        <Paragraph>It is due {dayText(dueOn)}, and it is yours. Mark it as done when it is.</Paragraph>
      </EmailLayout>
    ),
  })
  await markReminded(ctx.db, id, now)
}
