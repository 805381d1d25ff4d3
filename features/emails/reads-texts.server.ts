import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { type AutomaticText, originalText } from './automatic-text.ts'
import type { EmailTables } from './tables.ts'
import type { TemplateFor } from './template.ts'

const on = (db: Db) => db.withTables<EmailTables>()

/** The operator's texts of an automatic email; version 0 where none was ever changed. */
export type StoredText = AutomaticText & { version: number; changedAt: Date | null; changedBy: string }

/** The texts of automatic emails in every language. */
const texts = (db: Db) => {
  const columns = ['name', 'subject', 'opening', 'closing', 'version', 'changed_at', 'changed_by'] as const
  const english = on(db).selectFrom('email_texts').select(columns).select(sql<string>`'en'`.as('language'))
  const others = on(db)
    .selectFrom('email_text_translations')
    .select([...columns, 'language'])
  return on(db).selectFrom(english.unionAll(others).as('texts'))
}

/** The operator's texts of an automatic email in a language, by its name: 'booking:confirmed'. */
export async function findText(db: Db, name: string, language: string): Promise<StoredText> {
  const found = await texts(db)
    .select(['subject', 'opening', 'closing', 'version', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst()
  return found ?? { ...originalText, version: 0, changedAt: null, changedBy: '' }
}

/** The automatic emails of which something is changed now, by name and language, with who changed it. */
export async function listChangedTexts(db: Db) {
  return texts(db)
    .select(['name', 'language', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where(sql<SqlBool>`coalesce(subject, opening, closing) is not null`)
    .orderBy('name')
    .orderBy('language')
    .execute()
}

/** A text to begin an email from. */
export type Template = {
  id: number
  name: string
  occasion: TemplateFor
  subject: string
  body: string
  version: number
  changedAt: Date
  changedBy: string
  deletedAt: Date | null
}

const templates = (db: Db) =>
  on(db)
    .selectFrom('email_templates')
    .select(['id', 'name', 'occasion', 'subject', 'body', 'version'])
    .select(['changed_at as changedAt', 'changed_by as changedBy', 'deleted_at as deletedAt'])

/** The templates that are there, by name. */
export async function listTemplates(db: Db): Promise<Template[]> {
  return templates(db).where('deleted_at', 'is', null).orderBy(sql`lower(name)`).execute()
}

/** A template, a deleted one too: it can be brought back. */
export async function findTemplate(db: Db, id: number): Promise<Template | undefined> {
  return templates(db).where('id', '=', id).executeTakeFirst()
}
