import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'

/** A number that is there already: whose permit has it. */
export type StoredNumber = {
  feeId: string
  number: string
  permitId: number
  lotId: number
  purchaseId: number | null
  day: Day
}

/**
 * Of these numbers those that a permit of the same authority has, whatever its day and however it is written; where nobody knows who sells a
 * fee, of the same fee.
 */
export async function listKnownNumbers(db: Db, numbers: readonly { feeId: string; number: string }[]): Promise<StoredNumber[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<StoredNumber>`
    select distinct on (k.fee_id, lower(k.number)) k.fee_id as "feeId", p.number, p.id as "permitId", p.lot_id as "lotId",
      p.purchase_id as "purchaseId", l.day
    from unnest(${numbers.map(({ feeId }) => feeId)}::text[], ${numbers.map(({ number }) => number)}::text[]) as k (fee_id, number)
    left join authority_fees f on f.fee_id = k.fee_id
    join permits p on lower(p.number) = lower(k.number) and p.authority_id is not distinct from f.authority_id
    join permit_lots l on l.id = p.lot_id and (f.authority_id is not null or l.fee_id = k.fee_id)
    order by k.fee_id, lower(k.number), p.id`.execute(db)
  return rows
}
