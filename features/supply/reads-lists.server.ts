import { type RawBuilder, sql } from 'kysely'
import type { RunKey } from '#features/crew/assignments/assignment.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { type LineState, liveStates, type SendingKind } from './lines/order-line.ts'
import type { OrderCursor, OrderView } from './order-views.ts'
import { literals, type NotLeft, type OpenOrders, sendIdsOf } from './reads-open-orders.server.ts'

/**
 * An order in a list, or what of a run has no supplier yet (`orderId` null). `lines`: those that are still needed; where there are none,
 * all. `states`: without those of lines whose message did not leave. `sentAt`: when its supplier was last sent something. `sort`: the instant by
 * which its view is in order.
 */
export type ListedOrder = {
  key: RunKey
  runId: number
  orderId: number | null
  reference: string
  supplier: string
  title: string
  bookingReference: string
  firstDay: Day
  /** Of the departure or booking: a service of it may begin later. */
  startsOn: Day
  lines: number
  titles: string[]
  states: LineState[]
  theirReferences: string
  answerBy: Date | null
  provisionalUntil: Date | null
  sentAt: Date | null
  /** What of it was written and did not leave: there was no mail server, or it refused. */
  notLeft: NotLeft | undefined
  /** What is to be sent of it, each kind once; none where its supplier knows all of it. */
  toSend: readonly SendingKind[]
  /** Whether its supplier asks for another price, which nobody has accepted or refused yet. It is no amount. */
  hasOtherPrice: boolean
  sort: Date
}

export type OrderListQuery = {
  view: OrderView
  search: string
  after: OrderCursor | undefined
  limit: number
  today: Day
  /** Where given, only what begins on this day or before. */
  until?: Day
  /** Where given, only whose answer was due by then, by their first day. */
  lateAt?: Date
}

const waitingStates = ['requested', 'wait-listed'] as const satisfies readonly LineState[]
/** Far behind every deadline. */
const noDeadline = sql`timestamptz '9999-01-01'`

/** Which lines make a row of a view, and by which instant its rows are in order. `waits`: of a line that waits for a reply. */
function ofView(
  view: OrderView,
  { open, waits, today, areLate }: { open: OpenOrders; waits: RawBuilder<unknown>; today: Day; areLate: boolean },
) {
  const ahead = sql`l.last_day >= ${today}::date`
  const byFirstDay = sql`min(l.first_day)::timestamp at time zone 'UTC'`
  switch (view) {
    case 'send':
      return { lines: sql`l.order_id = any(${sendIdsOf(open)}::bigint[])`, sort: byFirstDay }
    case 'choose':
      return { lines: sql`l.state = 'to-choose' and ${ahead}`, sort: byFirstDay }
    case 'waiting':
      return {
        lines: sql`${waits} and ${ahead}`,
        sort: areLate ? byFirstDay : sql`coalesce(min(l.answer_by) filter (where ${waits}), ${noDeadline})`,
      }
    case 'provisional':
      return { lines: sql`l.state = 'provisional' and ${ahead}`, sort: sql`coalesce(min(l.provisional_until), ${noDeadline})` }
    case 'all':
      return { lines: sql`(l.order_id is not null or l.state = 'to-choose')`, sort: byFirstDay }
  }
}

