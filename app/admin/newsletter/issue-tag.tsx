import type { IssueState } from '#features/newsletter/tables.ts'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'

/** The state of an issue, in a word. */
export function IssueTag({ state }: { state: IssueState }) {
  const { word, tone } = words.issueStates[state]
  return <span className={tone ? `tag ${tone}` : 'tag'}>{word}</span>
}
