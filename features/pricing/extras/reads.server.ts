import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { PriceTables } from '../tables.ts'
import type { Extra } from './extra.ts'

const on = (db: Db) => db.withTables<PriceTables>()

/** Every extra of the catalogue, those that are not on sale too, in the order in which they are shown. */
export async function listExtras(db: Db): Promise<Extra[]> {
  return on(db)
    .selectFrom('extras')
    .select([
      'id',
      'name',
      'note',
      'unit',
      'amount_minor as amountMinor',
      'kinds',
      'activities',
      'free_time_in as freeTimeIn',
      'drive',
      'most_per_booking as mostPerBooking',
      'active',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The same as one value of a statement that reads more besides. */
export const allExtras = sql<Extra[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'note', e.note, 'unit', e.unit, 'amountMinor', e.amount_minor,
    'kinds', e.kinds, 'activities', e.activities, 'freeTimeIn', e.free_time_in, 'drive', e.drive, 'mostPerBooking', e.most_per_booking, 'active', e.active) order by e.position, e.id), '[]')
  from extras e)`
