import type { EmailState } from '#features/emails/reads.server.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'

/** Whether an email was sent, or was refused on its way. */
export function EmailTag({ state, delivers }: { state: EmailState; delivers: boolean }) {
  const words = adminWords.emails
  if (state === 'sent') return <span className="tag ok">{words.sent}</span>
  if (state === 'failed') return <span className="tag bad">{emailAdminWords.list.failed}</span>
  return delivers ? <span className="tag warn">{words.waits}</span> : <span className="tag">{words.notSent}</span>
}
