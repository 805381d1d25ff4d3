import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { LotState } from '../lot.ts'
import type { ClosableFee } from './closure.ts'

/** Every permit with its park and who sells it, by name. */
export async function listClosableFees(db: Db): Promise<ClosableFee[]> {
  const { rows } = await sql<ClosableFee>`
    select f.id as "feeId", f.name, f.park_id as "parkId", p.name as park, a.id as "authorityId", a.name as authority
    from visitor_fees f left join parks p on p.id = f.park_id
    left join authority_fees o on o.fee_id = f.id left join authorities a on a.id = o.authority_id
    where f.kind = 'permit' order by f.name, f.id`.execute(db)
  return rows
}

/** A lot of closed days, with how many permits it has and what was paid for them. */
export type ClosedLot = {
  id: number
  version: number
  feeId: string
  day: Day
  resource: string
  state: LotState
  count: number
  spentMinor: number
}

/** The lots of these permits on the days from ≤ day ≤ to that are wanted, held at an instant, or withdrawn, by day. */
export async function listClosedLots(
  db: Db,
  feeIds: readonly string[],
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<ClosedLot[]> {
  if (feeIds.length === 0) return []
  const { rows } = await sql<ClosedLot>`
    select l.id, l.version, l.fee_id as "feeId", l.day, l.resource, l.state, count(p.id)::int as count,
      coalesce(sum(p.spent_minor), 0)::bigint as "spentMinor"
    from permit_lots l join permits p on p.lot_id = l.id
    where l.fee_id = any(${[...feeIds]}::text[]) and l.day between ${from} and ${to}
      and (l.state in ('wanted', 'paid', 'withdrawn')
        or (l.state in ('reserved', 'deposited') and (l.expires_at is null or l.expires_at > ${at})))
    group by l.id order by l.day, l.id`.execute(db)
  return rows.map((row) => ({ ...row, spentMinor: Number(row.spentMinor) }))
}
