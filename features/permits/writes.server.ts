import { sql, type Updateable } from 'kysely'
import type { Residency } from '#features/places/visitor-fee.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { LotState, PermitLot } from './lot.ts'
import type { PermitTerms } from './permit-terms.ts'
import type { LotMove } from './reads-lots.server.ts'
import type { PermitTables } from './tables.ts'

const on = (db: Db) => db.withTables<PermitTables>()

export type NewLot = {
  feeId: string
  day: Day
  departureId: number | null
  state: LotState
  feeClass: Residency | null
  unitMinor: number
  reference?: string
  referenceMissing?: string
  terms?: PermitTerms
  reservedUntil?: Date | null
  expiresAt?: Date | null
  firstDay?: Day
  grantedFor?: string | null
  splitFrom?: number
  timesMoved?: number
  at: Date
  by: string
}

/** Adds lots without permits; returns their ids in order. */
export async function insertLots(tx: Tx, rows: readonly NewLot[]): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await on(tx)
    .insertInto('permit_lots')
    .values(
      rows.map((lot) => ({
        fee_id: lot.feeId,
        day: lot.day,
        departure_id: lot.departureId,
        state: lot.state,
        class: lot.feeClass,
        unit_minor: lot.unitMinor,
        reference: lot.reference ?? '',
        reference_missing: lot.referenceMissing ?? '',
        terms: JSON.stringify(lot.terms ?? {}),
        reserved_until: lot.reservedUntil ?? null,
        expires_at: lot.expiresAt ?? null,
        first_day: lot.firstDay ?? lot.day,
        granted_for: lot.grantedFor ?? null,
        split_from: lot.splitFrom ?? null,
        times_moved: lot.timesMoved ?? 0,
        created_at: lot.at,
        created_by: lot.by,
      })),
    )
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Adds so many permits to lots, each of the authority that sells its fee, where that is known. */
export async function insertPermits(tx: Tx, lots: readonly { id: number; count: number; spentMinor?: number }[]): Promise<void> {
  if (lots.length === 0) return
  await sql`
    insert into permits (lot_id, authority_id, spent_minor)
    select l.id, f.authority_id, k.spent
    from unnest(${lots.map(({ id }) => id)}::int[], ${lots.map(({ count }) => count)}::int[],
      ${lots.map(({ spentMinor = 0 }) => spentMinor)}::bigint[]) as k (id, count, spent)
    join permit_lots l on l.id = k.id left join authority_fees f on f.fee_id = l.fee_id
    cross join generate_series(1, k.count)
    order by l.id`.execute(tx)
}

/**
 * Adds permits that are in the name of a traveller to a lot, with their numbers: one whose number another permit of the authority has, and
 * whose traveller has one already, comes without.
 */
export async function insertNumberedPermits(
  tx: Tx,
  lotId: number,
  permits: readonly { purchaseId: number; number: string; costMinor: number; boughtAt: Date }[],
): Promise<void> {
  await sql`
    insert into permits (lot_id, authority_id, purchase_id, number, named_at, spent_minor)
    select l.id, f.authority_id, k.purchase,
      case when row_number() over (partition by lower(k.number) order by k.purchase) = 1 and not exists (
        select from permits o where o.authority_id is not distinct from f.authority_id and lower(o.number) = lower(k.number)
      ) then left(k.number, 60) end,
      k.bought, k.spent
    from unnest(${permits.map(({ purchaseId }) => purchaseId)}::bigint[], ${permits.map(({ number }) => number)}::text[],
      ${permits.map(({ costMinor }) => costMinor)}::bigint[], ${permits.map(({ boughtAt }) => boughtAt)}::timestamptz[])
      as k (purchase, number, spent, bought)
    join permit_lots l on l.id = ${lotId} left join authority_fees f on f.fee_id = l.fee_id
    order by k.purchase`.execute(tx)
}

