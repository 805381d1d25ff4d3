import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Permit } from './lot.ts'
import type { LotPermit, PoolDay } from './rules/need.ts'
import type { PermitTables } from './tables.ts'

/** A permit with its lot's part in it, and what was paid for it. */
export type CoveringPermit = LotPermit & Pick<Permit, 'number' | 'receipt' | 'spentMinor' | 'backMinor'>

/**
 * The permits that may cover somebody, those of lots whose end has come too: of one pool and day, of all from one day on, or those that
 * cover these needs. `neededOn`: of other days than these without what is paid and in nobody's name, which covers nobody there.
 */
export async function listCoveringPermits(
  db: Db,
  of: PoolDay | { from: Day; neededOn?: readonly Day[] } | { purchaseIds: readonly number[] },
): Promise<CoveringPermit[]> {
  if ('purchaseIds' in of && of.purchaseIds.length === 0) return []
  let rows = db
    .withTables<PermitTables>()
    .selectFrom('permits as p')
    .innerJoin('permit_lots as l', 'l.id', 'p.lot_id')
    .select(['p.id', 'p.lot_id as lotId', 'p.purchase_id as purchaseId', 'p.named_at as namedAt', 'p.number', 'p.receipt'])
    .select(['p.spent_minor as spentMinor', 'p.back_minor as backMinor'])
    .select(['l.fee_id as feeId', 'l.day', 'l.departure_id as departureId', 'l.state', 'l.class as feeClass'])
    .select('l.expires_at as expiresAt')
    .where('l.state', 'in', ['reserved', 'deposited', 'paid', 'used'])
  if ('purchaseIds' in of) rows = rows.where('p.purchase_id', 'in', [...of.purchaseIds])
  else if ('from' in of) {
    const { from, neededOn } = of
    rows = rows.where('l.day', '>=', from)
    if (neededOn)
      rows = rows.where(
        sql<boolean>`(l.state in ('reserved', 'deposited') or p.named_at is not null or l.day = any(${[...neededOn]}::date[]))`,
      )
  } else
    rows = rows
      .where('l.fee_id', '=', of.feeId)
      .where('l.day', '=', of.day)
      .where(sql<boolean>`l.departure_id is not distinct from ${of.departureId}`)
  return rows.orderBy('p.id').execute()
}
