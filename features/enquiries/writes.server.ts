import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { EnquiryTables } from './tables.ts'

const on = (db: Db) => db.withTables<EnquiryTables>()

export async function insertEnquiry(tx: Tx, row: Insertable<EnquiryTables['enquiries']>): Promise<void> {
  await on(tx).insertInto('enquiries').values(row).execute()
}

type SubscriptionRequest = { id: string; email: string; language: string; requestedAt: Date }

/** Stores an address as requested; nothing happens where it exists already. */
export async function insertSubscriber(
  db: Db,
  { id, email, language, requestedAt }: SubscriptionRequest,
  tokenHash: Buffer,
): Promise<void> {
  await on(db)
    .insertInto('subscribers')
    .values({
      ...{ id, email, language, state: 'asked', token_hash: tokenHash },
      ...{ asked_at: requestedAt, confirmed_at: null, ended_at: null },
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Asks somebody who had unsubscribed to confirm again; the earlier instants are cleared. */
export async function reinviteSubscriber(
  db: Db,
  { id, language, requestedAt }: SubscriptionRequest,
  tokenHash: Buffer,
): Promise<void> {
  await on(db)
    .updateTable('subscribers')
    .set({ state: 'asked', language, token_hash: tokenHash, asked_at: requestedAt, confirmed_at: null, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'ended')
    .execute()
}

/** Changes the language of somebody who has not confirmed yet. */
export async function updateRequestLanguage(db: Db, id: string, language: string): Promise<void> {
  await on(db).updateTable('subscribers').set({ language }).where('id', '=', id).where('state', '=', 'asked').execute()
}

/** False where it was no longer in the state 'asked'. */
export async function markConfirmed(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await on(db)
    .updateTable('subscribers')
    .set({ state: 'confirmed', confirmed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function markEnded(db: Db, id: string, at: Date): Promise<void> {
  await on(db)
    .updateTable('subscribers')
    .set({ state: 'ended', ended_at: at })
    .where('id', '=', id)
    .where('state', '!=', 'ended')
    .execute()
}

/** Answers the ids of those that went. */
export async function deleteEnquiries(
  db: Db,
  { heldBefore, finishedBefore }: { heldBefore: Date; finishedBefore: Date },
): Promise<string[]> {
  const rows = await on(db)
    .deleteFrom('enquiries')
    .where('lives_with_booking', '=', false)
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'held'), e(e.fn.coalesce('held_at', 'created_at'), '<', heldBefore)]),
        e('finished_at', '<', finishedBefore),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers the ids of those that went. */
export async function deleteSubscribers(
  db: Db,
  { requestedBefore, endedBefore }: { requestedBefore: Date; endedBefore: Date },
): Promise<string[]> {
  const rows = await on(db)
    .deleteFrom('subscribers')
    .where((e) => e.or([e.and([e('state', '=', 'asked'), e('asked_at', '<', requestedBefore)]), e('ended_at', '<', endedBefore)]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Deletes what was sent from an address, in lower case, and its place among the readers; answers the ids, and by what they were
 * known.
 */
export async function deleteOfAddress(tx: Tx, email: string) {
  const enquiries = await on(tx)
    .deleteFrom('enquiries')
    .where((e) => e(e.fn('lower', ['email']), '=', email))
    .returning(['id', 'reference'])
    .execute()
  const subscribers = await on(tx).deleteFrom('subscribers').where('email', '=', email).returning('id').execute()
  return { enquiries, subscribers: subscribers.map(({ id }) => id) }
}

/** Answers the ids of those that went. */
export async function deleteDemoEnquiries(tx: Tx): Promise<string[]> {
  const rows = await on(tx).deleteFrom('enquiries').where('sample', '=', true).returning('id').execute()
  return rows.map(({ id }) => id)
}
