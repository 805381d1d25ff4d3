import type { Generated } from 'kysely'
import type { TemplateFor } from './template.ts'

export type EmailTables = {
  emails: {
    id: Generated<number>
    occasion: string
    booking_id: string | null
    recipient: string
    subject: string
    html: string
    text: string
    message_id: string
    created_at: Date
    sent_at: Date | null
    failed_at: Date | null
    failure: string
    is_whole: boolean
    leave_url: string | null
    batch_id: string | null
    reply_to: string | null
    files: Generated<string[]>
    /** Null for emails from before this was stored. */
    language: string | null
  }
  /** In another language than English, which stands in email_texts. */
  email_text_translations: {
    name: string
    language: string
    subject: string | null
    opening: string | null
    closing: string | null
    version: number
    changed_at: Date
    changed_by: string
  }
  email_texts: {
    name: string
    subject: string | null
    opening: string | null
    closing: string | null
    version: number
    changed_at: Date
    changed_by: string
  }
  email_templates: {
    id: Generated<number>
    name: string
    occasion: TemplateFor
    subject: string
    body: string
    version: Generated<number>
    changed_at: Date
    changed_by: string
    deleted_at: Date | null
  }
}
