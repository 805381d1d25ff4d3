import type { Tx } from '#platform/context.ts'
import type { PageContent } from './blocks.ts'
import type { PageTables } from './tables.ts'
import type { TermsVersion } from './terms-version.ts'

const on = (tx: Tx) => tx.withTables<PageTables>()

/** Adds the pages that are missing; one that is there stays as staff left it. Answers how many were. */
export async function insertPages(tx: Tx, pages: readonly PageContent[], at: Date): Promise<number> {
  if (pages.length === 0) return 0
  const rows = pages.map(({ slug, title, sentence, lede, scene, sections }) => ({
    slug,
    title,
    sentence,
    lede,
    scene: JSON.stringify(scene),
    sections: JSON.stringify(sections),
    updated_at: at,
  }))
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('pages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Adds the versions of the terms that are missing. Answers how many were. */
export async function insertTerms(tx: Tx, versions: readonly TermsVersion[]): Promise<number> {
  if (versions.length === 0) return 0
  const rows = versions.map(({ version, effectiveOn, changes, sections }) => ({
    version,
    effective_on: effectiveOn,
    changes,
    sections: JSON.stringify(sections),
  }))
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('terms_versions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
