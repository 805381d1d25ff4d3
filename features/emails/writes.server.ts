import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { EmailTables } from './tables.ts'

/**
 * Stores an email and returns its id; nothing happens where the occasion has its email already. The Message-ID follows from the
 * occasion: two simultaneous inserts may conflict on either unique column, so the conflict target names
 * none.
 */
export async function insertEmail(db: Db, row: Insertable<EmailTables['emails']>): Promise<number | undefined> {
  const stored = await db
    .withTables<EmailTables>()
    .insertInto('emails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

/**
 * Stores an email once more under another occasion, unsent; returns its id, undefined where that occasion has its email already.
 */
export async function copyEmail(
  tx: Tx,
  { id, occasion, messageId, at }: { id: number; occasion: string; messageId: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into emails (occasion, booking_id, recipient, subject, html, text, message_id, created_at, leave_url, reply_to, files, language)
    select ${occasion}, booking_id, recipient, subject, html, text, ${messageId}, ${at}, leave_url, reply_to, files, language from emails where id = ${id}
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * Locks an email, so that no other process sends it until the transaction ends; answers whether it is unsent. A mail server may
 * take longer over an email than a transaction may otherwise be idle.
 */
export async function lockEmail(tx: Tx, id: number): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = '2min'`.execute(tx)
  const row = await tx
    .withTables<EmailTables>()
    .selectFrom('emails')
    .select('sent_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.sent_at === null
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .withTables<EmailTables>()
    .updateTable('emails')
    .set({ sent_at: at, failed_at: null, failure: '' })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, id: number, { at, failure }: { at: Date; failure: string }): Promise<void> {
  await db.withTables<EmailTables>().updateTable('emails').set({ failed_at: at, failure }).where('id', '=', id).execute()
}

/** Deletes the emails about these things, by the first two words of their occasions: 'enquiry:<id>'. Returns how many. */
export async function deleteEmailsAbout(db: Db, things: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from emails
    where split_part(occasion, ':', 1) || ':' || split_part(occasion, ':', 2) = any(${[...things]})`.execute(db)
  return Number(numAffectedRows)
}

export async function deleteEmails(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from emails where id = any(${[...ids]}::bigint[])`.execute(db)
}

/**
 * Deletes emails that staff wrote to an address alone and copies of newsletters, each from before its instant. Returns how many.
 */
export async function deleteOldEmails(
  db: Db,
  { toAddressBefore, issuesBefore }: { toAddressBefore: Date; issuesBefore: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from emails where (occasion like 'mailing:%' and created_at < ${toAddressBefore})
      or (occasion like 'newsletter:%:issue-%' and created_at < ${issuesBefore})`.execute(db)
  return Number(numAffectedRows)
}
