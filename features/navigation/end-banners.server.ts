import { findOfLife } from '#features/content/reads.server.ts'
import { unpublishEntry } from '#features/content/unpublish-entry.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { refused } from '#values/outcome.ts'
import { bannerEntry } from './banner-entry.server.ts'
import { listBannersOver } from './reads.server.ts'

export const endBannersQueue = 'end-banners'

/** The author that the audit log names for banners that ended by themselves. */
const operator = { id: '', name: 'Impamba' }

/**
 * Makes banners whose last day is past drafts again, so that the admin area agrees with the site, which has not shown them since
 * midnight in Kigali. One whose last day was moved meanwhile stays. Returns how many ended.
 */
export async function endBanners(ctx: Context): Promise<number> {
  const today = kigaliDay(ctx.clock.now())
  const whileOver: typeof bannerEntry = {
    ...bannerEntry,
    async unpublish(own, tx, liveId) {
      const isOver = (await listBannersOver(tx, today)).includes(liveId)
      return isOver && bannerEntry.unpublish
        ? bannerEntry.unpublish(own, tx, liveId)
        : refused({ reason: 'still-needed', facts: {} })
    },
  }
  let count = 0
  for (const liveId of await listBannersOver(ctx.db, today)) {
    const entry = await findOfLife(ctx.db, 'notice', liveId)
    if (entry && (await unpublishEntry(ctx, whileOver, { id: entry.id, actor: operator })).done) count++
  }
  return count
}
