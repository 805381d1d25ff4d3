import type { TextsByLanguage } from '#features/emails/text-in-language.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { IssueState, NewsletterTables } from './tables.ts'

const on = (db: Db) => db.withTables<NewsletterTables>()

type Text = { subject: string; body: string; texts: TextsByLanguage; journeys: readonly string[] }
type Changed = { at: Date; by: string }

/** Inserts a new issue; does nothing if its id exists. */
export async function insertIssue(
  tx: Tx,
  { id, at, by, journeys, texts, ...text }: Text & Changed & { id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('newsletter_issues')
    .values({
      ...text,
      id,
      journeys: [...journeys],
      state: 'draft',
      version: 1,
      created_at: at,
      changed_at: at,
      changed_by: by,
      started_at: null,
      readers_count: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows > 0n) await replaceTexts(tx, id, texts)
  return numInsertedOrUpdatedRows > 0n
}

/** Writes the texts of an issue in other languages in place of the former ones, in the transaction that locked its row. */
async function replaceTexts(tx: Tx, issueId: string, texts: TextsByLanguage): Promise<void> {
  await on(tx).deleteFrom('newsletter_texts').where('issue_id', '=', issueId).execute()
  const rows = Object.entries(texts).map(([language, { subject, body }]) => ({ issue_id: issueId, language, subject, body }))
  if (rows.length > 0) await on(tx).insertInto('newsletter_texts').values(rows).execute()
}

/** Updates a draft. False if no draft has this version. */
export async function updateIssue(
  tx: Tx,
  { id, version, at, by, journeys, texts, ...text }: Text & Changed & { id: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('newsletter_issues')
    .set({ ...text, journeys: [...journeys], version: version + 1, changed_at: at, changed_by: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await replaceTexts(tx, id, texts)
  return numUpdatedRows > 0n
}

/** Deletes a draft of this version. Returns whether there was one. */
export async function deleteDraft(tx: Tx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { numDeletedRows } = await on(tx)
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Marks a draft of this version as being sent to so many readers. Returns whether there was one. */
export async function markStarted(
  tx: Tx,
  { id, version, at, readers }: { id: string; version: number; at: Date; readers: number },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('newsletter_issues')
    .set({ state: 'sending', started_at: at, readers_count: readers })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Moves an issue from one state to another. False if it was not in the first one. `finishedAt`: when the last email was queued.
 */
export async function moveIssue(
  tx: Tx,
  { id, from, to, finishedAt }: { id: string; from: IssueState; to: IssueState; finishedAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('newsletter_issues')
    .set({ state: to, finished_at: finishedAt ?? null })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
