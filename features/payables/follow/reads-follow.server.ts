import { sql } from 'kysely'
import type { LineFacts, LineState } from '#features/supply/lines/order-line.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { Currency } from '#values/money.ts'
import type { Payable } from '../payable.ts'
import { runIsDemo } from '../reads-demo.server.ts'

/** An order line that a supplier confirmed at some time, as its payables follow from it. */
export type OwingLine = {
  id: number
  supplierId: number
  version: number
  state: LineState
  agreed: LineFacts
  feeMinor: number
  confirmedAt: Date
  endedAt: Date | null
  isClosed: boolean
  /** Whether it is of the demonstration. */
  isDemo: boolean
}

/**
 * Order lines that have changed since their payables were compared with them, and were confirmed at some time, with their suppliers. At most
 * 500; the others are there the next time.
 */
export async function listLinesToFollow(db: Db): Promise<{ lineId: number; supplierId: number }[]> {
  const { rows } = await sql<{ lineId: number; supplierId: number }>`
    select l.id as "lineId", o.supplier_id as "supplierId"
    from supplier_order_lines l join supplier_orders o on o.id = l.order_id left join payable_lines f on f.order_line_id = l.id
    where (l.agreed is not null or f.order_line_id is not null) and l.confirmed_at is not null and f.line_version is distinct from l.version
    order by l.id limit 500`.execute(db)
  return rows
}

/** A line as its supplier confirmed it; of one that the supplier took back, which is not confirmed any more, as its payables were made. */
const agreedOrFormer = sql`coalesce(l.agreed, jsonb_build_object('kind', l.kind, 'serviceId', l.service_id, 'title', l.title,
  'firstDay', l.first_day, 'lastDay', l.last_day, 'details', l.details, 'currency', f.currency, 'costMinor', f.total_minor))`

/** Lines of a supplier by their ids; of another supplier, and never confirmed, none. */
export async function listOwingLines(db: Db, supplierId: number, lineIds: readonly number[]): Promise<OwingLine[]> {
  const { rows } = await sql<OwingLine>`
    select l.id, o.supplier_id as "supplierId", l.version, l.state, ${agreedOrFormer} as agreed, l.fee_minor as "feeMinor", l.confirmed_at as "confirmedAt",
      l.ended_at as "endedAt", f.closed_at is not null as "isClosed", ${runIsDemo} as "isDemo"
    from supplier_order_lines l join supplier_orders o on o.id = l.order_id join supply_runs r on r.id = l.run_id
    left join payable_lines f on f.order_line_id = l.id
    where o.supplier_id = ${supplierId} and l.id = any(${[...lineIds]}) and (l.agreed is not null or f.order_line_id is not null)
      and l.confirmed_at is not null
    order by l.id`.execute(db)
  return rows
}

/** A payable with its line. */
export type PayableOfLine = Payable & { lineId: number }

/** The payables of lines that are not struck, in the order in which they were made. */
export async function listLivePayables(db: Db, lineIds: readonly number[]): Promise<PayableOfLine[]> {
  const { rows } = await sql<PayableOfLine>`
    select id, order_line_id as "lineId", part, due_on as "dueOn", currency, amount_minor as "amountMinor", paid_minor as "paidMinor"
    from payables where order_line_id = any(${[...lineIds]}) and struck_at is null order by id`.execute(db)
  return rows
}

/** The rate of a currency on a day: the newest one until then, else the first one after. */
export async function findRateOn(db: Db, currency: Currency, day: Day): Promise<{ id: number; unitsPerUsd: number } | undefined> {
  if (currency === 'USD') return undefined
  const { rows } = await sql<{ id: number; unitsPerUsd: number }>`
    select id, units_per_usd as "unitsPerUsd" from fx_rates where currency = ${currency}
    order by as_of > ${day}::date, case when as_of > ${day}::date then as_of end, as_of desc, entered_at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]
}
