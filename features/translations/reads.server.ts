import type { Content } from '#features/content/entry.ts'
import type { EntryTables } from '#features/content/tables.ts'
import type { Db } from '#platform/context.ts'
import type { TranslationTables } from './tables.ts'
import type { FollowedText, KnownTexts, Translation } from './translation.ts'

const on = (db: Db) => db.withTables<TranslationTables & EntryTables>()

const columns = [
  'hash',
  'approved',
  'approved_at as approvedAt',
  'approved_by as approvedBy',
  'draft',
  'draft_by as draftBy',
  'version',
  'edited_at as editedAt',
  'editor',
] as const

/** What is public of an entry, which is what is translated. */
export type PublicEntry = { id: number; kind: string; title: string; slug: string; content: Content }

/** A public content, or rows of a table, whose id is a name. */
export type TranslatedContent = Omit<PublicEntry, 'id'> & { id: number | string }

/** The public contents of some kinds, by kind and title. */
export function listPublicEntries(db: Db, kinds: readonly string[]): Promise<PublicEntry[]> {
  return publicEntries(db).where('e.kind', 'in', kinds).orderBy('e.kind').orderBy('e.title').orderBy('e.id').execute()
}

export const findPublicEntry = (db: Db, id: number): Promise<PublicEntry | undefined> =>
  publicEntries(db).where('e.id', '=', id).executeTakeFirst()

const publicEntries = (db: Db) =>
  on(db)
    .selectFrom('entries as e')
    .innerJoin('entry_versions as v', (join) =>
      join.onRef('v.entry_id', '=', 'e.id').onRef('v.version', '=', 'e.published_version'),
    )
    .select(['e.id', 'e.kind', 'v.title', 'e.slug', 'v.content'])

/** The last versions of an entry up to what is public, newest first. */
export async function listLastContents(db: Db, entryId: number, most: number): Promise<Content[]> {
  const rows = await on(db)
    .selectFrom('entry_versions as v')
    .innerJoin('entries as e', 'e.id', 'v.entry_id')
    .select('v.content')
    .where('e.id', '=', entryId)
    .whereRef('v.version', '<=', 'e.published_version')
    .orderBy('v.version', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ content }) => content)
}

/** What is known of the texts of each kind in one language. */
export async function listKnownTexts(db: Db, language: string): Promise<ReadonlyMap<string, KnownTexts>> {
  const [translations, followed] = await Promise.all([
    on(db)
      .selectFrom('translations')
      .select(['kind', ...columns])
      .where('language', '=', language)
      .execute(),
    on(db).selectFrom('text_changes').select(['kind', 'hash', 'follows', 'changes_meaning as changesMeaning']).execute(),
  ])
  const kinds = new Map<string, { translations: Map<string, Translation>; followed: Map<string, FollowedText> }>()
  const of = (kind: string) => {
    const known = kinds.get(kind) ?? { translations: new Map(), followed: new Map() }
    kinds.set(kind, known)
    return known
  }
  for (const { kind, ...translation } of translations) of(kind).translations.set(translation.hash, translation)
  for (const { kind, ...change } of followed) of(kind).followed.set(change.hash, change)
  return kinds
}

/** Whether anything is translated into a language, or begun. */
export async function hasTranslations(db: Db, language: string): Promise<boolean> {
  const found = await on(db)
    .selectFrom('translations')
    .select('hash')
    .where('language', '=', language)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The languages into which anything of a kind is translated and approved. */
export async function listLanguagesOf(db: Db, kind: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('translations')
    .select('language')
    .distinct()
    .where('kind', '=', kind)
    .where('approved', 'is not', null)
    .orderBy('language')
    .execute()
  return rows.map(({ language }) => language)
}

/** The tag of pages that show translated texts of a language. */
export const translationsTag = (language: string) => `translations:${language}`

/** The translations of some texts, locked until the transaction ends. */
export async function lockTranslations(
  db: Db,
  { kind, language, hashes }: { kind: string; language: string; hashes: readonly string[] },
): Promise<ReadonlyMap<string, Translation>> {
  if (hashes.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('translations')
    .select(columns)
    .where('language', '=', language)
    .where('kind', '=', kind)
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.hash, row]))
}
