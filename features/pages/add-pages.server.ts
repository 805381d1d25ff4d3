import type { Context, Tx } from '#platform/context.ts'
import { searchQueue } from '#values/queues.ts'
import type { PageContent } from './blocks.ts'
import type { TermsVersion } from './terms-version.ts'
import { insertPages, insertTerms } from './writes.server.ts'

/**
 * Adds, inside the caller's transaction, the pages and the versions of the terms that are missing, and where any were lets
 * every page forget them. What is there stays as it is, with whatever staff wrote into it. Safe at every start.
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
