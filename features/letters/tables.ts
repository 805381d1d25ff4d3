import type { Generated } from 'kysely'

export type LetterTables = {
  letters: {
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
  }
}
