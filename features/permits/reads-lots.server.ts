import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { LotState, Permit, PermitLot } from './lot.ts'
import type { PermitTables } from './tables.ts'

const on = (db: Db) => db.withTables<PermitTables>()

const lots = (db: Db) =>
  on(db)
    .selectFrom('permit_lots as l')
    .select([
      'l.id',
      'l.fee_id as feeId',
      'l.day',
      'l.departure_id as departureId',
      'l.state',
      'l.class as feeClass',
      'l.unit_minor as unitMinor',
      'l.reference',
      'l.reference_missing as referenceMissing',
      'l.terms',
      'l.reserved_until as reservedUntil',
      'l.expires_at as expiresAt',
      'l.first_day as firstDay',
      'l.granted_for as grantedFor',
      'l.times_moved as timesMoved',
      'l.version',
    ])
    .select(sql<number>`(select count(*)::int from permits p where p.lot_id = l.id)`.as('count'))

/** The states of a lot that is still of use: its permits may be named, moved or bought. */
const liveStates: readonly LotState[] = ['wanted', 'reserved', 'deposited', 'paid']

export const findLot = (db: Db, id: number): Promise<PermitLot | undefined> => lots(db).where('l.id', '=', id).executeTakeFirst()

/** Lots by their ids, as they were made. */
export const listLotsById = async (db: Db, ids: readonly number[]): Promise<PermitLot[]> =>
  ids.length === 0
    ? []
    : lots(db)
        .where('l.id', 'in', [...ids])
        .orderBy('l.id')
        .execute()

/** When lots were paid, by their id; those that are not, and those that were bought before lots were counted, are not in it. */
export async function listPaidAt(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await on(db)
    .selectFrom('permit_moves')
    .select(['lot_id as lotId', (e) => e.fn.max('at').as('at')])
    .where('lot_id', 'in', [...ids])
    .where('event', '=', 'pay')
    .groupBy('lot_id')
    .execute()
  return new Map(rows.map(({ lotId, at }) => [lotId, at]))
}

/** A lot, locked until the transaction ends; the day of stock of its pool is locked before. */
export async function lockLot(tx: Tx, id: number): Promise<PermitLot | undefined> {
  await on(tx).selectFrom('permit_lots').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return findLot(tx, id)
}

/** Every lot of a fee on the days from ≤ day ≤ to, by day and as they were made. */
export const listLots = (db: Db, feeId: string, { from, to }: { from: Day; to: Day }): Promise<PermitLot[]> =>
  lots(db)
    .where('l.fee_id', '=', feeId)
    .where('l.day', '>=', from)
    .where('l.day', '<=', to)
    .orderBy('l.day')
    .orderBy('l.id')
    .execute()

/** The lots of a pool and day that are still of use, as they were made. */
export const listLiveLots = (db: Db, resource: string, day: Day): Promise<PermitLot[]> =>
  lots(db)
    .where('l.resource', '=', resource)
    .where('l.day', '=', day)
    .where('l.state', 'in', [...liveStates])
    .orderBy('l.id')
    .execute()

/** Every lot that is to be reserved, the first day first. */
export const listWantedLots = (db: Db): Promise<PermitLot[]> =>
  lots(db).where('l.state', '=', 'wanted').orderBy('l.day').orderBy('l.id').execute()

/** What is wanted for a departure and not reserved, or was reserved for a booking and not paid, locked until the transaction ends. */
export async function lockLotsOf(tx: Tx, of: { wantedFor: number } | { grantedFor: string }): Promise<PermitLot[]> {
  const rows = on(tx).selectFrom('permit_lots').select('id').orderBy('id').forUpdate()
  const found =
    'wantedFor' in of
      ? rows.where('departure_id', '=', of.wantedFor).where('state', '=', 'wanted')
      : rows.where('granted_for', '=', of.grantedFor).where('state', '=', 'reserved')
  const ids = (await found.execute()).map(({ id }) => id)
  return ids.length === 0 ? [] : lots(tx).where('l.id', 'in', ids).orderBy('l.id').execute()
}

