import { type RawBuilder, sql } from 'kysely'
import type { BookingState } from '#features/bookings/booking.ts'
import type { Db } from '#platform/context.ts'
import { addDays, kigaliInstant } from '#values/dates.ts'
import { type IncomeDay, type IncomeReport, incomeReport, type SoldBooking } from './income.ts'
import type { ReportRange } from './report-range.ts'

/** Sold for good. Quotes, requests, the waiting list and unpaid holds bring nothing yet. */
const soldStates: readonly BookingState[] = ['pending', 'confirmed', 'in-progress', 'completed', 'no-show']

type Amount = 'incomeMinor' | 'vatMinor' | 'tourismTaxMinor'
type Row = Omit<SoldBooking, Amount> & Record<Amount, string>

/**
 * The income of the bookings whose first travel day, or whose day of booking, is within a range: those that are sold, and cancelled ones
 * with a charge. `demo`: how many of them are demo bookings. One statement, by the index of that day. @param costsOf reads the planned costs of
 * bookings in US cents, for staff who may read costs.
 */
export async function readIncome(
  db: Db,
  range: Pick<ReportRange, 'from' | 'to'>,
  day: IncomeDay,
  costsOf?: (bookingIds: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<IncomeReport & { demo: number }> {
  const { rows } = await sql<Row & { sample: boolean }>`
    with sold as (
      select b.*, date_trunc('month', ${dayOf(day)})::date as month, b.state = 'cancelled' as is_cancelled,
        case b.kind when 'stay' then 'hotel' when 'hire' then 'car' when 'tailored' then 'tailored' else 'package' end as line,
        coalesce(b.ordered ->> 'package', b.ordered ->> 'hotel', b.ordered ->> 'vehicleClass', '') as product
      from bookings b
      where ${within(range, day)} and (b.state in (${sql.join([...soldStates])}) or (b.state = 'cancelled' and b.fee_minor > 0))),
    lines as (
      select l.booking_id, sum(l.amount_minor - case l.kind when 'tax' then l.amount_minor else l.vat_minor end) as income_minor,
        sum(l.vat_minor) filter (where l.kind <> 'tax') as vat_minor, sum(l.amount_minor) filter (where l.kind = 'tax') as tourism_tax_minor
      from booking_lines l join sold s on s.id = l.booking_id where not s.is_cancelled group by l.booking_id)
    select s.id, s.month, s.line, s.product, coalesce(k.title, h.name, v.name, s.title) as name, s.channel, s.source, s.sample,
      case when s.first_source_kind is not null then jsonb_build_object('kind', s.first_source_kind, 'name', s.first_source_name) end
        as "firstSource",
      case when s.last_source_kind is not null then jsonb_build_object('kind', s.last_source_kind, 'name', s.last_source_name) end
        as "lastSource",
      d.nationality, t.residency, coalesce(o.name, nullif(e.actor, 'visitor'), a.name) as staff,
      case when s.is_cancelled then 0 else s.travellers_count end as travellers,
      case when s.is_cancelled then s.fee_minor else coalesce(l.income_minor, 0) end as "incomeMinor",
      coalesce(l.vat_minor, 0) as "vatMinor", coalesce(l.tourism_tax_minor, 0) as "tourismTaxMinor"
    from sold s
    left join lines l on l.booking_id = s.id
    left join packages k on k.slug = s.product and s.line = 'package'
    left join hotels h on h.id = s.product and s.line = 'hotel'
    left join vehicle_classes v on v.id = s.product and s.line = 'car'
    left join booking_travellers t on t.booking_id = s.id and t.position = 1
    left join traveller_details d on d.booking_id = s.id and d.position = 1
    left join booking_events e on e.booking_id = s.id and e.version = 1 and e.event <> 'note'
    left join proposals p on p.booking_id = s.id
    left join trips r on r.id = p.trip_id
    left join staff o on o.id = r.owner_id
    left join lateral (
      select f.name from enquiries q join staff f on f.id = q.assigned_to where q.booking_id = s.id order by q.created_at, q.id limit 1
    ) a on true
    order by s.id`.execute(db)
  const sold = rows.map(({ incomeMinor, vatMinor, tourismTaxMinor, ...row }) => ({
    ...row,
    incomeMinor: Number(incomeMinor),
    vatMinor: Number(vatMinor),
    tourismTaxMinor: Number(tourismTaxMinor),
  }))
  const costs = await costsOf?.(sold.map(({ id }) => id))
  return { ...incomeReport(sold, range, costs), demo: rows.filter(({ sample }) => sample).length }
}

const dayOf = (day: IncomeDay) => (day === 'travel' ? sql`b.starts_on` : sql`b.created_at at time zone 'Africa/Kigali'`)

const within = ({ from, to }: Pick<ReportRange, 'from' | 'to'>, day: IncomeDay): RawBuilder<boolean> =>
  day === 'travel'
    ? sql`b.starts_on between ${from} and ${to}`
    : sql`b.created_at >= ${kigaliInstant(from, 0)} and b.created_at < ${kigaliInstant(addDays(to, 1), 0)}`
