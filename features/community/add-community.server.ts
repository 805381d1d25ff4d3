import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { Experience } from './experience.ts'
import { insertExperiences, insertGuides } from './writes.server.ts'

/**
 * Adds the missing experiences and the guide inside the caller's transaction. What staff changed stays, and what they deleted
 * is not added again. Safe at every start.
 */
export async function addCommunity(
  ctx: Context,
  tx: Tx,
  { experiences, guides }: { experiences: readonly Experience[]; guides: readonly { id: string; guide: CommunityGuide }[] },
): Promise<void> {
  const added =
    (await insertExperiences(tx, await leaveToStaff(tx, 'experience', experiences, ({ id }) => id))) +
    (await insertGuides(tx, guides))
  if (added > 0) await ctx.cache.invalidate(tx, ['community'])
}
