import type { EmailState } from '#features/emails/reads.server.ts'
import { useWords } from '../../languages/use-words.ts'
import { emailAdminWords } from '../../words/admin/emails.ts'
import { listAdminWords } from '../../words/admin/lists.ts'

/** Whether an email was sent, or was refused on its way. */
export function EmailTag({ state, delivers }: { state: EmailState; delivers: boolean }) {
  const emailLabels = useWords(emailAdminWords)
  const listLabels = useWords(listAdminWords)
  const words = listLabels.emails
  if (state === 'sent') return <span className="tag ok">{words.sent}</span>
  if (state === 'failed') return <span className="tag bad">{emailLabels.list.failed}</span>
  return delivers ? <span className="tag warn">{words.waits}</span> : <span className="tag">{words.notSent}</span>
}
