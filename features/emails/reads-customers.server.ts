import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { EmailTables } from './tables.ts'

/** Whose emails: those about these bookings, about these other things ('enquiry:<id>'), and those to an address in lower case. */
export type EmailsOf = { bookingIds: readonly string[]; things: readonly string[]; email: string }

/**
 * The emails that one person was sent, and those to the operator about their requests, oldest first. By the address alone only
 * emails about an enquiry or our newsletter count, whose rows may be gone, and those that staff wrote to an address: the
 * operator's own address gets others.
 */
export async function listEmailsOf(db: Db, { bookingIds, things, email }: EmailsOf) {
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select(['id', 'booking_id as bookingId', 'recipient', 'subject', 'text', 'created_at as createdAt', 'sent_at as sentAt'])
    .where(
      sql<SqlBool>`booking_id = any(${[...bookingIds]}::uuid[])
        or split_part(occasion, ':', 1) || ':' || split_part(occasion, ':', 2) = any(${[...things]}::text[])
        or lower(recipient) = ${email} and (occasion like 'enquiry:%:received' or occasion like 'newsletter:%' or occasion like 'mailing:%')`,
    )
    .orderBy('id')
    .execute()
}
