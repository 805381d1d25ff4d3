import { sql } from 'kysely'
import { busyStates } from '#features/crew/assignments/assignment.ts'
import { findAssignmentsById } from '#features/crew/assignments/reads-assignments.server.ts'
import { listCars } from '#features/crew/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { soldStates } from '../run.ts'
import type { Handover, HiredVehicle, Mark, StoredHandover } from './handover.ts'

const listed = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)))

type HandoverRow = StoredHandover & { assignmentId: number }
type Columns = Omit<HandoverRow, 'corrected' | 'settled'> & {
  correctedBy: string | null
  correctedAt: Date
  correctedReason: string
  returnedMinor: number
  withheldReason: string
  paymentId: string | null
  settledBy: string | null
  settledAt: Date
}

async function listHandovers(db: Db, assignmentIds: readonly number[]): Promise<HandoverRow[]> {
  const { rows } = await sql<Columns>`
    select h.assignment_id as "assignmentId", h.kind, h.at, h.kilometres, h.fuel_eighths as "fuelEighths", h.marks, h.accessories,
      h.licence_seen as "licenceSeen", h.deposit_minor::int as "depositMinor", h.deposit_method as "depositMethod", h.signed_by as "signedBy",
      h.note, h.recorded_by as "recordedBy", h.version, h.corrected_by as "correctedBy", h.corrected_at as "correctedAt",
      h.corrected_reason as "correctedReason", h.deposit_returned_minor::int as "returnedMinor", h.deposit_withheld_reason as "withheldReason", h.deposit_payment_id as "paymentId",
      h.deposit_settled_by as "settledBy", h.deposit_settled_at as "settledAt"
    from handovers h where h.assignment_id = any(${[...assignmentIds]}::bigint[])`.execute(db)
  return rows.map(
    ({
      correctedBy,
      correctedAt,
      correctedReason,
      returnedMinor,
      withheldReason,
      paymentId,
      settledBy,
      settledAt,
      ...one
    }): HandoverRow => ({
      ...one,
      corrected: correctedBy === null ? null : { by: correctedBy, at: correctedAt, reason: correctedReason },
      settled: settledBy === null ? null : { returnedMinor, withheldReason, paymentId, by: settledBy, at: settledAt },
    }),
  )
}

/** The vehicles of a hire, with what was handed over: those that are assigned, and those that were handed over and taken off since. By time. */
export async function listHiredVehicles(db: Db, bookingId: string): Promise<HiredVehicle[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from assignments a where a.booking_id = ${bookingId} and a.car_id is not null
      and (a.state in (${listed(busyStates)}) or exists (select from handovers h where h.assignment_id = a.id))`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [assignments, cars, handovers] = await Promise.all([findAssignmentsById(db, ids), listCars(db), listHandovers(db, ids)])
  const vehicles = assignments.flatMap((assignment) => {
    const car = cars.find(({ id }) => id === assignment.memberId)
    const own = handovers.flatMap(({ assignmentId, ...one }) => (assignmentId === assignment.id ? [one] : []))
    const of = (kind: Handover['kind']) => own.find((one) => one.kind === kind)
    return car ? [{ assignment, car, out: of('out'), back: of('return') }] : []
  })
  return vehicles.sort((one, other) => (one.assignment.from < other.assignment.from ? -1 : 1))
}

/** The marks that vehicles had when they last came back from a hire, or were last handed over: old ones and new ones, by the vehicle's id. */
export async function listKnownMarks(db: Db, carIds: readonly number[]): Promise<Map<number, Mark[]>> {
  const { rows } = await sql<{ carId: number; marks: Mark[] }>`
    select distinct on (a.car_id) a.car_id as "carId", o.marks || coalesce(r.marks, '[]') as marks
    from assignments a
    join handovers o on o.assignment_id = a.id and o.kind = 'out'
    left join handovers r on r.assignment_id = a.id and r.kind = 'return'
    where a.car_id = any(${[...carIds]}::bigint[])
    order by a.car_id, o.at desc, a.id desc`.execute(db)
  return new Map(rows.map(({ carId, marks }) => [carId, marks]))
}

/** A self-drive hire with vehicles to hand over, or to take back. `from` and `to` are its times on Kigali's clock. */
export type DueHandover = {
  bookingId: string
  reference: string
  title: string
  leadName: string
  from: string
  to: string
  plates: string[]
}

type DueRow = DueHandover & { what: 'out' | 'return' | 'deposit' }

/**
 * What is to be handed over by the end of a day in Kigali, what was not taken back at a time, and what is back with its deposit neither returned nor kept. Of hires that are sold and driven by their
 * customers; one with our driver comes and goes with him.
 */
export async function listDueHandovers(
  db: Db,
  { until, now }: { until: string; now: string },
): Promise<Record<DueRow['what'], DueHandover[]>> {
  const { rows } = await sql<DueRow>`
    select s.what, b.id as "bookingId", b.reference, b.title, b.lead_name as "leadName", b.ordered ->> 'from' as from, b.ordered ->> 'to' as to,
      array_agg(coalesce(nullif(c.plate, ''), c.name) order by c.name) as plates
    from bookings b
    join assignments a on a.booking_id = b.id and a.car_id is not null
    join cars c on c.id = a.car_id
    left join handovers o on o.assignment_id = a.id and o.kind = 'out'
    left join handovers r on r.assignment_id = a.id and r.kind = 'return'
    cross join lateral (select case
      when o.id is not null and r.id is null and (b.ordered ->> 'to')::timestamp <= ${now}::timestamp then 'return'
      when r.id is not null and o.deposit_minor > 0 and o.deposit_settled_by is null then 'deposit'
      when o.id is null and a.state in (${listed(busyStates)}) and b.state in (${listed(soldStates)}) and lower(a.during) < ${until}::timestamp
        and upper(a.during) > ${now}::timestamp then 'out'
    end as what) s
    where b.kind = 'hire' and (b.ordered ->> 'withDriver')::boolean is not true and s.what is not null
    group by s.what, b.id
    order by case when s.what = 'out' then b.ordered ->> 'from' else b.ordered ->> 'to' end, b.reference`.execute(db)
  const of = (what: DueRow['what']) => rows.flatMap(({ what: is, ...one }) => (is === what ? [one] : []))
  return { out: of('out'), return: of('return'), deposit: of('deposit') }
}

/** The hand-overs of a booking for the file that its customer gets, without names of staff. */
export async function listHandoversInFile(db: Db, bookingId: string) {
  const vehicles = await listHiredVehicles(db, bookingId)
  return vehicles.flatMap(({ car, out, back }) =>
    [out, back].flatMap((one) => {
      if (!one) return []
      const { recordedBy: _, version: __, corrected, settled, ...handover } = one
      const correction = corrected && { correctedAt: corrected.at, correctedBecause: corrected.reason }
      const deposit = settled && { depositReturnedMinor: settled.returnedMinor, depositWithheldBecause: settled.withheldReason }
      return [{ vehicle: car.plate || car.name, ...handover, ...correction, ...deposit }]
    }),
  )
}
