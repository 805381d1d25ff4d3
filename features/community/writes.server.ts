import type { Tx } from '#platform/context.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { Experience } from './experience.ts'
import type { CommunityTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<CommunityTables>()

const asRow = ({ placeId, groupMax, minimumAge, feeMinor, asOf, facts, ...rest }: Experience) => ({
  ...rest,
  place_id: placeId,
  group_max: groupMax,
  minimum_age: minimumAge,
  fee_minor: feeMinor,
  as_of: asOf,
  facts: [...facts],
})

/** Adds the missing experiences; existing ones stay as staff left them. */
export async function insertExperiences(tx: Tx, experiences: readonly Experience[]): Promise<number> {
  if (experiences.length === 0) return 0
  const rows = experiences.map(asRow)
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('experiences')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export async function insertGuides(tx: Tx, guides: readonly { id: string; guide: CommunityGuide }[]): Promise<number> {
  if (guides.length === 0) return 0
  const { numInsertedOrUpdatedRows = 0n } = await on(tx)
    .insertInto('community_guides')
    .values(guides.map(({ id, guide }) => ({ id, guide: JSON.stringify(guide) })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Replaces a guide. */
export async function updateGuide(tx: Tx, id: string, guide: CommunityGuide): Promise<void> {
  const row = { guide: JSON.stringify(guide) }
  await on(tx).updateTable('community_guides').set(row).where('id', '=', id).executeTakeFirstOrThrow()
}
