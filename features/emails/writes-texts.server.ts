import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { AutomaticText } from './automatic-text.ts'
import type { EmailTables } from './tables.ts'
import type { TemplateFor } from './template.ts'

const on = (db: Db) => db.withTables<EmailTables>()

type Changed = { at: Date; by: string }

type NewText = AutomaticText & Changed & { name: string; language: string; version: number }

/** Stores the operator's texts of an automatic email in a language, unless somebody stored others since `version` was read; false then. */
export async function putText(tx: Tx, { name, language, version, subject, opening, closing, at, by }: NewText): Promise<boolean> {
  const isEnglish = language === 'en'
  const table = sql.table(isEnglish ? 'email_texts' : 'email_text_translations')
  const key = isEnglish ? { name } : { name, language }
  const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
  const is = sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )
  const { rows } = await sql`
    insert into ${table} as stored (${columns}, subject, opening, closing, version, changed_at, changed_by)
    select ${sql.join(Object.values(key))}, ${subject}, ${opening}, ${closing}, 1, ${at}, ${by}
    where ${version} = 0 or exists (select from ${table} where ${is})
    on conflict (${columns}) do update
    set subject = excluded.subject, opening = excluded.opening, closing = excluded.closing,
      version = stored.version + 1, changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where stored.version = ${version}
    returning 1`.execute(tx)
  return rows.length > 0
}

export type TemplateText = { name: string; occasion: TemplateFor; subject: string; body: string }

/** Stores a template; undefined where its name is taken. */
export async function insertTemplate(tx: Tx, { at, by, ...text }: TemplateText & Changed): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into email_templates (name, occasion, subject, body, changed_at, changed_by)
    values (${text.name}, ${text.occasion}, ${text.subject}, ${text.body}, ${at}, ${by})
    on conflict (lower(name)) where deleted_at is null do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** False where a template no longer had this version or was deleted. */
export async function updateTemplate(
  tx: Tx,
  { id, version, at, by, ...text }: TemplateText & Changed & { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('email_templates')
    .set({ ...text, version: version + 1, changed_at: at, changed_by: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Whether another template that is not deleted has this name, in any case. Names are compared one writer after the other. */
export async function isNameTaken(tx: Tx, { name, except }: { name: string; except: number | undefined }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('letter-templates', 0))`.execute(tx)
  const { rows } = await sql`
    select from email_templates
    where lower(name) = lower(${name}) and deleted_at is null and id is distinct from ${except ?? null}::bigint`.execute(tx)
  return rows.length > 0
}

/** Marks a template as deleted at an instant, or brings it back. */
export async function markTemplate(tx: Tx, id: number, deletedAt: Date | null): Promise<void> {
  await on(tx).updateTable('email_templates').set({ deleted_at: deletedAt }).where('id', '=', id).execute()
}

/** Removes the templates that were deleted before an instant; returns how many. */
export async function purgeTemplates(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await on(db).deleteFrom('email_templates').where('deleted_at', '<', before).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
