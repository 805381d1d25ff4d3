import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { AgreedTerms } from './agreed-terms.ts'
import type { PageContent } from './blocks.ts'
import type { PageTables } from './tables.ts'
import type { NamedTerms, TermsVersion } from './terms-version.ts'

const on = (db: Db) => db.withTables<PageTables>()

/** A page that staff write, with the instant of its last change; undefined where there is none of that name. */
export async function findPage(db: Db, slug: string): Promise<(PageContent & { updatedAt: Date }) | undefined> {
  return on(db)
    .selectFrom('pages')
    .select(['slug', 'title', 'sentence', 'lede', 'scene', 'sections', 'updated_at as updatedAt'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Every page that staff write, by its slug. */
export async function listPages(db: Db): Promise<(PageContent & { updatedAt: Date })[]> {
  return on(db)
    .selectFrom('pages')
    .select(['slug', 'title', 'sentence', 'lede', 'scene', 'sections', 'updated_at as updatedAt'])
    .orderBy('slug')
    .execute()
}

/** The name of the terms `v` as its author typed it in the editor; its version where there is none. */
const termsName = sql<string>`coalesce((select nullif(e.content ->> 'title', '') from entries e
  where e.kind = 'terms' and e.live_id = v.version), v.version)`.as('name')

/** One version of the terms, whole. */
export async function findTerms(db: Db, version: string): Promise<NamedTerms | undefined> {
  return on(db)
    .selectFrom('terms_versions as v')
    .select(['v.version', 'v.effective_on as effectiveOn', 'v.changes', 'v.sections', termsName])
    .where('v.version', '=', version)
    .executeTakeFirst()
}

/** Every version of the terms, whole, newest first. */
export async function listWholeTerms(db: Db): Promise<TermsVersion[]> {
  return on(db)
    .selectFrom('terms_versions')
    .select(['version', 'effective_on as effectiveOn', 'changes', 'sections'])
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .execute()
}

/** What changed when, newest first: every version of the terms without its text. */
export async function listTermsVersions(db: Db): Promise<Omit<NamedTerms, 'sections'>[]> {
  return on(db)
    .selectFrom('terms_versions as v')
    .select(['v.version', 'v.effective_on as effectiveOn', 'v.changes', termsName])
    .orderBy('v.effective_on', 'desc')
    .orderBy('v.version', 'desc')
    .execute()
}

/** The versions of the terms, whole, locked against other changes until the transaction ends. */
export async function lockTerms(tx: Tx): Promise<TermsVersion[]> {
  return on(tx)
    .selectFrom('terms_versions')
    .select(['version', 'effective_on as effectiveOn', 'changes', 'sections'])
    .orderBy('version')
    .forNoKeyUpdate()
    .execute()
}

/** The text that somebody who reads a language agrees to now: the newest revision that is not stale, else English. */
export async function findTermsToAgree(db: Db, version: string, language: string): Promise<AgreedTerms> {
  const [newest] = language === 'en' ? [] : await currentTranslations(db, language).where('t.version', '=', version).execute()
  return newest ? { version, language, revision: newest.revision } : { version, language: 'en', revision: null }
}

/** What changed with each version, of those that are translated into a language and not stale. */
export async function listTranslatedChanges(db: Db, language: string): Promise<ReadonlyMap<string, string>> {
  if (language === 'en') return new Map()
  const rows = await currentTranslations(db, language).select(['t.version', 't.changes']).execute()
  return new Map(rows.map(({ version, changes }) => [version, changes]))
}

/** The newest revision of each version in a language, where it translates what the version says now. */
const currentTranslations = (db: Db, language: string) =>
  on(db)
    .selectFrom('terms_translations as t')
    .innerJoin('terms_versions as v', 'v.version', 't.version')
    .distinctOn('t.version')
    .select('t.revision')
    .where('t.language', '=', language)
    .where(sql<boolean>`t.english = jsonb_build_object('changes', v.changes, 'sections', v.sections)`)
    .orderBy('t.version')
    .orderBy('t.revision', 'desc')

/** The languages besides English in which somebody could agree to a version now. */
export async function listTermsLanguages(db: Db, version: string): Promise<string[]> {
  const rows = await on(db)
    .selectFrom('terms_translations as t')
    .innerJoin('terms_versions as v', 'v.version', 't.version')
    .select('t.language')
    .distinct()
    .where('t.version', '=', version)
    .where(sql<boolean>`t.english = jsonb_build_object('changes', v.changes, 'sections', v.sections)`)
    .orderBy('t.language')
    .execute()
  return rows.map(({ language }) => language)
}

/** The newest revision of a version in a language, stale or not. */
export async function findNewestTranslation(db: Db, version: string, language: string) {
  return on(db)
    .selectFrom('terms_translations')
    .select(['revision', 'english', 'changes', 'sections'])
    .where('version', '=', version)
    .where('language', '=', language)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A version of the terms as somebody agreed to it, or may agree to it now; undefined where there is no such text. */
export async function findAgreedTerms(db: Db, { version, language, revision }: AgreedTerms): Promise<NamedTerms | undefined> {
  if (revision === null) return findTerms(db, version)
  return on(db)
    .selectFrom('terms_translations as t')
    .innerJoin('terms_versions as v', 'v.version', 't.version')
    .select(['t.version', 'v.effective_on as effectiveOn', 't.changes', 't.sections', termsName])
    .where('t.version', '=', version)
    .where('t.language', '=', language)
    .where('t.revision', '=', revision)
    .executeTakeFirst()
}

/** A picture in a page or in a version of the terms. */
type PageHolding = { picture: string; kind: 'page' | 'terms'; slug: string; title: string }

/** Which pages use which pictures: the pictures named, or all. */
export async function listPagesWithPictures(db: Db, pictures?: readonly string[]): Promise<PageHolding[]> {
  const { rows } = await sql<PageHolding>`
    select distinct photo->>'picture' as picture, 'page' as kind, slug, title
    from pages, jsonb_path_query(sections, '$[*].blocks[*] ? (@.kind == "photo")') as photo
    where ${pictures === undefined} or photo->>'picture' = any(${pictures ?? []})
    union all
    select distinct photo->>'picture', 'terms', version, version
    from terms_versions, jsonb_path_query(sections, '$[*].blocks[*] ? (@.kind == "photo")') as photo
    where ${pictures === undefined} or photo->>'picture' = any(${pictures ?? []})
    order by 2, 4`.execute(db)
  return rows
}
