import { sql } from 'kysely'
import type { Db, Tx } from '#platform/context.ts'
import type { PaymentEvent, StoredPayment } from './payment.ts'
import type { PaymentTables } from './tables.ts'

const on = (db: Db) => db.withTables<PaymentTables>()

const paymentColumns = [
  'p.id',
  'p.booking_id as bookingId',
  'p.method',
  'p.amount_minor as amountMinor',
  'p.currency',
  'p.charged_minor as chargedMinor',
  'p.charged_currency as chargedCurrency',
  'p.rate',
  'p.rate_source as rateSource',
  'p.rate_at as rateAt',
  'p.reference',
  'p.received_on as receivedOn',
  'p.fee_minor as feeMinor',
  'p.actor',
  'p.created_at as createdAt',
] as const

const eventColumns = [
  'e.kind',
  'e.amount_minor as eventMinor',
  'e.provider_event_id as providerEventId',
  'e.provider_ref as providerRef',
  'e.provider_url as providerUrl',
  'e.actor as eventActor',
  'e.text',
  'e.at',
] as const

/** Payments with their events: a row for each event, or one without where there is no event yet. */
const payments = (db: Db) =>
  on(db)
    .selectFrom('payments as p')
    .leftJoin('payment_events as e', 'e.payment_id', 'p.id')
    .select([...paymentColumns, ...eventColumns])
    .orderBy('p.created_at')
    .orderBy('p.id')
    .orderBy('e.id')

type Row = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number]

function gather(rows: readonly Row[]): StoredPayment[] {
  const found = new Map<string, StoredPayment>()
  for (const row of rows) {
    const payment = found.get(row.id) ?? paymentOf(row)
    found.set(row.id, payment)
    const event = eventOf(row)
    if (event) payment.events.push(event)
  }
  return [...found.values()]
}

function paymentOf(row: Row): StoredPayment {
  const {
    id,
    bookingId,
    method,
    amountMinor,
    currency,
    reference,
    actor,
    createdAt,
    rate,
    rateSource,
    rateAt,
    receivedOn,
    feeMinor,
  } = row
  return {
    id,
    bookingId,
    method,
    amountMinor,
    currency,
    charged: { minor: row.chargedMinor, currency: row.chargedCurrency },
    rate: rate !== null && rateSource !== null && rateAt !== null ? { unitsPerUnit: rate, source: rateSource, at: rateAt } : null,
    reference,
    ...(receivedOn !== null && { receivedOn }),
    ...(feeMinor !== null && { feeMinor }),
    actor,
    createdAt,
    events: [],
  }
}

function eventOf({
  kind,
  eventMinor,
  providerEventId,
  providerRef,
  providerUrl,
  eventActor,
  text,
  at,
}: Row): PaymentEvent | null {
  if (kind === null || eventMinor === null || eventActor === null || text === null || at === null) return null
  return { kind, amountMinor: eventMinor, providerEventId, providerRef, providerUrl, actor: eventActor, text, at }
}

/** The payments of a booking with everything that happened to them, oldest first. */
export async function listPayments(db: Db, bookingId: string): Promise<StoredPayment[]> {
  return gather(await payments(db).where('p.booking_id', '=', bookingId).execute())
}

export async function findPayment(db: Db, id: string): Promise<StoredPayment | undefined> {
  return gather(await payments(db).where('p.id', '=', id).execute())[0]
}

/** The payment with this id of the gateway: of its checkout, of its payment or of a refund. */
export async function findPaymentByProviderRef(db: Db, ref: string): Promise<StoredPayment | undefined> {
  const named = on(db).selectFrom('payment_events as named').select('named.payment_id').where('named.provider_ref', '=', ref)
  return gather(await payments(db).where('p.id', 'in', named).execute())[0]
}

/** How far back checkouts are queried: the gateway closes each within a day, and reports it when queried. */
const queriedForMs = 31 * 24 * 60 * 60 * 1000

/**
 * Unfinished card payments that began before an instant: their state is queried at the gateway. At most a
 * hundred, oldest first, and none older than a month. One whose checkout was never made is left out.
 */
export async function listPendingCardPayments(db: Db, olderThan: Date): Promise<StoredPayment[]> {
  const open = on(db)
    .selectFrom('payments as o')
    .select('o.id')
    .where('o.method', '=', 'card')
    .where('o.created_at', '<', olderThan)
    .where('o.created_at', '>', new Date(olderThan.getTime() - queriedForMs))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment_events as i').whereRef('i.payment_id', '=', 'o.id').where('i.kind', '=', 'initiated').select('i.id'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events as f')
            .whereRef('f.payment_id', '=', 'o.id')
            .where('f.kind', 'in', ['settled', 'failed', 'expired'])
            .select('f.id'),
        ),
      ),
    )
    .orderBy('o.created_at')
    .limit(100)
  return gather(await payments(db).where('p.id', 'in', open).execute())
}

/**
 * Locks a payment until the transaction ends and reads it after: two changes happen one after the other, and the second
 * sees what the first has written. Undefined where there is none.
 */
export async function lockPayment(tx: Tx, id: string): Promise<StoredPayment | undefined> {
  await on(tx).selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute()
  return findPayment(tx, id)
}

/** Which of these bookings have a payment by card, whatever became of it. */
export async function listPaidByCard(db: Db, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ bookingId: string }>`
    select distinct booking_id as "bookingId" from payments
    where method = 'card' and booking_id = any(${[...bookingIds]}::uuid[])`.execute(db)
  return rows.map(({ bookingId }) => bookingId)
}
