import { listSecurityNotices } from '#features/audit-log/reads.server.ts'
import { securityNoticeOf } from '#features/audit-log/security-notice.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { instantText } from '../components/instants.ts'

/** One sentence for each new owner and each change of payment details of the last 24 hours, the newest first. */
export async function loadSecurityNotices(db: Db, read: ReadWords, now: Date): Promise<{ id: number; text: string }[]> {
  const found = await listSecurityNotices(db, now)
  return found.flatMap(({ id, at, actor, subject, subjectId, action, facts }) => {
    const kind = securityNoticeOf({ action, subject: { id: subjectId }, facts })
    return kind
      ? [{ id, text: read(todayWords).security[kind]({ who: actor, subject, when: instantText(at, now, read.format) }) }]
      : []
  })
}
