import { sql } from 'kysely'
import type { EnquiryKind } from '#features/enquiries/enquiry.ts'
import type { SalesChannel } from '#features/enquiries/origin.ts'
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
  /** By who gave the first answer; without one yet, by whom it is assigned to. The name is null where it is nobody's. */
  people: (AnswerTimes & { name: string | null })[]
  channels: (AnswerTimes & { channel: SalesChannel | null })[]
}

export type SupplierReport = {
  total: AnswerTimes
  months: (AnswerTimes & { month: Day })[]
  /** By supplier, under the names that staff entered; empty for requests without a name. */
  suppliers: (AnswerTimes & { name: string })[]
}

type Row = AnswerTimes & {
  by: 'month' | 'name' | 'person' | 'channel' | 'total'
  month: Day
  name: string
  person: string | null
  channel: SalesChannel | null
}

/** Statistics of a table `t` with the columns `month`, `took`, `waits` and those named: by month, by each of these, and in total. */
const times = (names: readonly ('name' | 'person' | 'channel')[]) => {
  const columns = names.map((name) => sql.ref(`t.${name}`))
  const isOf = names.map((name) => sql`when grouping(${sql.ref(`t.${name}`)}) = 0 then ${sql.lit(name)}`)
  return sql`
    select case when grouping(t.month) = 0 then 'month' ${sql.join(isOf, sql` `)} else 'total' end as by, t.month, ${sql.join(columns)},
      count(*)::int as received, count(t.took)::int as answered, count(*) filter (where t.waits)::int as waiting,
      percentile_cont(0.5) within group (order by t.took) as "medianHours", percentile_cont(0.9) within group (order by t.took) as "p90Hours"
    from timed t group by grouping sets ((t.month), ${sql.join(columns.map((column) => sql`(${column})`))}, ())
    order by received desc, ${sql.join(columns)}`
}

/**
 * Times from an enquiry to its first answer by email or telephone, of the enquiries that arrived within a range of days. Spam is
 * not counted.
 */
export async function readAnswerTimes(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<AnswerReport> {
  const { rows } = await sql<Row>`
    with timed as (
      select date_trunc('month', q.created_at at time zone 'Africa/Kigali')::date as month, q.kind as name,
        q.channel, coalesce(a.actor, s.name) as person,
        (extract(epoch from (a.at - q.created_at)) / 3600.0)::float8 as took, q.state = 'new' and a.at is null as waits
      from enquiries q
      left join staff s on s.id = q.assigned_to
      left join lateral (
        select e.at, e.actor from enquiry_events e where e.enquiry_id = q.id and e.event in ('answer', 'told')
          and not exists (select from emails m where e.event = 'answer' and m.sent_at is null
            and m.occasion = 'enquiry:' || e.enquiry_id || ':answer:' || e.version)
        order by e.at, e.id limit 1
      ) a on true
      where q.state <> 'held' and q.created_at >= ${kigaliInstant(range.from, 0)} and q.created_at < ${kigaliInstant(addDays(range.to, 1), 0)})
    ${times(['name', 'person', 'channel'])}`.execute(db)
  const { names, ...report } = reportOf(rows, range)
  const of = (by: Row['by']) => rows.filter((row) => row.by === by)
  return {
    ...report,
    kinds: names.map(({ name, ...row }) => ({ ...row, kind: name as EnquiryKind })),
    people: of('person').map((row) => ({ ...timesOf(row), name: row.person })),
    channels: of('channel').map((row) => ({ ...timesOf(row), channel: row.channel })),
  }
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
    ${times(['name'])}`.execute(db)
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
