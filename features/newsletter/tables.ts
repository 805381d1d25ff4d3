/** An issue of our newsletter: written, being sent, stopped in the middle, or sent to everybody. */
export type IssueState = 'draft' | 'sending' | 'stopped' | 'sent'

/** The tables of our newsletter's issues; its readers are the enquiries'. */
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
}
