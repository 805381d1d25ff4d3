import { sql } from 'kysely'
import type { EnquiryKind } from '#features/enquiries/enquiry.ts'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

/**
 * Hours until an answer. Half of the answers took at most `median`, nine of ten at most `p90`; both are null without answers.
 * `waiting`: how many have no answer yet.
 */
export type AnswerTimes = {
  received: number
  answered: number
  waiting: number
  medianHours: number | null
  p90Hours: number | null
}

export type AnswerReport = {
  total: AnswerTimes
  /** By the month in which they arrived, with every month of the range. */
  months: (AnswerTimes & { month: Day })[]
  kinds: (AnswerTimes & { kind: EnquiryKind })[]
}

export type SupplierReport = {
  total: AnswerTimes
  months: (AnswerTimes & { month: Day })[]
  /** By supplier, under the names that staff entered; empty for requests without a name. */
  suppliers: (AnswerTimes & { name: string })[]
}

type Row = AnswerTimes & { by: 'month' | 'name' | 'total'; month: Day; name: string }

/** Statistics of a table `t` with the columns `came`, `answered_at` and `name`: by month, by name and in total. */
const times = sql`
  select case when grouping(t.month) = 0 then 'month' when grouping(t.name) = 0 then 'name' else 'total' end as by, t.month, t.name,
    count(*)::int as received, count(t.took)::int as answered, count(*) filter (where t.waits)::int as waiting,
    percentile_cont(0.5) within group (order by t.took) as "medianHours", percentile_cont(0.9) within group (order by t.took) as "p90Hours"
  from timed t group by grouping sets ((t.month), (t.name), ()) order by received desc, t.name`

/**
 * Times from an enquiry to its first answer by email or telephone, of the enquiries that arrived within a range of days. Spam is
 * not counted.
 */
export async function readAnswerTimes(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<AnswerReport> {
  const { rows } = await sql<Row>`
    with timed as (
      select date_trunc('month', q.created_at at time zone 'Africa/Kigali')::date as month, q.kind as name,
        (extract(epoch from (a.at - q.created_at)) / 3600.0)::float8 as took, q.state = 'new' and a.at is null as waits
      from enquiries q
      cross join lateral (select min(e.at) as at from enquiry_events e where e.enquiry_id = q.id and e.event in ('answer', 'told')) a
      where q.state <> 'held' and q.created_at >= ${kigaliInstant(range.from, 0)} and q.created_at < ${kigaliInstant(addDays(range.to, 1), 0)})
    ${times}`.execute(db)
  const { names, ...report } = reportOf(rows, range)
  return { ...report, kinds: names.map(({ name, ...row }) => ({ ...row, kind: name as EnquiryKind })) }
}

/**
 * Times from a booking to the first answer of a supplier about a part, of the bookings made within a range of days. A part that
 * still waits is not counted once its booking has ended.
 */
export async function readSupplierTimes(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<SupplierReport> {
  const { rows } = await sql<Row>`
    with timed as (
      select date_trunc('month', b.created_at at time zone 'Africa/Kigali')::date as month, p.supplier as name,
        (extract(epoch from (p.answered_at - b.created_at)) / 3600.0)::float8 as took, p.answered_at is null as waits
      from booking_parts p join bookings b on b.id = p.booking_id
      where p.on_request and b.created_at >= ${kigaliInstant(range.from, 0)} and b.created_at < ${kigaliInstant(addDays(range.to, 1), 0)}
        and (p.answered_at is not null or b.state in ('requested', 'on-hold', 'pending', 'confirmed', 'in-progress')))
    ${times}`.execute(db)
  const { names, ...report } = reportOf(rows, range)
  return { ...report, suppliers: names }
}

const nothing: AnswerTimes = { received: 0, answered: 0, waiting: 0, medianHours: null, p90Hours: null }
const timesOf = ({ received, answered, waiting, medianHours, p90Hours }: AnswerTimes): AnswerTimes => ({
  received,
  answered,
  waiting,
  medianHours,
  p90Hours,
})

function reportOf(rows: readonly Row[], range: Pick<ReportRange, 'from' | 'to'>) {
  return {
    total: timesOf(rows.find(({ by }) => by === 'total') ?? nothing),
    months: monthsOfRange(range).map((month) => ({
      ...timesOf(rows.find((row) => row.by === 'month' && row.month === month) ?? nothing),
      month,
    })),
    names: rows.filter(({ by }) => by === 'name').map((row) => ({ ...timesOf(row), name: row.name })),
  }
}
