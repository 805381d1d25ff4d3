import { type RawBuilder, sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db, Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { liveStates, type OrderLine } from './lines/order-line.ts'
import type { HotelSupplier } from './lines/stay-lines.ts'
import type { SupplierMessage, SupplierReply } from './messages/message.ts'
import type { SupplyTables } from './tables.ts'

const on = (db: Db) => db.withTables<SupplyTables>()

/** A run that has orders, or may have: its row is their lock. */
export type StoredRun = { id: number; seen: string; followedAt: Date | null }

/** The run of a key, as `r`. */
export const ofRun = (key: RunKey): RawBuilder<boolean> =>
  'departureId' in key ? sql`r.departure_id = ${key.departureId}` : sql`r.booking_id = ${key.bookingId}`

/** Locks a run until the transaction ends: all that changes its orders waits for it. Undefined where it has no row yet. */
export async function lockRun(tx: Tx, key: RunKey): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    select r.id, r.seen, r.followed_at as "followedAt" from supply_runs r where ${ofRun(key)} for no key update`.execute(tx)
  return rows[0]
}

/** The run of an order line, an order or a run's row. */
export async function findRunKey(
  db: Db,
  of: { runId: number } | { orderId: number } | { lineId: number },
): Promise<RunKey | undefined> {
  const where =
    'runId' in of
      ? sql`r.id = ${of.runId}`
      : 'orderId' in of
        ? sql`r.id = (select run_id from supplier_orders where id = ${of.orderId})`
        : sql`r.id = (select run_id from supplier_order_lines where id = ${of.lineId})`
  const { rows } = await sql<{ departureId: number | null; bookingId: string | null }>`
    select r.departure_id as "departureId", r.booking_id as "bookingId" from supply_runs r where ${where}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return row.departureId === null ? { bookingId: row.bookingId ?? '' } : { departureId: row.departureId }
}

function lines(db: Db) {
  return on(db)
    .selectFrom('supplier_order_lines as l')
    .leftJoin('supplier_orders as o', 'o.id', 'l.order_id')
    .select([
      'l.id',
      'l.run_id as runId',
      'l.order_id as orderId',
      'o.supplier_id as supplierId',
      'l.item_key as itemKey',
      'l.kind',
    ])
    .select([
      'l.service_id as serviceId',
      'l.title',
      'l.first_day as firstDay',
      'l.last_day as lastDay',
      'l.details',
      'l.currency',
    ])
    .select(['l.cost_minor as costMinor', 'l.state', 'l.sent', 'l.agreed', 'l.declined_fingerprint as declinedFingerprint'])
    .select(['l.their_reference as theirReference', 'l.provisional_until as provisionalUntil', 'l.answer_by as answerBy'])
    .select(['l.proposed_minor as proposedMinor', 'l.fee_minor as feeMinor', 'l.cancelled_from as cancelledFrom'])
    .select([
      'l.cancellation_sent_at as cancellationSentAt',
      'l.note',
      'l.confirmed_at as confirmedAt',
      'l.ended_at as endedAt',
      'l.version',
    ])
}

/** All lines of a run, ended ones too, by their days. */
export const listLines = (db: Db, runId: number): Promise<OrderLine[]> =>
  lines(db).where('l.run_id', '=', runId).orderBy('l.first_day').orderBy('l.id').execute()

/** The lines of an order, by their days. */
export const listLinesOfOrder = (db: Db, orderId: number): Promise<OrderLine[]> =>
  lines(db).where('l.order_id', '=', orderId).orderBy('l.first_day').orderBy('l.id').execute()

/** Lines that nobody has sent yet and that begin until a day, by their first day. */
export const listLinesToSend = (db: Db, until: Day): Promise<OrderLine[]> =>
  lines(db).where('l.state', '=', 'to-request').where('l.first_day', '<=', until).orderBy('l.first_day').orderBy('l.id').execute()

/** A line by its place: which order, which line of it. */
export type LineKey = { orderId: number; lineId: number }

/** Provisional space whose instant has come, and confirmed services whose last day was before a day. At most 500; the others are there the next time. */
export async function listEndedLines(db: Db, of: { provisionalAt: Date } | { confirmedBefore: Day }): Promise<LineKey[]> {
  const has =
    'provisionalAt' in of
      ? sql`l.state = 'provisional' and l.provisional_until <= ${of.provisionalAt}`
      : sql`l.state = 'confirmed' and (l.agreed ->> 'lastDay')::date < ${of.confirmedBefore}::date`
  const { rows } = await sql<LineKey>`
    select l.id as "lineId", l.order_id as "orderId" from supplier_order_lines l
    where ${has} and l.order_id is not null order by l.first_day, l.id limit 500`.execute(db)
  return rows
}

/** An order with its supplier. */
export type SupplierOrder = {
  id: number
  runId: number
  reference: string
  supplierId: number
  supplier: string
  email: string
  phone: string
  /** In how many hours it answers. */
  answerHours: number
  /** The earliest instant by which a customer of its run was promised something that waits for suppliers: our answer, or a hold. */
  promisedBy: Date | null
  createdAt: Date
}

const orders = (where: RawBuilder<unknown>) => sql<SupplierOrder>`
  select o.id, o.run_id as "runId", o.reference, o.supplier_id as "supplierId", s.name as supplier, s.email, s.phone,
    s.answer_hours as "answerHours", o.created_at as "createdAt",
    (select min(case when b.state = 'on-hold' then b.hold_ends_at else b.answer_by end) from supply_runs r
      join bookings b on b.id = r.booking_id and b.state in ('requested', 'pending', 'on-hold')
        or b.departure_id = r.departure_id and b.state in ('requested', 'pending')
      where r.id = o.run_id) as "promisedBy"
  from supplier_orders o join suppliers s on s.id = o.supplier_id where ${where} order by lower(s.name), o.id`

