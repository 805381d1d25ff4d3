import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type DiscountCode, writtenCode } from './discounts.ts'
import type { Extra } from './extras.ts'
import type { PriceTables } from './tables.ts'

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
    'kinds', e.kinds, 'mostPerBooking', e.most_per_booking, 'active', e.active) order by e.position, e.id), '[]')
  from extras e)`

/**
 * The code that was typed, in whatever case, where it is in force on a day in Kigali; undefined where there is none. Whether
 * uses are left is asked when it is taken, so that a booking that holds the last use can be priced again.
 */
export async function findDiscountCode(db: Db, typed: string, today: Day): Promise<DiscountCode | undefined> {
  return on(db)
    .selectFrom('discount_codes')
    .select(['code', 'name', 'percent', 'amount_minor as amountMinor', 'kinds'])
    .where('code', '=', writtenCode(typed))
    .where('active', '=', true)
    .where('from_day', '<=', today)
    .where(sql<boolean>`coalesce(until_day >= ${today}, true)`)
    .executeTakeFirst()
}

/** How many bookings other than this one use a code. */
export async function countOtherUses(db: Db, code: string, bookingId: string): Promise<number> {
  const { uses } = await on(db)
    .selectFrom('discount_uses')
    .where('code', '=', code)
    .where('booking_id', '<>', bookingId)
    .select((e) => e.fn.countAll<number>().as('uses'))
    .executeTakeFirstOrThrow()
  return uses
}
