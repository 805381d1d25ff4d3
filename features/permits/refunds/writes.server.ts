import { sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { PermitTables } from '../tables.ts'
import type { RefundCause } from './refund.ts'

export type NewRefund = {
  lotId: number
  cause: RefundCause
  paper?: string
  nextDay?: boolean
  expectedMinor: number | null
  at: Date
  by: string
}

/** Adds what an authority is to give back for the permits of a lot. */
export async function insertRefund(tx: Tx, { lotId, cause, paper = '', nextDay = false, ...claim }: NewRefund): Promise<void> {
  await tx
    .withTables<PermitTables>()
    .insertInto('permit_refunds')
    .values({
      ...{ lot_id: lotId, cause, paper, next_day: nextDay },
      ...{
        expected_minor: claim.expectedMinor,
        claimed_at: claim.at,
        claimed_by: claim.by,
        received_at: null,
        received_by: null,
      },
    })
    .execute()
}

/** What comes back for each of these permits, or is expected. */
export async function updateBack(tx: Tx, rows: readonly { permitId: number; backMinor: number }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update permits p set back_minor = k.back
    from unnest(${rows.map(({ permitId }) => permitId)}::int[], ${rows.map(({ backMinor }) => backMinor)}::bigint[]) as k (id, back)
    where p.id = k.id`.execute(tx)
}

/** What is expected of each of these refunds from now on, or that it has come, as so much. */
export async function updateRefunds(
  tx: Tx,
  rows: readonly { lotId: number; minor: number }[],
  received: { receipt: string; at: Date; by: string } | null,
): Promise<void> {
  await sql`
    update permit_refunds r set expected_minor = k.minor, received_at = ${received?.at ?? null}, received_by = ${received?.by ?? null},
      receipt = ${received?.receipt ?? ''}
    from unnest(${rows.map(({ lotId }) => lotId)}::int[], ${rows.map(({ minor }) => minor)}::bigint[]) as k (id, minor)
    where r.lot_id = k.id`.execute(tx)
}
