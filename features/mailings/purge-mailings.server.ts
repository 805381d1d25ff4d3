import { purgeOldEmails } from '#features/emails/purge-emails.server.ts'
import type { Context } from '#platform/context.ts'
import { addMonths, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { deleteMailings } from './writes.server.ts'

/** How long an email to an address alone is stored, and the record that emails were sent by hand: docs/emails.md, 'How long'. */
const retentionMonths = 24

/**
 * Deletes emails to an address alone after 24 months, newsletters 90 days after they were written, templates 30 days after they
 * were deleted, and the lines about emails that are all gone. Safe to run twice. Answers how many emails and lines.
 */
export async function purgeMailings(ctx: Context): Promise<number> {
  const before = kigaliInstant(addMonths(kigaliDay(ctx.clock.now()), -retentionMonths), 0)
  return ctx.db.transaction().execute(async (tx) => {
    const emails = await purgeOldEmails(tx, { now: ctx.clock.now(), toAddressBefore: before })
    return emails + (await deleteMailings(tx, before))
  })
}