/** The orders of a run, by the name of the supplier. */
export const listOrders = async (db: Db, runId: number): Promise<SupplierOrder[]> =>
  (await orders(sql`o.run_id = ${runId}`).execute(db)).rows

export const findOrder = async (db: Db, id: number): Promise<SupplierOrder | undefined> =>
  (await orders(sql`o.id = ${id}`).execute(db)).rows[0]

/** A line with its order and run, whose lock is held from then on; undefined where there is no such line in that order. */
export async function lockLine(
  tx: Tx,
  { orderId, lineId }: LineKey,
): Promise<{ run: RunKey; order: SupplierOrder; line: OrderLine } | undefined> {
  const run = await findRunKey(tx, { orderId })
  if (!run) return undefined
  await lockRun(tx, run)
  const order = await findOrder(tx, orderId)
  const line = (await listLinesOfOrder(tx, orderId)).find(({ id }) => id === lineId)
  return order && line && { run, order, line }
}

/** Orders by the references that stand in a text. */
export const listOrdersByReference = async (db: Db, references: readonly string[]): Promise<SupplierOrder[]> =>
  references.length === 0 ? [] : (await orders(sql`o.reference = any(${[...references]})`).execute(db)).rows

/** What the suppliers of these orders were sent, oldest first. */
export async function listMessages(db: Db, orderIds: readonly number[]): Promise<SupplierMessage[]> {
  if (orderIds.length === 0) return []
  const rows = await on(db)
    .selectFrom('supplier_messages as m')
    .select(['m.id', 'm.order_id as orderId', 'm.number', 'm.kind', 'm.method', 'm.spoke_with as spokeWith', 'm.lines'])
    .select(['m.content_hash as contentHash', 'm.sent_at as sentAt', 'm.sent_by as sentBy', 'm.queued', 'm.answer'])
    .select(['m.answered_at as answeredAt', 'm.staff_sent_at as at', 'm.staff_sent_by as by', 'm.staff_sent_how as how'])
    .select(emailOfMessage.as('email'))
    .where('m.order_id', 'in', [...orderIds])
    .orderBy('m.order_id')
    .orderBy('m.number')
    .execute()
  return rows.map(({ at, by, how, ...message }) => ({ ...message, staffSent: at && how !== '' ? { at, by, how } : null }))
}

/** How far the mail server is with the email of the message `m`; null where it has none. */
export const emailOfMessage = sql<SupplierMessage['email']>`
  (select jsonb_build_object('sentAt', e.sent_at, 'failedAt', e.failed_at) from emails e
    where m.method = 'email' and e.occasion = 'supplier-order:' || m.order_id || ':' || m.number)`

/** What the suppliers of these orders replied, oldest first. */
export async function listReplies(db: Db, orderIds: readonly number[]): Promise<SupplierReply[]> {
  if (orderIds.length === 0) return []
  return on(db)
    .selectFrom('supplier_replies')
    .select(['order_id as orderId', 'replies', 'text', 'replied_at as repliedAt', 'stands', 'recorded_by as recordedBy'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('id')
    .execute()
}

/** The orders of these bookings, by their ids. */
export async function listOrderIdsOf(db: Db, bookingIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from supplier_orders o join supply_runs r on r.id = o.run_id where r.booking_id = any(${[...bookingIds]}::uuid[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Services that staff chose for a run, by the key of what they are for. */
export async function listChoices(db: Db, key: RunKey): Promise<Map<string, number>> {
  const { rows } = await sql<{ itemKey: string; serviceId: number }>`
    select c.item_key as "itemKey", c.service_id as "serviceId" from supply_choices c join supply_runs r on r.id = c.run_id
    where ${ofRun(key)}`.execute(db)
  return new Map(rows.map(({ itemKey, serviceId }) => [itemKey, serviceId]))
}

/** The supplier that a hotel is, with the stays that it sells; undefined where it is none. */
export async function findHotelSupplier(db: Db, hotelId: string): Promise<HotelSupplier | undefined> {
  const { rows } = await sql<HotelSupplier>`
    select s.id as "supplierId", coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'roomId', v.room_id, 'board', v.board) order by v.id)
      from supplier_services v where v.supplier_id = s.id and v.kind = 'stay' and v.archived_at is null), '[]') as services
    from suppliers s where s.hotel_id = ${hotelId} and s.archived_at is null`.execute(db)
  return rows[0]
}

/** Suppliers whose guides or vehicles are in our lists: they are asked by the roster. */
export async function listSuppliersOnRoster(db: Db): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select supplier_id as id from guides where supplier_id is not null union select supplier_id from cars where supplier_id is not null`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The names of suppliers, by id. */
export async function listSupplierNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from suppliers where id = any(${[...ids]}::bigint[]) order by id`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The references of a supplier's orders of which something is needed and not over, in their order. */
export async function listOpenReferences(db: Db, supplierId: number, today: Day): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select o.reference from supplier_orders o where o.supplier_id = ${supplierId} and exists (
      select from supplier_order_lines l where l.order_id = o.id and l.last_day >= ${today}::date
        and l.state in (${sql.join(liveStates.map((state) => sql.lit(state)))}))
    order by o.reference`.execute(db)
  return rows.map(({ reference }) => reference)
}
