import type { PlaceTables } from '#features/places/tables.ts'
import type { Db } from '#platform/context.ts'
import type { CommunityGuide } from './community-guide.ts'
import type { ExperienceKind, PlacedExperience } from './experience.ts'
import type { CommunityTables } from './tables.ts'

const on = (db: Db) => db.withTables<CommunityTables & PlaceTables>()

function experiences(db: Db) {
  return on(db)
    .selectFrom('experiences as e')
    .innerJoin('places as p', 'p.id', 'e.place_id')
    .innerJoin('countries as c', 'c.id', 'p.country_id')
    .select([
      'e.id',
      'e.position',
      'e.name',
      'e.place_id as placeId',
      'e.category',
      'e.minutes',
      'e.group_max as groupMax',
      'e.minimum_age as minimumAge',
      'e.fee_minor as feeMinor',
      'e.as_of as asOf',
      'e.booking',
      'e.facts',
      'e.confidence',
      'p.name as place',
      'c.id as countryId',
      'c.name as country',
      'c.advisory',
    ])
}

/** Every experience, or those of one kind, in the order staff gave them. */
export async function listExperiences(db: Db, kind?: ExperienceKind): Promise<PlacedExperience[]> {
  const query = experiences(db).orderBy('e.position').orderBy('e.id')
  return (kind ? query.where('e.category', '=', kind) : query).execute()
}

export async function findExperience(db: Db, id: string): Promise<PlacedExperience | undefined> {
  return experiences(db).where('e.id', '=', id).executeTakeFirst()
}

/** The kinds that have experiences, each with their number. */
export async function countByKind(db: Db): Promise<Map<ExperienceKind, number>> {
  const rows = await on(db)
    .selectFrom('experiences')
    .select((e) => ['category', e.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  return new Map(rows.map(({ category, count }) => [category, count]))
}

/** The one guide of how to visit people. */
export async function findCommunityGuide(db: Db): Promise<CommunityGuide | undefined> {
  const row = await on(db).selectFrom('community_guides').select('guide').where('id', '=', 'hosts').executeTakeFirst()
  return row?.guide
}
