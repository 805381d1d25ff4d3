import type { IssueState } from '#features/newsletter/tables.ts'
import { useWords } from '../../languages/use-words.ts'
import { newsletterAdminWords } from '../../words/admin/newsletter.ts'

const tones: Record<IssueState, string> = { draft: 'tag', sending: 'tag warn', stopped: 'tag bad', sent: 'tag ok' }

/** The state of an issue, in a word. */
export const IssueTag = ({ state }: { state: IssueState }) => (
  <span className={tones[state]}>{useWords(newsletterAdminWords).issueStates[state]}</span>
)
