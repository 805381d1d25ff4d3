import { type RawBuilder, sql } from 'kysely'
import type { PaymentMethod } from '#features/payments/payment-methods.ts'
import type { OrderKind } from '#features/pricing/order-kinds.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import { movedWithin } from './reads-received.server.ts'
import type { ReportRange } from './report-range.ts'

/** One movement of money in the ledger. `amountMinor` is in the booking's currency and positive for money received. */
export type MoneyMovement = {
  id: number
  at: Date
  /** The day that the money moved: of a payment the day that staff say it came, else that of `at` in Kigali. */
  movedOn: Day
  kind: 'settled' | 'refunded' | 'refund-failed'
  amountMinor: number
  currency: Currency
  /** The amount that the customer was charged, of a payment. Of a refund only the amount in the booking's currency is known. */
  charged: { minor: number; currency: Currency; rate: number | null } | null
  method: PaymentMethod
  /** From the bank statement, the mobile money message or the receipt, of a refund that staff sent its own; the gateway's name for a card. */
  reference: string | null
  actor: string
  booking: { id: string; reference: string; leadName: string; kind: OrderKind; title: string; sample: boolean }
}

type Row = Omit<MoneyMovement, 'charged' | 'booking' | 'amountMinor'> & {
  amountMinor: number
  chargedMinor: number
  chargedCurrency: Currency
  rate: number | null
  bookingId: string
  bookingReference: string
  leadName: string
  bookingKind: OrderKind
  title: string
  sample: boolean
}

/** The movement before the next chunk. */
type After = Pick<MoneyMovement, 'movedOn' | 'at' | 'id'>

/** Movements of money within a range of days in Kigali, oldest day first, and as they were recorded on a day. @param limit how many at most. */
export const listMovements = (
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
  { after, limit }: { after?: After | undefined; limit: number },
): Promise<MoneyMovement[]> =>
  listInOrder(
    db,
    range,
    after ? sql`(e.moved_on, e.at, e.id) > (${after.movedOn}::date, ${after.at}, ${after.id}::bigint)` : sql`true`,
    sql`e.moved_on, e.at, e.id limit ${limit}`,
  )

/** The same, newest first. */
export const listNewestMovements = (db: Db, range: Pick<ReportRange, 'from' | 'to'>, limit: number): Promise<MoneyMovement[]> =>
  listInOrder(db, range, sql`true`, sql`e.moved_on desc, e.at desc, e.id desc limit ${limit}`)

async function listInOrder(
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<MoneyMovement[]> {
  const { rows } = await sql<Row>`
    select e.id, e.at, e.moved_on as "movedOn", e.kind, case when e.kind = 'refunded' then -e.amount_minor else e.amount_minor end as "amountMinor", e.actor,
      p.currency, p.charged_minor as "chargedMinor", p.charged_currency as "chargedCurrency", p.rate, p.method,
      case when e.kind = 'refunded' and e.provider_ref is null and e.text <> '' then e.text else coalesce(p.reference, e.provider_ref) end as reference, b.id as "bookingId", b.reference as "bookingReference", b.lead_name as "leadName",
      b.kind as "bookingKind", b.title, b.sample
    from payment_events e
    join payments p on p.id = e.payment_id
    join bookings b on b.id = p.booking_id
    where ${movedWithin(range)} and ${from}
    order by ${order}`.execute(db)
  return rows.map(movementOf)
}

const movementOf = (row: Row): MoneyMovement => ({
  id: row.id,
  at: row.at,
  movedOn: row.movedOn,
  kind: row.kind,
  amountMinor: Number(row.amountMinor),
  currency: row.currency,
  charged: row.kind === 'settled' ? { minor: Number(row.chargedMinor), currency: row.chargedCurrency, rate: row.rate } : null,
  method: row.method,
  reference: row.reference,
  actor: row.actor,
  booking: {
    id: row.bookingId,
    reference: row.bookingReference,
    leadName: row.leadName,
    kind: row.bookingKind,
    title: row.title,
    sample: row.sample,
  },
})

/** All of them in chunks, oldest first, for an export. */
export async function* listMovementsInChunks(
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
  size: number,
): AsyncGenerator<MoneyMovement[]> {
  let after: After | undefined
  for (;;) {
    const chunk = await listMovements(db, range, { after, limit: size })
    if (chunk.length > 0) yield chunk
    after = chunk.at(-1)
    if (chunk.length < size) return
  }
}

/** The number of movements in a range, for an export. */
export async function countMovements(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from payment_events e where ${movedWithin(range)}`.execute(db)
  return rows[0]?.count ?? 0
}
