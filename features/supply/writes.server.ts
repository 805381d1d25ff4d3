import { sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Tx } from '#platform/context.ts'
import { factsOf, type LineFacts, type LineState, type NeededLine, type OrderLine } from './lines/order-line.ts'
import type { MessageAnswer, SupplierMessage, SupplierReply } from './messages/message.ts'
import type { SupplyTables } from './tables.ts'

const on = (tx: Tx) => tx.withTables<SupplyTables>()

/** Makes the row of a run where it has none. */
export async function insertRun(tx: Tx, key: RunKey): Promise<void> {
  const subject =
    'departureId' in key ? { departure_id: key.departureId, booking_id: null } : { departure_id: null, booking_id: key.bookingId }
  await on(tx)
    .insertInto('supply_runs')
    .values({ ...subject, followed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes how a run was when its lines were compared with it. */
export async function updateFollowed(tx: Tx, runId: number, { seen, at }: { seen: string; at: Date }): Promise<void> {
  await on(tx).updateTable('supply_runs').set({ seen, followed_at: at }).where('id', '=', runId).execute()
}

/** The order of a supplier for a run, made with this reference where there is none yet. Undefined where the reference is taken. */
export async function upsertOrder(
  tx: Tx,
  { runId, supplierId, reference, at }: { runId: number; supplierId: number; reference: string; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into supplier_orders (run_id, supplier_id, reference, created_at) values (${runId}, ${supplierId}, ${reference}, ${at})
      on conflict do nothing returning id)
    select id from made union all select id from supplier_orders where run_id = ${runId} and supplier_id = ${supplierId} limit 1`.execute(
    tx,
  )
  return rows[0]?.id
}

const columnsOf = (facts: LineFacts) => ({
  kind: facts.kind,
  service_id: facts.serviceId,
  title: facts.title,
  first_day: facts.firstDay,
  last_day: facts.lastDay,
  details: JSON.stringify(facts.details),
  currency: facts.currency,
  cost_minor: facts.costMinor,
})

/** Adds a line. */
export async function insertLine(
  tx: Tx,
  {
    runId,
    orderId,
    needed,
    state,
    at,
  }: { runId: number; orderId: number | null; needed: NeededLine; state: LineState; at: Date },
): Promise<number> {
  const row = await on(tx)
    .insertInto('supplier_order_lines')
    .values({ run_id: runId, order_id: orderId, item_key: needed.itemKey, ...columnsOf(needed), state, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** What changes of a line. `facts`: its days, rooms and people, with their cost. */
export type LineUpdate = Partial<
  Pick<
    OrderLine,
    | 'orderId'
    | 'state'
    | 'sent'
    | 'agreed'
    | 'declinedFingerprint'
    | 'theirReference'
    | 'provisionalUntil'
    | 'answerBy'
    | 'proposedMinor'
    | 'feeMinor'
    | 'cancelledFrom'
    | 'cancellationSentAt'
    | 'note'
    | 'confirmedAt'
    | 'endedAt'
  >
> & { facts?: LineFacts }

const asJson = (facts: LineFacts | null | undefined) => (facts ? JSON.stringify(factsOf(facts)) : facts)

/** Changes a line, if it is as it was read; else false. */
export async function updateLine(
  tx: Tx,
  { id, version }: Pick<OrderLine, 'id' | 'version'>,
  change: LineUpdate,
): Promise<boolean> {
  const { facts, orderId, state, sent, agreed, declinedFingerprint, theirReference, provisionalUntil, answerBy, proposedMinor } =
    change
  const { feeMinor, cancelledFrom, cancellationSentAt, note, confirmedAt, endedAt } = change
  const result = await on(tx)
    .updateTable('supplier_order_lines')
    .set({
      ...(facts && columnsOf(facts)),
      ...(orderId !== undefined && { order_id: orderId }),
      ...(state !== undefined && { state }),
      ...(sent !== undefined && { sent: asJson(sent) ?? null }),
      ...(agreed !== undefined && { agreed: asJson(agreed) ?? null }),
      ...(declinedFingerprint !== undefined && { declined_fingerprint: declinedFingerprint }),
      ...(theirReference !== undefined && { their_reference: theirReference }),
      ...(provisionalUntil !== undefined && { provisional_until: provisionalUntil }),
      ...(answerBy !== undefined && { answer_by: answerBy }),
      ...(proposedMinor !== undefined && { proposed_minor: proposedMinor }),
      ...(feeMinor !== undefined && { fee_minor: feeMinor }),
      ...(cancelledFrom !== undefined && { cancelled_from: cancelledFrom }),
      ...(cancellationSentAt !== undefined && { cancellation_sent_at: cancellationSentAt }),
      ...(note !== undefined && { note }),
      ...(confirmedAt !== undefined && { confirmed_at: confirmedAt }),
      ...(endedAt !== undefined && { ended_at: endedAt }),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Stores what a supplier was sent, as the next message of its order. Returns its number. */
export async function insertMessage(
  tx: Tx,
  {
    orderId,
    kind,
    method,
    spokeWith,
    lines,
    contentHash,
    sentAt,
    sentBy,
    queued,
  }: Omit<SupplierMessage, 'id' | 'number' | 'email' | 'staffSent' | 'answer' | 'answeredAt'>,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into supplier_messages (order_id, number, kind, method, spoke_with, lines, content_hash, sent_at, sent_by, queued)
    values (${orderId}, (select coalesce(max(number), 0) + 1 from supplier_messages where order_id = ${orderId}), ${kind}, ${method}, ${spokeWith},
      ${JSON.stringify(lines)}, ${contentHash}, ${sentAt}, ${sentBy}, ${queued}) returning number`.execute(tx)
  return rows[0]?.number ?? 0
}

/** Stores that staff sent messages of an order themselves. */
export async function updateStaffSent(
  tx: Tx,
  { orderId, numbers }: { orderId: number; numbers: readonly number[] },
  { at, by, how }: NonNullable<SupplierMessage['staffSent']>,
): Promise<void> {
  await on(tx)
    .updateTable('supplier_messages')
    .set({ staff_sent_at: at, staff_sent_by: by, staff_sent_how: how })
    .where('order_id', '=', orderId)
    .where('number', 'in', [...numbers])
    .execute()
}

/** Stores the first answer of a message; false where it has one. */
export async function updateAnswer(
  tx: Tx,
  { orderId, number }: Pick<SupplierMessage, 'orderId' | 'number'>,
  { answer, at }: { answer: MessageAnswer; at: Date },
): Promise<boolean> {
  const result = await on(tx)
    .updateTable('supplier_messages')
    .set({ answer: JSON.stringify(answer), answered_at: at })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Stores a service that staff chose for something of a run, in place of one that was chosen before. */
export async function upsertChoice(
  tx: Tx,
  {
    runId,
    itemKey,
    serviceId,
    reason,
    by,
    at,
  }: { runId: number; itemKey: string; serviceId: number; reason: string; by: string; at: Date },
): Promise<void> {
  const values = { service_id: serviceId, reason, chosen_by: by, chosen_at: at }
  await on(tx)
    .insertInto('supply_choices')
    .values({ run_id: runId, item_key: itemKey, ...values })
    .onConflict((conflict) => conflict.columns(['run_id', 'item_key']).doUpdateSet(values))
    .execute()
}

/** Stores what a supplier replied. */
export async function insertReply(
  tx: Tx,
  { orderId, replies, text, repliedAt, stands, recordedBy }: SupplierReply,
): Promise<void> {
  await on(tx)
    .insertInto('supplier_replies')
    .values({ order_id: orderId, replies: JSON.stringify(replies), text, replied_at: repliedAt, stands, recorded_by: recordedBy })
    .execute()
}

/** Empties the words of suppliers and staff in what was replied: of these orders, or of all before an instant. */
export async function emptyReplies(tx: Tx, of: { orderIds: readonly number[] } | { before: Date }): Promise<number> {
  const [replies, messages] =
    'orderIds' in of
      ? [sql`order_id = any(${[...of.orderIds]}::bigint[])`, sql`order_id = any(${[...of.orderIds]}::bigint[])`]
      : [sql`replied_at < ${of.before}`, sql`answered_at < ${of.before}`]
  await sql`update supplier_messages set answer = jsonb_set(answer, '{text}', '""') where ${messages} and answer ->> 'text' <> ''`.execute(
    tx,
  )
  const { numAffectedRows = 0n } = await sql`update supplier_replies set text = '' where ${replies} and text <> ''`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the runs of departures that no booking is or was on, with their orders. */
export async function deleteRunsWithoutBookings(tx: Tx): Promise<void> {
  await sql`
    delete from supply_runs r where r.departure_id is not null
      and not exists (select from bookings b where b.departure_id = r.departure_id)`.execute(tx)
}
