import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import type { PageContent } from './blocks.ts'
import type { TermsVersion } from './terms-version.ts'
import { insertPages, insertTerms } from './writes.server.ts'

/**
 * Adds, inside the caller's transaction, the missing pages and versions of the terms, and invalidates every cached page if there
 * were any. Existing ones stay as they are, with the changes of staff. Safe at every start.
 */
export async function addPages(
  ctx: Context,
  tx: Tx,
  { pages, terms }: { pages: readonly PageContent[]; terms: readonly TermsVersion[] },
): Promise<void> {
  const added = (await insertPages(tx, pages, ctx.clock.now())) + (await insertTerms(tx, terms))
  if (added === 0) return
  await ctx.cache.invalidate(tx, ['pages', 'terms', ...pages.map(({ slug }) => `page:${slug}`)])
  await ctx.jobs.addOnce(tx, searchQueue)
}