/** Changes a lot that has not changed since it was read; false where it has. */
export async function updateLot(
  tx: Tx,
  { id, version }: Pick<PermitLot, 'id' | 'version'>,
  change: Updateable<PermitTables['permit_lots']>,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('permit_lots')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes lots with their permits and all that happened to them. */
export async function deleteLots(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await on(tx)
    .deleteFrom('permits')
    .where('lot_id', 'in', [...ids])
    .execute()
  await on(tx)
    .deleteFrom('permit_moves')
    .where('lot_id', 'in', [...ids])
    .execute()
  await on(tx)
    .deleteFrom('permit_lots')
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Makes wanted lots of one fee reserved or paid ones, whose permits cost what their lot says. Their references begin with DEMO. One statement,
 * however many there are.
 */
export async function updateWantedLots(
  tx: Tx,
  rows: readonly { id: number; state: 'reserved' | 'paid'; expiresAt: Date | null }[],
  { terms, at, by }: { terms: PermitTerms; at: Date; by: string },
): Promise<void> {
  await sql`
    with lots as (
      update permit_lots l set state = k.state, reference = 'DEMO-' || l.id, terms = ${JSON.stringify(terms)}::jsonb,
        expires_at = k.expires_at, version = l.version + 1
      from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ state }) => state)}::text[],
        ${rows.map(({ expiresAt }) => expiresAt)}::timestamptz[]) as k (id, state, expires_at)
      where l.id = k.id
      returning l.id, l.state, l.unit_minor, l.reference
    ), spent as (
      update permits p set spent_minor = l.unit_minor from lots l where p.lot_id = l.id and l.state = 'paid' returning p.lot_id
    )
    insert into permit_moves (lot_id, event, from_state, to_state, count, text, at, by)
    select l.id, case l.state when 'paid' then 'pay' else 'reserve' end, 'wanted', l.state,
      (select count(*) from permits p where p.lot_id = l.id), l.reference, ${at}, ${by}
    from lots l`.execute(tx)
}

/** Puts permits into another lot. */
export async function updateLotOfPermits(tx: Tx, ids: readonly number[], lotId: number): Promise<void> {
  if (ids.length > 0)
    await on(tx)
      .updateTable('permits')
      .set({ lot_id: lotId })
      .where('id', 'in', [...ids])
      .execute()
}

/** Changes permits alike. */
export async function updatePermits(tx: Tx, ids: readonly number[], change: Updateable<PermitTables['permits']>): Promise<void> {
  if (ids.length > 0)
    await on(tx)
      .updateTable('permits')
      .set(change)
      .where('id', 'in', [...ids])
      .execute()
}

export async function insertLotMoves(tx: Tx, moves: readonly (LotMove & { lotId: number })[]): Promise<void> {
  if (moves.length === 0) return
  await on(tx)
    .insertInto('permit_moves')
    .values(
      moves.map(({ lotId, event, from, to, count, amountMinor, text, at, by }) => ({
        ...{ lot_id: lotId, event, from_state: from, to_state: to, count, amount_minor: amountMinor, text, at, by },
      })),
    )
    .execute()
}

export type NewAllowance = {
  feeId: string
  departureId: number | null
  from: Day
  to: Day
  quantity: number
  until: Date
  cause: 'staff' | 'adopted'
  reason: string
  at: Date
  by: string
}

export async function insertAllowances(tx: Tx, rows: readonly NewAllowance[]): Promise<void> {
  if (rows.length === 0) return
  await on(tx)
    .insertInto('permit_allowances')
    .values(
      rows.map(({ feeId, departureId, from, to, quantity, until, cause, reason, at, by }) => ({
        ...{ fee_id: feeId, departure_id: departureId, from_day: from, to_day: to, quantity, until, cause, reason, at, by },
      })),
    )
    .execute()
}

/** Ends an allowance that holds; false where it does not. */
export async function updateAllowanceEnd(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('permit_allowances')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds what arose of a credit of an authority, or below 0 what was used of it. */
export async function insertCredit(
  tx: Tx,
  credit: { authorityId: string; amountMinor: number; receipt: string; reason: string; at: Date; by: string },
): Promise<void> {
  const { authorityId: authority_id, amountMinor: amount_minor, ...more } = credit
  await on(tx)
    .insertInto('authority_credits')
    .values({ authority_id, amount_minor, ...more })
    .execute()
}
