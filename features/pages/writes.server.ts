import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PageContent } from './blocks.ts'
import type { PageTables } from './tables.ts'
import type { TermsVersion } from './terms-version.ts'

const on = (tx: Tx) => tx.withTables<PageTables>()

const rowOf = ({ slug, title, sentence, lede, scene, sections }: PageContent, at: Date) => ({
  slug,
  title,
  sentence,
  lede,
  scene: JSON.stringify(scene),
  sections: JSON.stringify(sections),
  updated_at: at,
})

/** Adds the missing pages; existing ones stay as staff left them. Returns how many. */
export async function insertPages(tx: Tx, pages: readonly PageContent[], at: Date): Promise<number> {
  if (pages.length === 0) return 0
  const rows = pages.map((page) => rowOf(page, at))
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('pages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Replaces the page that was at an address, which may be its own; without one it is new. An unchanged page
 * keeps the instant of its last change.
 */
export async function upsertPage(
  tx: Tx,
  page: PageContent,
  { at, formerSlug }: { at: Date; formerSlug: string | undefined },
): Promise<void> {
  if (formerSlug !== undefined && formerSlug !== page.slug) await deletePage(tx, formerSlug)
  const { slug, ...rest } = rowOf(page, at)
  await on(tx)
    .insertInto('pages')
    .values({ slug, ...rest })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet(rest)
        .where(
          sql<boolean>`(pages.title, pages.sentence, pages.lede, pages.scene, pages.sections)
            is distinct from (excluded.title, excluded.sentence, excluded.lede, excluded.scene, excluded.sections)`,
        ),
    )
    .execute()
}

export async function deletePage(tx: Tx, slug: string): Promise<void> {
  await on(tx).deleteFrom('pages').where('slug', '=', slug).execute()
}

const termsRow = ({ version, effectiveOn, changes, sections }: TermsVersion) => ({
  version,
  effective_on: effectiveOn,
  changes,
  sections: JSON.stringify(sections),
})

/** Replaces a version of the terms. The caller has checked that no booking was made under it. */
export async function upsertTerms(tx: Tx, terms: TermsVersion): Promise<void> {
  const { version, ...rest } = termsRow(terms)
  await on(tx)
    .insertInto('terms_versions')
    .values({ version, ...rest })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(rest))
    .execute()
}

export async function deleteTerms(tx: Tx, version: string): Promise<void> {
  await on(tx).deleteFrom('terms_versions').where('version', '=', version).execute()
}

/** Adds a revision of a translation, which never changes from then on. */
export async function insertTermsTranslation(
  tx: Tx,
  { version, language, revision, english, changes, sections, at }: NewTermsTranslation,
): Promise<void> {
  await on(tx)
    .insertInto('terms_translations')
    .values({
      ...{ version, language, revision, changes, created_at: at },
      english: JSON.stringify(english),
      sections: JSON.stringify(sections),
    })
    .execute()
}
type TermsText = Pick<TermsVersion, 'changes' | 'sections'>
type NewTermsTranslation = TermsText & { version: string; language: string; revision: number; english: TermsText; at: Date }

/** Adds the missing versions of the terms. Returns how many. */
export async function insertTerms(tx: Tx, versions: readonly TermsVersion[]): Promise<number> {
  if (versions.length === 0) return 0
  const rows = versions.map(termsRow)
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('terms_versions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
