import type { Tx } from '#platform/context.ts'
import { deleteEmailsAbout, deleteOldEmails } from './writes.server.ts'
import { purgeTemplates } from './writes-texts.server.ts'

const dayMs = 24 * 60 * 60_000
/**
 * An issue of our newsletter has the same text for everybody: the issue stays, each reader's copy goes. docs/emails.md, 'How
 * long'.
 */
const issueDays = 90
/** A template that was deleted can be brought back so long. */
const templateDays = 30

/** Deletes the emails about things that are purged in the same transaction: 'enquiry:<id>'. Returns how many. */
export const deleteEmailsAboutPerson = (tx: Tx, things: readonly string[]): Promise<number> => deleteEmailsAbout(tx, things)

/** Deletes emails past their retention, and templates that were deleted a month ago. Returns how many emails. */
export async function purgeOldEmails(tx: Tx, { now, toAddressBefore }: { now: Date; toAddressBefore: Date }): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  await purgeTemplates(tx, ago(templateDays))
  return deleteOldEmails(tx, { toAddressBefore, issuesBefore: ago(issueDays) })
}
