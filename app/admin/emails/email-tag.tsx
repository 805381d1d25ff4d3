import type { LetterState } from '#features/emails/reads.server.ts'
import { deskWords } from '../../words/admin/admin.ts'
import { deskLetterWords } from '../../words/admin/emails.ts'

/** Whether a letter left the house, or was refused on its way. */
export function LetterTag({ state, delivers }: { state: LetterState; delivers: boolean }) {
  const words = deskWords.letters
  if (state === 'sent') return <span className="tag ok">{words.sent}</span>
  if (state === 'failed') return <span className="tag bad">{deskLetterWords.list.failed}</span>
  return delivers ? <span className="tag warn">{words.waits}</span> : <span className="tag">{words.kept}</span>
}
