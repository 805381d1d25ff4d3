import type { Db } from '#platform/context.ts'
import type { Leg, LegPlace } from './leg.ts'
import type { PlaceTables } from './tables.ts'

const on = (db: Db) => db.withTables<PlaceTables>()

/** Every leg between two places, in the order of their names. */
export async function listLegs(db: Db): Promise<Leg[]> {
  return on(db)
    .selectFrom('legs')
    .select([
      'id',
      'from_id as fromId',
      'to_id as toId',
      'mode',
      'km',
      'minutes',
      'minutes_least as minutesLeast',
      'minutes_most as minutesMost',
      'surface',
      'vehicle',
      'border_id as borderId',
      'border_least as borderLeast',
      'border_most as borderMost',
      'status',
      'note',
      'confidence',
      'as_of as asOf',
    ])
    .orderBy('id')
    .execute()
}

/** Every place that a leg begins or ends at, with its country, by country and name. */
export async function listLegPlaces(db: Db): Promise<LegPlace[]> {
  return on(db)
    .selectFrom('places')
    .innerJoin('countries', 'countries.id', 'places.country_id')
    .select(['places.id', 'places.name', 'countries.id as countryId', 'countries.name as country', 'places.lat', 'places.lng'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('legs')
          .select('legs.id')
          .where(({ or, ref, eb }) => or([eb('legs.from_id', '=', ref('places.id')), eb('legs.to_id', '=', ref('places.id'))])),
      ),
    )
    .orderBy('countries.position')
    .orderBy('places.name')
    .execute()
}
