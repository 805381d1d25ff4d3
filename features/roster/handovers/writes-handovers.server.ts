import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { RosterTables } from '../tables.ts'
import type { Correction, DepositSettlement, Handover } from './handover.ts'

/** What a hand-over or a return says of the vehicle, by its columns. */
const recorded = (one: Omit<Handover, 'kind' | 'recordedBy'>) => ({
  at: one.at,
  kilometres: one.kilometres,
  fuel_eighths: one.fuelEighths,
  marks: JSON.stringify(one.marks),
  accessories: [...one.accessories],
  licence_seen: one.licenceSeen,
  deposit_minor: one.depositMinor,
  deposit_method: one.depositMethod,
  signed_by: one.signedBy,
  note: one.note,
})

/** Stores a hand-over or a return; false where there is one already. */
export async function insertHandover(
  tx: Tx,
  { assignmentId, recordedAt, ...one }: Handover & { assignmentId: number; recordedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<RosterTables>()
    .insertInto('handovers')
    .values({
      assignment_id: assignmentId,
      kind: one.kind,
      ...recorded(one),
      recorded_by: one.recordedBy,
      recorded_at: recordedAt,
    })
    .onConflict((conflict) => conflict.columns(['assignment_id', 'kind']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Corrects what was recorded; false where it has been changed since the version that was seen. */
export async function updateHandover(
  tx: Tx,
  {
    assignmentId,
    kind,
    seen,
    ...one
  }: Omit<Handover, 'recordedBy'> & { assignmentId: number; seen: number; corrected: Correction },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<RosterTables>()
    .updateTable('handovers')
    .set({
      ...recorded(one),
      version: seen + 1,
      corrected_by: one.corrected.by,
      corrected_at: one.corrected.at,
      corrected_reason: one.corrected.reason,
    })
    .where('assignment_id', '=', assignmentId)
    .where('kind', '=', kind)
    .where('version', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores what became of a deposit; false where its hand-over has been changed since the version that was seen. */
export async function updateSettlement(
  tx: Tx,
  {
    assignmentId,
    seen,
    returnedMinor,
    withheldReason,
    paymentId,
    by,
    at,
  }: DepositSettlement & { assignmentId: number; seen: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .withTables<RosterTables>()
    .updateTable('handovers')
    .set({
      deposit_returned_minor: returnedMinor,
      deposit_withheld_reason: withheldReason,
      deposit_payment_id: paymentId,
      deposit_settled_by: by,
      deposit_settled_at: at,
      version: seen + 1,
    })
    .where('assignment_id', '=', assignmentId)
    .where('kind', '=', 'out')
    .where('version', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Empties what customers typed and what staff noted of some bookings; answers how many hand-overs. */
export async function emptySignatures(tx: Tx, bookingIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update handovers h set signed_by = '', note = '', corrected_reason = '', deposit_withheld_reason = '' from assignments a
    where a.id = h.assignment_id and a.booking_id = any(${[...bookingIds]}::uuid[])
      and (h.signed_by <> '' or h.note <> '' or h.corrected_reason <> '' or h.deposit_withheld_reason <> '')`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Empties the names that customers of hires typed whose last day is this or earlier; answers how many. */
export async function emptySignaturesBefore(db: Db, endedBy: Day): Promise<number> {
  const { numAffectedRows } = await sql`
    update handovers h set signed_by = '' from assignments a join bookings b on b.id = a.booking_id
    where a.id = h.assignment_id and b.ends_on <= ${endedBy} and h.signed_by <> ''`.execute(db)
  return Number(numAffectedRows ?? 0)
}
