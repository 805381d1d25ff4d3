import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

type Days = { from: Day; to: Day }

/** Writes down that these permits are closed on the days from ≤ day ≤ to; what was closed before stays as it was. Returns how many days of permits are new. */
export async function insertClosedDays(
  tx: Tx,
  feeIds: readonly string[],
  { from, to, reason, at, by }: Days & { reason: string; at: Date; by: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into permit_closed_days (fee_id, day, reason, at, by)
    select f.id, d.day::date, ${reason}, ${at}, ${by}
    from unnest(${[...feeIds]}::text[]) as f (id), generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** These permits are open again on the days from ≤ day ≤ to. Returns how many days of permits were closed. */
export async function deleteClosedDays(db: Db, feeIds: readonly string[], { from, to }: Days): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from permit_closed_days where fee_id = any(${[...feeIds]}::text[]) and day between ${from} and ${to}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
