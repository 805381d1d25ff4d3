import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PageContent } from './blocks.ts'
import type { PageTables } from './tables.ts'
import type { TermsVersion } from './terms-version.ts'

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

/** One version of the terms, whole. */
export async function findTerms(db: Db, version: string): Promise<TermsVersion | undefined> {
  return on(db)
    .selectFrom('terms_versions')
    .select(['version', 'effective_on as effectiveOn', 'changes', 'sections'])
    .where('version', '=', version)
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
export async function listTermsVersions(db: Db): Promise<Omit<TermsVersion, 'sections'>[]> {
  return on(db)
    .selectFrom('terms_versions')
    .select(['version', 'effective_on as effectiveOn', 'changes'])
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .execute()
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
