import type { Context, Tx } from '#platform/context.ts'
import type { NewGuides } from './new-guides.ts'
import { insertGuides } from './writes.server.ts'

/**
 * Adds, inside the caller's transaction, the missing guides of countries and parks. Existing ones stay as staff
 * left them. Safe at every start.
 */
export async function addGuides(ctx: Context, tx: Tx, guides: NewGuides): Promise<void> {
  if ((await insertGuides(tx, guides)) > 0) await ctx.cache.invalidate(tx, ['places'])
}
