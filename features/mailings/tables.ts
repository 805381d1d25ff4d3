/** The tables of emails that staff write to one or to many. */
export type MailingTables = {
  mailings: {
    id: string
    subject: string
    is_news: boolean
    letters_count: number
    sent_by: string
    created_at: Date
  }
}
