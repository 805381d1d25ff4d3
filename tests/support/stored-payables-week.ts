import { sql } from 'kysely'
import type { LineFacts } from '#features/supply/lines/order-line.ts'
import type { Context } from '#platform/context.ts'
import { kigaliInstant } from '#values/dates.ts'
import { weekOrders, weekSuppliers, weekUnits } from './payables-week.ts'
import { departureIdOf } from './permits-week.ts'
import { addDraft, addLodge } from './rate-book.ts'
import { bookingIdOf } from './stored-permits-week.ts'

/** A supplier with a contract that is in force in 2027. Returns its id. */
export async function addSupplier(ctx: Context, name: string, terms: Parameters<typeof addDraft>[2]): Promise<number> {
  const supplierId = await addLodge(ctx, name)
  const contractId = await addDraft(ctx, supplierId, terms)
  await sql`update supplier_contracts set state = 'active' where id = ${contractId}`.execute(ctx.db)
  return supplierId
}

export const addRateOfFrancs = (ctx: Context, units: number, asOf = '2027-01-04') =>
  sql`insert into fx_rates (currency, as_of, units_per_usd, source, entered_at, entered_by)
    values ('RWF', ${asOf}, ${units}, 'National bank', ${ctx.clock.now()}, 'Sophie')`.execute(ctx.db)

type OrderedLine = Pick<LineFacts, 'kind' | 'firstDay' | 'lastDay' | 'currency' | 'costMinor'> & {
  supplierId: number
  run: { departureId: number } | { bookingId: string }
  /** Null: nobody has confirmed it. */
  confirmedOn: string | null
  state?: string
}
let next = 0
const signs = 'ABCDEFGHJK'

/** An order with one line, as its supplier confirmed it. Returns the id of the line. */
export async function addOrderLine(ctx: Context, line: OrderedLine): Promise<number> {
  const { run, supplierId, kind, firstDay, lastDay, currency, costMinor, confirmedOn, state = 'confirmed' } = line
  const details = {
    rooms: [],
    crewBeds: 0,
    adults: 2,
    childAges: [],
    board: null,
    vehicles: null,
    kilometres: null,
    quantity: null,
  }
  const title = `A ${kind} from ${firstDay}`
  const facts: LineFacts = { kind, serviceId: null, title, firstDay, lastDay, details, currency, costMinor }
  const [departureId, bookingId] = 'departureId' in run ? [run.departureId, null] : [null, run.bookingId]
  next += 1
  const reference = `S-${[...String(next).padStart(4, '0')].map((digit) => signs[Number(digit)]).join('')}`
  const { rows } = await sql<{ id: number }>`
    with run as (
      -- Looked at already: a server beside the test would find that its booking needs nothing, and cancel the line.
      insert into supply_runs (departure_id, booking_id, seen, followed_at)
      select ${departureId}::bigint, ${bookingId}::uuid,
        coalesce((select state || ':' || version from bookings where id = ${bookingId}), ''), ${ctx.clock.now()}
      on conflict do nothing returning id),
    found as (
      select id from run union all select id from supply_runs where departure_id = ${departureId} or booking_id = ${bookingId} limit 1),
    ordered as (
      insert into supplier_orders (run_id, supplier_id, reference, created_at)
      select id, ${supplierId}, ${reference}, ${ctx.clock.now()} from found
      on conflict (run_id, supplier_id) do update set reference = supplier_orders.reference returning id, run_id)
    insert into supplier_order_lines (run_id, order_id, item_key, kind, title, first_day, last_day, details, currency, cost_minor, state, sent,
      agreed, provisional_until, confirmed_at, created_at)
    select run_id, id, ${`item:${next}`}, ${kind}, ${title}, ${firstDay}, ${lastDay}, ${JSON.stringify(details)}, ${currency}, ${costMinor}, ${state},
      ${JSON.stringify(facts)}, ${confirmedOn ? JSON.stringify(facts) : null}, ${state === 'provisional' ? kigaliInstant('2027-06-01', 12) : null},
      ${confirmedOn ? kigaliInstant(confirmedOn, 12) : null}, ${ctx.clock.now()} from ordered returning id`.execute(ctx.db)
  return rows[0]?.id ?? 0
}

/** What the week says of a line changes as its supplier confirms it anew, or is cancelled. */
export const changeLine = (
  ctx: Context,
  lineId: number,
  change: { costMinor?: number; state?: string; feeMinor?: number; firstDay?: string },
) =>
  sql`update supplier_order_lines set version = version + 1, state = ${change.state ?? 'confirmed'}, fee_minor = ${change.feeMinor ?? 0},
    ended_at = ${['cancelled', 'used', 'not-delivered'].includes(change.state ?? '') ? ctx.clock.now() : null}::timestamptz,
    agreed = agreed || ${JSON.stringify({ ...(change.costMinor !== undefined && { costMinor: change.costMinor }), ...(change.firstDay && { firstDay: change.firstDay }) })}::jsonb
    where id = ${lineId}`.execute(ctx.db)

/**
 * Stores the orders of the worked week with their suppliers and the rate of francs, after the bookings of `storePermitsWeek`. Returns the ids of
 * suppliers by their letter, and of lines by their order.
 */
export async function storePayablesWeek(ctx: Context, departureIds: ReadonlyMap<number, number>) {
  await addRateOfFrancs(ctx, weekUnits)
  const suppliers = new Map<string, number>()
  for (const [letter, { name, terms }] of Object.entries(weekSuppliers))
    suppliers.set(letter, await addSupplier(ctx, name, terms))
  const lines = new Map<string, number>()
  for (const { order, run, supplier, state, confirmedOn, ...facts } of weekOrders) {
    const departureId = departureIds.get(departureIdOf(run) ?? 0)
    const key = departureId === undefined ? { bookingId: bookingIdOf(run) } : { departureId }
    const ordered = { ...facts, run: key, supplierId: suppliers.get(supplier) ?? 0, state, confirmedOn: confirmedOn || null }
    lines.set(order, await addOrderLine(ctx, ordered))
  }
  return { suppliers, lines }
}