/** What a search finds: our reference, the supplier's, a supplier, a trip, a booking or its lead traveller. */
function found(search: string): RawBuilder<unknown> {
  if (search === '') return sql`true`
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(o.reference ilike ${like} or s.name ilike ${like} or g.theirs ilike ${like} or p.title ilike ${like}
    or b.title ilike ${like} or b.reference ilike ${like} or b.lead_name ilike ${like}
    or exists (select from bookings x where x.departure_id = r.departure_id and (x.reference ilike ${like} or x.lead_name ilike ${like})))`
}

/**
 * The orders of a page of all, each by its first line, so that an index in this order is read no further than the page goes: what was ordered
 * in the years before costs nothing.
 */
const pageOfAll = (after: OrderCursor | undefined, limit: number) => sql`
  select f.run_id, coalesce(f.order_id, 0) from supplier_order_lines f
  where (f.order_id is not null or f.state = 'to-choose')
    and not exists (select from supplier_order_lines l where l.run_id = f.run_id and l.order_id is not distinct from f.order_id
      and (l.order_id is not null or l.state = 'to-choose') and (l.first_day, l.id) < (f.first_day, f.id))
    and ${after ? sql`(f.first_day, f.run_id, coalesce(f.order_id, 0)) < ((${after.sort}::timestamptz at time zone 'UTC')::date, ${after.runId}::bigint, ${after.orderId}::bigint)` : sql`true`}
  order by f.first_day desc, f.run_id desc, coalesce(f.order_id, 0) desc limit ${limit + 1}`

/** Lines about which something left. */
const hasLeft = ({ notLeft }: OpenOrders) =>
  sql`l.id <> all(${[...notLeft.values()].flatMap(({ lineIds }) => lineIds)}::bigint[])`

type Row = Omit<ListedOrder, 'key' | 'toSend' | 'notLeft'> & { departureId: number | null; bookingId: string | null }

/**
 * Orders of all runs, at most `limit` and one more where there are others: to choose, to send and late replies by their first day, all replies with what is late
 * first, provisional space by its end, and all with the last first day first. One statement, however many there are. `open`: of `listOpenOrders`.
 */
export async function listSupplierOrders(
  db: Db,
  { view, search, after, limit, today, until, lateAt }: OrderListQuery,
  open: OpenOrders,
): Promise<ListedOrder[]> {
  const waits = sql`l.state in ${literals(waitingStates)} and ${hasLeft(open)}`
  const of = ofView(view, { open, waits, today, areLate: lateAt !== undefined })
  const isLive = sql`l.state in ${literals(liveStates)}`
  const isPlain = view === 'all' && search === '' && until === undefined && lateAt === undefined
  const [order, beyond] = view === 'all' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const { rows } = await sql<Row>`
    select r.departure_id as "departureId", r.booking_id as "bookingId", g.run_id as "runId", g.order_id as "orderId",
      coalesce(o.reference, '') as reference, coalesce(s.name, '') as supplier, coalesce(b.title, p.title, '') as title,
      coalesce(b.reference, '') as "bookingReference", g.first_day as "firstDay", coalesce(b.starts_on, d.starts_on) as "startsOn", g.lines, g.titles, g.states, coalesce(g.theirs, '') as "theirReferences",
      g.answer_by as "answerBy", g.until as "provisionalUntil", g.sort, g.other_price as "hasOtherPrice",
      (select max(coalesce(m.staff_sent_at, m.sent_at)) from supplier_messages m
        left join emails e on m.method = 'email' and e.occasion = 'supplier-order:' || m.order_id || ':' || m.number
        where m.order_id = g.order_id and (m.staff_sent_at is not null or e.id is null or e.sent_at is not null)) as "sentAt"
    from (
      select l.run_id, l.order_id, min(l.first_day) as first_day,
        case when bool_or(${isLive}) then count(*) filter (where ${isLive}) else count(*) end::int as lines,
        coalesce(array_agg(distinct l.state) filter (where ${hasLeft(open)}), '{}') as states,
        coalesce(array_agg(distinct l.title) filter (where l.title <> ''), '{}') as titles,
        string_agg(distinct nullif(l.their_reference, ''), ', ') as theirs,
        min(l.answer_by) filter (where ${waits}) as answer_by,
        min(l.provisional_until) as until, ${of.sort} as sort,
        bool_or(l.proposed_minor is not null and ${isLive} and l.state <> 'confirmed') as other_price
      from supplier_order_lines l
      where ${view === 'choose' || view === 'all' || view === 'send' ? of.lines : sql`l.order_id in (select l.order_id from supplier_order_lines l where ${of.lines})`}
        and ${isPlain ? sql`(l.run_id, coalesce(l.order_id, 0)) in (${pageOfAll(after, limit)})` : sql`true`}
      group by l.run_id, l.order_id
    ) g
    join supply_runs r on r.id = g.run_id
    left join supplier_orders o on o.id = g.order_id
    left join suppliers s on s.id = o.supplier_id
    left join bookings b on b.id = r.booking_id
    left join departures d on d.id = r.departure_id
    left join packages p on p.id = d.package_id
    where ${found(search)} and ${until === undefined ? sql`true` : sql`g.first_day <= ${until}::date`}
      and ${lateAt === undefined ? sql`true` : sql`g.answer_by <= ${lateAt}`}
      and ${after ? sql`(g.sort, g.run_id, coalesce(g.order_id, 0)) ${beyond} (${after.sort}::timestamptz, ${after.runId}::bigint, ${after.orderId}::bigint)` : sql`true`}
    order by g.sort ${order}, g.run_id ${order}, coalesce(g.order_id, 0) ${order}
    limit ${limit + 1}`.execute(db)
  return rows.map(({ departureId, bookingId, ...row }) => ({
    ...row,
    key: departureId === null ? { bookingId: bookingId ?? '' } : { departureId },
    toSend: (row.orderId !== null && open.toSend.get(row.orderId)) || [],
    notLeft: row.orderId === null ? undefined : open.notLeft.get(row.orderId),
  }))
}

/** How many rows each view of open work has. */
export async function countSupplierOrders(
  db: Db,
  today: Day,
  open: OpenOrders,
): Promise<Record<Exclude<OrderView, 'all'>, number>> {
  const { rows } = await sql<{ choose: number; waiting: number; provisional: number }>`
    select count(distinct l.run_id) filter (where l.state = 'to-choose')::int as choose,
      count(distinct l.order_id) filter (where l.state in ${literals(waitingStates)} and ${hasLeft(open)})::int as waiting,
      count(distinct l.order_id) filter (where l.state = 'provisional')::int as provisional
    from supplier_order_lines l where l.state in ${literals(liveStates)} and l.last_day >= ${today}::date`.execute(db)
  return { ...(rows[0] ?? { choose: 0, waiting: 0, provisional: 0 }), send: sendIdsOf(open).length }
}

/** The row of a run, which its lines and orders belong to; undefined where nothing was ever ordered for it. Nothing is locked. */
export async function findSupplyRunId(db: Db, key: RunKey): Promise<number | undefined> {
  const where = 'departureId' in key ? sql`r.departure_id = ${key.departureId}` : sql`r.booking_id = ${key.bookingId}`
  const { rows } = await sql<{ id: number }>`select r.id from supply_runs r where ${where}`.execute(db)
  return rows[0]?.id
}
