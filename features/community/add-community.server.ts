import { leaveToStaff } from '#features/content/leave-to-staff.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { Experience } from './experience.ts'
import { insertExperiences, insertGuides } from './writes.server.ts'

/** Adds, inside the caller's transaction, the experiences and the guide that are missing. What staff changed
 * stays, and what they took away does not come back. Safe at every start. */
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
