import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import type { TranslationTables } from '../tables.ts'
import type { ApprovedMessages, OwnMessage, ShippedText } from './message.ts'

const on = (db: Db) => db.withTables<TranslationTables>()

const columns = [
  'part',
  'path',
  'approved',
  'approved_of as approvedOf',
  'approved_at as approvedAt',
  'approved_by as approvedBy',
  'draft',
  'draft_of as draftOf',
  'draft_by as draftBy',
  'version',
  'edited_at as editedAt',
  'editor',
] as const

/** What an operator has of messages in a language: of all parts or of one. */
export function listOwnMessages(db: Db, language: string, part?: string): Promise<OwnMessage[]> {
  const all = on(db).selectFrom('interface_messages').select(columns).where('language', '=', language)
  return (part === undefined ? all : all.where('part', '=', part)).orderBy('part').orderBy('path').execute()
}

/** What is approved of messages in every language. */
export async function listApprovedMessages(db: Db): Promise<ReadonlyMap<string, ApprovedMessages>> {
  const rows = await on(db)
    .selectFrom('interface_messages')
    .select(['language', 'part', 'path', 'approved', 'approved_of as of', 'approved_at as at'])
    .where('approved', 'is not', null)
    .orderBy('language')
    .orderBy('part')
    .orderBy('path')
    .execute()
  const languages = new Map<string, Map<string, Map<string, ShippedText>>>()
  for (const { language, part, path, approved, of, at } of rows) {
    if (approved === null || of === null || at === null) continue
    const parts = languages.get(language) ?? new Map<string, Map<string, ShippedText>>()
    const texts = parts.get(part) ?? new Map<string, ShippedText>()
    languages.set(language, parts.set(part, texts.set(path, { text: approved, of, by: 'person', read: kigaliDay(at) })))
  }
  return languages
}

/** What an operator has of some messages of a part, locked until the transaction ends. */
export async function lockOwnMessages(
  db: Db,
  { language, part, paths }: { language: string; part: string; paths: readonly string[] },
): Promise<ReadonlyMap<string, OwnMessage>> {
  if (paths.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('interface_messages')
    .select(columns)
    .where('language', '=', language)
    .where('part', '=', part)
    .where('path', 'in', paths)
    .orderBy('path')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.path, row]))
}
