import type { Tx } from '#platform/context.ts'
import type { PageContent } from './blocks.ts'
import type { PageTables } from './tables.ts'
import type { TermsVersion } from './terms-version.ts'

const on = (tx: Tx) => tx.withTables<PageTables>()

/** Adds the pages that are missing; one that is there stays as staff left it. */
export async function insertPages(tx: Tx, pages: readonly PageContent[], at: Date): Promise<void> {
  if (pages.length === 0) return
  const rows = pages.map(({ slug, title, sentence, lede, scene, sections }) => ({
    slug,
    title,
    sentence,
    lede,
    scene: JSON.stringify(scene),
    sections: JSON.stringify(sections),
    updated_at: at,
  }))
  await on(tx)
    .insertInto('pages')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertTerms(tx: Tx, versions: readonly TermsVersion[]): Promise<void> {
  if (versions.length === 0) return
  const rows = versions.map(({ version, effectiveOn, changes, sections }) => ({
    version,
    effective_on: effectiveOn,
    changes,
    sections: JSON.stringify(sections),
  }))
  await on(tx)
    .insertInto('terms_versions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
