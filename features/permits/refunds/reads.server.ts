import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { PermitTables } from '../tables.ts'
import type { RefundCause } from './refund.ts'

/** A refund that an authority owes us, in USD cents. */
export type OpenRefund = {
  lotId: number
  cause: RefundCause
  /** The warden's paper; empty where none is needed. */
  paper: string
  feeId: string
  day: Day
  departureId: number | null
  count: number
  spentMinor: number
  /** Null: not agreed yet. */
  expectedMinor: number | null
  claimedAt: Date
}

/** Every refund that has not come, the oldest claim first. */
export async function listOpenRefunds(db: Db): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select r.lot_id as "lotId", r.cause, r.paper, l.fee_id as "feeId", l.day, l.departure_id as "departureId", count(p.id)::int as count,
      coalesce(sum(p.spent_minor), 0)::bigint as "spentMinor", r.expected_minor as "expectedMinor", r.claimed_at as "claimedAt"
    from permit_refunds r join permit_lots l on l.id = r.lot_id join permits p on p.lot_id = l.id
    where r.received_at is null and r.expected_minor is distinct from 0
    group by r.lot_id, l.id order by r.claimed_at, r.lot_id`.execute(db)
  return rows.map((row) => ({ ...row, spentMinor: Number(row.spentMinor) }))
}

/** What an authority was asked for back for a lot, and whether it has come. */
export type LotRefund = {
  lotId: number
  cause: RefundCause
  paper: string
  nextDay: boolean
  expectedMinor: number | null
  receivedAt: Date | null
}

const refunds = (db: Db) =>
  db
    .withTables<PermitTables>()
    .selectFrom('permit_refunds')
    .select(['lot_id as lotId', 'cause', 'paper', 'next_day as nextDay', 'expected_minor as expectedMinor'])
    .select('received_at as receivedAt')

/** The refunds of these lots. */
export const listRefundsOf = async (db: Db, lotIds: readonly number[]): Promise<LotRefund[]> =>
  lotIds.length === 0
    ? []
    : refunds(db)
        .where('lot_id', 'in', [...lotIds])
        .execute()

/** The same, locked until the transaction ends, by their lots. */
export const lockRefunds = async (tx: Tx, lotIds: readonly number[]): Promise<LotRefund[]> =>
  lotIds.length === 0
    ? []
    : refunds(tx)
        .where('lot_id', 'in', [...lotIds])
        .orderBy('lot_id')
        .forUpdate()
        .execute()
