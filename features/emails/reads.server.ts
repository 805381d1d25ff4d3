import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { EmailTables } from './tables.ts'

/** An email as it was written; `sentAt` is when the mail server took it, null while it is only stored. */
export type StoredEmail = {
  id: number
  occasion: string
  bookingId: string | null
  recipient: string
  subject: string
  html: string
  text: string
  messageId: string
  createdAt: Date
  sentAt: Date | null
  /** When and why the mail server last refused it; null and empty once it was sent. */
  failedAt: Date | null
  failure: string
  /** Whether the stored copy is complete: no key was removed from it. */
  isWhole: boolean
  /** The documents of its booking that go with it, by name; made again whenever it is sent. */
  files: string[]
  /** Where an answer goes; null for emails from before this was stored. */
  replyTo: string | null
  leaveUrl: string | null
  /** The language that it is written in; null for emails from before this was stored. */
  language: string | null
  /** The mailing or the issue of our newsletter that it is one of. */
  batchId: string | null
}

export type EmailState = 'sent' | 'waiting' | 'failed'

export const stateOfEmail = ({ sentAt, failedAt }: Pick<StoredEmail, 'sentAt' | 'failedAt'>): EmailState =>
  sentAt ? 'sent' : failedAt ? 'failed' : 'waiting'

export const emailsPerPage = 50

function selectEmails(db: Db) {
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select(['id', 'occasion', 'booking_id as bookingId', 'recipient', 'subject', 'text', 'message_id as messageId'])
    .select(['created_at as createdAt', 'sent_at as sentAt', 'failed_at as failedAt', 'failure', 'is_whole as isWhole'])
    .select(['leave_url as leaveUrl', 'batch_id as batchId', 'files', 'reply_to as replyTo', 'language'])
}

export type EmailQuery = {
  bookingId?: string | undefined
  /** Part of an address or a subject, in any case; with `orBookingId` the emails about that booking, too. */
  search?: string | undefined
  orBookingId?: string | undefined
  state?: EmailState | undefined
  /** The first and the last word of their occasions: ['booking', 'confirmed'], ['staff']. */
  kind?: readonly [string, string?] | undefined
  batchId?: string | undefined
  /** Older than this one. */
  before?: number | undefined
}

const states: Record<EmailState, SqlCondition> = {
  sent: sql<SqlBool>`sent_at is not null`,
  waiting: sql<SqlBool>`sent_at is null and failed_at is null`,
  failed: sql<SqlBool>`sent_at is null and failed_at is not null`,
}
type SqlCondition = ReturnType<typeof sql<SqlBool>>

function conditionsOf({ bookingId, search, orBookingId, state, kind, batchId, before }: EmailQuery): SqlCondition[] {
  const part = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const [first, last] = kind ?? []
  return [
    ...(bookingId ? [sql<SqlBool>`booking_id = ${bookingId}`] : []),
    ...(search && orBookingId
      ? [sql<SqlBool>`(lower(recipient) like ${part} or lower(subject) like ${part} or booking_id = ${orBookingId})`]
      : search
        ? [sql<SqlBool>`(lower(recipient) like ${part} or lower(subject) like ${part})`]
        : []),
    ...(state ? [states[state]] : []),
    ...(first ? [sql<SqlBool>`occasion like ${last ? `${first}:%:${last}` : `${first}:%`}`] : []),
    ...(batchId ? [sql<SqlBool>`batch_id = ${batchId}`] : []),
    ...(before ? [sql<SqlBool>`id < ${before}`] : []),
  ]
}

/**
 * A page of emails, newest first, without their HTML: a list does not show it. One row more than a page means that there are
 * older ones.
 */
export async function listEmails(db: Db, query: EmailQuery): Promise<Omit<StoredEmail, 'html'>[]> {
  let rows = selectEmails(db)
  for (const condition of conditionsOf(query)) rows = rows.where(condition)
  return rows
    .orderBy('id', 'desc')
    .limit(emailsPerPage + 1)
    .execute()
}

/** How many emails fit, on every page together. */
export async function countEmails(db: Db, query: Omit<EmailQuery, 'before'> = {}): Promise<number> {
  let rows = db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select((e) => e.fn.countAll<number>().as('count'))
  for (const condition of conditionsOf(query)) rows = rows.where(condition)
  return (await rows.executeTakeFirstOrThrow()).count
}

/** How far a mailing or an issue has come: how many of its emails are there, left, or were refused the last time. */
export async function countBatch(db: Db, batchId: string): Promise<{ written: number; sent: number; failed: number }> {
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select((e) => e.fn.countAll<number>().as('written'))
    .select([sql<number>`count(sent_at)`.as('sent'), sql<number>`count(failed_at)`.as('failed')])
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
}

/** How many emails of a mailing or an issue are in each language, the most first; those of which it is not known count nowhere. */
export async function countBatchLanguages(db: Db, batchId: string): Promise<{ language: string; count: number }[]> {
  const { rows } = await sql<{ language: string; count: number }>`
    select language, count(*) as count from emails where batch_id = ${batchId} and language is not null
    group by language order by count(*) desc, language`.execute(db)
  return rows
}

export async function findEmail(db: Db, id: number): Promise<StoredEmail | undefined> {
  return selectEmails(db).select('html').where('id', '=', id).executeTakeFirst()
}

/** The email of an occasion, if it has been written. */
export async function findEmailByOccasion(db: Db, occasion: string): Promise<StoredEmail | undefined> {
  return selectEmails(db).select('html').where('occasion', '=', occasion).executeTakeFirst()
}

/** The occasions of the emails about a booking: `sendEmail` writes none of them again. */
export async function listOccasions(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select('occasion')
    .where('booking_id', '=', bookingId)
    .execute()
  return rows.map((row) => row.occasion)
}

/** The emails of these occasions that were written, and since when they are sent. What was not sent comes with its subject and text. */
export async function listEmailsOfOccasions(
  db: Db,
  occasions: readonly string[],
): Promise<(Pick<StoredEmail, 'id' | 'occasion' | 'sentAt' | 'failedAt'> & { subject: string; text: string })[]> {
  if (occasions.length === 0) return []
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select(['id', 'occasion', 'sent_at as sentAt', 'failed_at as failedAt'])
    .select(sql<string>`case when sent_at is null then subject else '' end`.as('subject'))
    .select(sql<string>`case when sent_at is null then text else '' end`.as('text'))
    .where('occasion', 'in', [...occasions])
    .execute()
}

/** How many emails written before an instant the mail server has not taken, counted no further than `most`. */
export async function countAutosaves(db: Db, { before, most }: { before: Date; most: number }): Promise<number> {
  const rows = await db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before)
    .limit(most)
    .execute()
  return rows.length
}

/** So many emails at most whose subject is like a pattern, in any case, newest first. */
export async function findEmailsLike(db: Db, like: string, limit: number) {
  return db
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select(['id', 'subject', 'recipient', 'created_at as createdAt'])
    .where(sql<SqlBool>`lower(subject) like ${like.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

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
