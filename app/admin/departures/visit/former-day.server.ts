import { listAuditEntriesOf } from '#features/audit-log/reads.server.ts'
import { daysOfDeparture } from '#features/departures/visits/move-departure-visit.server.ts'
import type { DepartureVisit } from '#features/departures/visits/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { dayText } from '#values/day-words.ts'

/** The day from which a visit came to the one that it is on, by the history of its departure; undefined where nobody has moved it there. */
export async function formerDay(
  db: Db,
  departure: { id: number; startsOn: Day; endsOn: Day },
  { name, day }: Pick<DepartureVisit, 'name' | 'day'>,
): Promise<Day | undefined> {
  const entries = await listAuditEntriesOf(db, { kind: 'departure', id: String(departure.id) }, ['departure-changed'])
  const move = entries
    .map(({ facts }) => facts as VisitFacts)
    .findLast(({ fee, after }) => fee === name && after?.visit === dayText(day))
  return daysOfDeparture(departure).find((one) => one !== day && dayText(one) === move?.before?.visit)
}

/** What `moveDepartureVisit` writes. */
type VisitFacts = { fee?: string; before?: { visit?: string }; after?: { visit?: string } }
