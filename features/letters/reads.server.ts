import type { Db } from '#platform/context.ts'
import type { LetterTables } from './tables.ts'

/** A letter as it was written; `sentAt` is when the mail server took it, null while it is kept for staff to read. */
export type KeptLetter = {
  id: number
  bookingId: string | null
  recipient: string
  subject: string
  html: string
  text: string
  messageId: string
  createdAt: Date
  sentAt: Date | null
}

export const lettersPerPage = 50

function letters(db: Db) {
  return db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select([
      'id',
      'booking_id as bookingId',
      'recipient',
      'subject',
      'html',
      'text',
      'message_id as messageId',
      'created_at as createdAt',
      'sent_at as sentAt',
    ])
}

/** A page of letters, newest first; of one booking only, when one is named. */
export async function listLetters(db: Db, query: { bookingId?: string | undefined; page?: number }): Promise<KeptLetter[]> {
  let rows = letters(db)
  if (query.bookingId) rows = rows.where('booking_id', '=', query.bookingId)
  return rows
    .orderBy('id', 'desc')
    .limit(lettersPerPage)
    .offset(((query.page ?? 1) - 1) * lettersPerPage)
    .execute()
}

export async function countLetters(db: Db): Promise<number> {
  const { count } = await db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findLetter(db: Db, id: number): Promise<KeptLetter | undefined> {
  return letters(db).where('id', '=', id).executeTakeFirst()
}

/** The letter of an occasion, if it has been written. */
export async function findLetterByOccasion(db: Db, occasion: string): Promise<KeptLetter | undefined> {
  return letters(db).where('occasion', '=', occasion).executeTakeFirst()
}

/** What the letters about a booking were written for: `sendLetter` writes none of them again. */
export async function listOccasions(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select('occasion')
    .where('booking_id', '=', bookingId)
    .execute()
  return rows.map((row) => row.occasion)
}

/** The letters of these occasions that were written, and since when they are sent. */
export async function listLettersOfOccasions(
  db: Db,
  occasions: readonly string[],
): Promise<{ id: number; occasion: string; sentAt: Date | null }[]> {
  if (occasions.length === 0) return []
  return db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select(['id', 'occasion', 'sent_at as sentAt'])
    .where('occasion', 'in', [...occasions])
    .execute()
}

/** How many letters written before an instant the mail server has not taken, counted no further than `most`. */
export async function countUnsent(db: Db, { before, most }: { before: Date; most: number }): Promise<number> {
  const rows = await db
    .withTables<LetterTables>()
    .selectFrom('letters')
    .select('id')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before)
    .limit(most)
    .execute()
  return rows.length
}
