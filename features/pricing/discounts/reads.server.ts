import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PriceTables } from '../tables.ts'
import { type DiscountCode, writtenCode } from './discounts.ts'

const on = (db: Db) => db.withTables<PriceTables>()

/** Every code that is in force or will be, by its text. */
export async function listCodes(db: Db) {
  return on(db)
    .selectFrom('discount_codes')
    .select([
      'name',
      'code',
      'percent',
      'amount_minor as amountMinor',
      'from_day as fromDay',
      'until_day as untilDay',
      'most_uses as mostUses',
      'kinds',
    ])
    .where('active', '=', true)
    .orderBy('code')
    .execute()
}

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
