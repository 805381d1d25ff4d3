import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { addDays, type Day, kigaliInstant } from '#values/dates.ts'
import { type LossCause, lostMinor, type PermitsLost, type PermitsLostReport } from './permits-lost.ts'
import { monthsOfRange, type ReportRange } from './report-range.ts'

type Row = PermitsLost & {
  by: 'month' | 'month-cause' | 'cause' | 'fee' | 'total'
  month: Day
  cause: LossCause
  feeId: string
  fee: string
  authority: string
}

/**
 * What was paid for permits that were lost within a range of days, and what of it comes back: by month, by cause, and by authority and
 * fee. One statement, by the index of what ends a lot.
 */
export async function readPermitsLost(db: Db, range: Pick<ReportRange, 'from' | 'to'>): Promise<PermitsLostReport> {
  const { rows } = await sql<Row>`
    with lost as (
      select date_trunc('month', m.at at time zone 'Africa/Kigali')::date as month, l.fee_id,
        case m.event when 'expire' then 'expired' when 'give-back' then 'released' when 'withdraw' then 'withdrawn' else 'unused' end as cause,
        p.spent_minor, p.back_minor
      from permit_moves m
      join permit_lots l on l.id = m.lot_id and l.state = m.to_state
      join permits p on p.lot_id = l.id
      where m.event in ('expire', 'give-back', 'withdraw', 'go-unused') and p.spent_minor > 0
        and m.at >= ${kigaliInstant(range.from, 0)} and m.at < ${kigaliInstant(addDays(range.to, 1), 0)}),
    summed as (
      select case grouping(month, cause, fee_id) when 3 then 'month' when 1 then 'month-cause' when 5 then 'cause' when 6 then 'fee'
          else 'total' end as by, month, cause, fee_id, count(*)::int as permits, coalesce(sum(spent_minor), 0) as paid,
        coalesce(sum(back_minor), 0) as back
      from lost group by grouping sets ((month), (month, cause), (cause), (fee_id), ()))
    select s.by, s.month, s.cause, s.fee_id as "feeId", coalesce(f.name, s.fee_id) as fee, coalesce(a.name, '') as authority, s.permits,
      s.paid::bigint as "paidMinor", s.back::bigint as "backMinor"
    from summed s
    left join visitor_fees f on f.id = s.fee_id
    left join authority_fees x on x.fee_id = s.fee_id
    left join authorities a on a.id = x.authority_id
    order by s.paid - s.back desc, s.paid desc, s.fee_id`.execute(db)
  const of = (by: Row['by']) => rows.filter((row) => row.by === by)
  const months = new Map(of('month').map((row) => [row.month, row]))
  return {
    total: lostOf(of('total')[0]),
    months: monthsOfRange(range).map((month) => ({
      ...lostOf(months.get(month)),
      month,
      causes: causesOf(of('month-cause').filter((row) => row.month === month)),
    })),
    causes: of('cause').map((row) => ({ ...lostOf(row), cause: row.cause })),
    fees: of('fee').map((row) => ({ ...lostOf(row), feeId: row.feeId, fee: row.fee, authority: row.authority })),
  }
}

const lostOf = (row: PermitsLost | undefined): PermitsLost => ({
  permits: row?.permits ?? 0,
  paidMinor: Number(row?.paidMinor ?? 0),
  backMinor: Number(row?.backMinor ?? 0),
})

/** What was lost by each cause, in US cents. */
const causesOf = (rows: readonly Row[]): Record<LossCause, number> => {
  const lost = (cause: LossCause) => lostMinor(lostOf(rows.find((row) => row.cause === cause)))
  return { expired: lost('expired'), released: lost('released'), withdrawn: lost('withdrawn'), unused: lost('unused') }
}
