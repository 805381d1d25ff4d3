/** The state of an issue: a draft, being sent, stopped, or sent to every reader. */
export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent'

/** The tables of issues. The readers are in a table of `enquiries`. */
export type NewsletterTables = {
  newsletter_issues: {
    id: string
    subject: string
    body: string
    journeys: readonly string[]
    state: IssueState
    version: number
    created_at: Date
    changed_at: Date
    changed_by: string
    started_at: Date | null
    readers_count: number | null
    finished_at: Date | null
  }
  /** What an issue says in other languages than English. */
  newsletter_texts: { issue_id: string; language: string; subject: string; body: string }
}