/** The lots of a departure that are still of use, as they were made. */
export const listLiveLotsOf = (db: Db, departureId: number): Promise<PermitLot[]> =>
  lots(db)
    .where('l.departure_id', '=', departureId)
    .where('l.state', 'in', [...liveStates])
    .orderBy('l.id')
    .execute()

/** The lots that are still of use although their visit was before a day, the first visit first. */
export const listLotsBefore = (db: Db, day: Day): Promise<PermitLot[]> =>
  lots(db)
    .where('l.state', 'in', [...liveStates])
    .where('l.day', '<', day)
    .orderBy('l.day')
    .orderBy('l.id')
    .execute()

/** Whether a pool and day have a lot or an allowance, of whatever state. */
export async function hasLots(db: Db, { resource, day }: { resource: string; day: Day }): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from permit_lots where resource = ${resource} and day = ${day})
      or exists (select from permit_allowances where resource = ${resource} and ${day} between from_day and to_day) as has`.execute(
    db,
  )
  return rows[0]?.has ?? false
}

/** The reserved lots whose end has come at an instant, the first end first. */
export const listLapsedLots = (db: Db, at: Date): Promise<PermitLot[]> =>
  lots(db)
    .where('l.state', 'in', ['reserved', 'deposited'])
    .where('l.expires_at', '<=', at)
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .execute()

/** The permits of some lots, as they were made. */
export async function listPermits(db: Db, lotIds: readonly number[]): Promise<Permit[]> {
  if (lotIds.length === 0) return []
  return on(db)
    .selectFrom('permits')
    .select([
      'id',
      'lot_id as lotId',
      'purchase_id as purchaseId',
      'number',
      'receipt',
      'named_at as namedAt',
      'spent_minor as spentMinor',
      'back_minor as backMinor',
    ])
    .where('lot_id', 'in', [...lotIds])
    .orderBy('id')
    .execute()
}

/** What happened to a lot. */
export type LotMove = {
  event: string
  from: LotState | null
  to: LotState
  count: number
  amountMinor: number | null
  text: string
  at: Date
  by: string
}

/** What happened to some lots, the last first. */
export async function listLotMoves(db: Db, lotIds: readonly number[]): Promise<(LotMove & { lotId: number })[]> {
  if (lotIds.length === 0) return []
  return on(db)
    .selectFrom('permit_moves')
    .select([
      'lot_id as lotId',
      'event',
      'from_state as from',
      'to_state as to',
      'count',
      'amount_minor as amountMinor',
      'text',
      'at',
      'by',
    ])
    .where('lot_id', 'in', [...lotIds])
    .orderBy('id', 'desc')
    .execute()
}

/** How many permits of a pool may be promised without a lot, from ≤ day ≤ to. */
export type PermitAllowance = {
  id: number
  feeId: string
  departureId: number | null
  from: Day
  to: Day
  quantity: number
  until: Date
  cause: 'staff' | 'adopted'
  reason: string
  by: string
}

const allowances = (db: Db) =>
  on(db)
    .selectFrom('permit_allowances')
    .select(['id', 'fee_id as feeId', 'departure_id as departureId', 'from_day as from', 'to_day as to', 'quantity'])
    .select(['until', 'cause', 'reason', 'by'])
    .where('ended_at', 'is', null)

/** An allowance that nobody has ended. */
export const findAllowance = (db: Db, id: number): Promise<PermitAllowance | undefined> =>
  allowances(db).where('id', '=', id).executeTakeFirst()

/** The allowances whose end has come at an instant and that nobody has ended, the first end first. */
export const listLapsedAllowances = (db: Db, at: Date): Promise<PermitAllowance[]> =>
  allowances(db).where('until', '<=', at).orderBy('until').orderBy('id').execute()

/** The allowances of a fee that touch the days from ≤ day ≤ to and hold at an instant, the first end first. */
export const listAllowances = (
  db: Db,
  feeId: string,
  { from, to }: { from: Day; to: Day },
  at: Date,
): Promise<PermitAllowance[]> =>
  allowances(db)
    .where('fee_id', '=', feeId)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where('until', '>', at)
    .orderBy('until')
    .orderBy('id')
    .execute()
