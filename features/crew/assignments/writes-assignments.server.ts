import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { CrewKind } from '../crew.ts'
import type { CrewTables } from '../tables.ts'
import { type AssignmentState, busyStates, type CrewRole, type Span } from './assignment.ts'
import type { NewAssignment } from './new-assignment.ts'

const during = ({ from, to }: Span): RawBuilder<string> => sql`tsrange(${from}::timestamp, ${to}::timestamp)`
const days = (run: { from: Day; to: Day } | null): RawBuilder<string | null> =>
  run ? sql`daterange(${run.from}::date, ${run.to}::date, '[]')` : sql`null::daterange`

/** Adds assignments in one statement; answers their ids in order. The caller has locked the members and looked for overlaps. */
export async function insertAssignments(
  tx: Tx,
  rows: readonly NewAssignment[],
  { at, by }: { at: Date; by: string },
): Promise<number[]> {
  if (rows.length === 0) return []
  const values = rows.map(({ kind, memberId, role, subject, span, runDays, state, ...more }) => ({
    guide_id: kind === 'guide' ? memberId : null,
    car_id: kind === 'car' ? memberId : null,
    role: kind === 'guide' ? role : null,
    departure_id: 'departureId' in subject ? subject.departureId : null,
    booking_id: 'bookingId' in subject ? subject.bookingId : null,
    absence: 'absence' in subject ? subject.absence : null,
    during: during(span),
    run_days: days(runDays),
    state,
    answer_by: more.answerBy ?? null,
    accepted_by: more.acceptedBy,
    accepted_reason: more.acceptedReason ?? '',
    note: more.note ?? '',
    created_at: at,
    created_by: by,
  }))
  const added = await tx.withTables<CrewTables>().insertInto('assignments').values(values).returning('id').execute()
  return added.map(({ id }) => id)
}

export type AssignmentChange = {
  member?: { kind: CrewKind; id: number }
  role?: CrewRole | null
  span?: Span
  runDays?: { from: Day; to: Day }
  state?: AssignmentState
  answerBy?: Date | null
  acceptedBy?: string | null
  acceptedReason?: string
  note?: string
  /** What its member knows of its state. */
  notifiedState?: AssignmentState
  /** The instant at which it was released or declined; null where it stands again. */
  endedAt?: Date | null
}

/** Changes an assignment that still has the given version, and raises it; false otherwise. */
export async function updateAssignment(
  tx: Tx,
  { id, version }: { id: number; version: number },
  change: AssignmentChange,
): Promise<boolean> {
  const { member, role, span, runDays, state, answerBy, acceptedBy, acceptedReason, note, notifiedState, endedAt } = change
  const { numUpdatedRows } = await tx
    .withTables<CrewTables>()
    .updateTable('assignments')
    .set({
      version: version + 1,
      ...(member && { guide_id: member.kind === 'guide' ? member.id : null, car_id: member.kind === 'car' ? member.id : null }),
      ...(role !== undefined && { role }),
      ...(span && { during: during(span) }),
      ...(runDays && { run_days: days(runDays) }),
      ...(state && { state }),
      ...(answerBy !== undefined && { answer_by: answerBy }),
      ...(acceptedBy !== undefined && { accepted_by: acceptedBy }),
      ...(acceptedReason !== undefined && { accepted_reason: acceptedReason }),
      ...(note !== undefined && { note }),
      ...(notifiedState && { notified_state: notifiedState }),
      ...(endedAt !== undefined && { ended_at: endedAt }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes what the member of an assignment was told: the state and the hours as they are. It is no change: the version stays. */
export async function markNotified(tx: Tx, { id, version }: { id: number; version: number }): Promise<void> {
  await sql`update assignments set notified_state = state, notified_during = during where id = ${id} and version = ${version}`.execute(
    tx,
  )
}

/** Releases every busy assignment of a run; answers their ids. */
export async function releaseAll(tx: Tx, run: { departureId: number } | { bookingId: string }, at: Date): Promise<number[]> {
  const rows = await tx
    .withTables<CrewTables>()
    .updateTable('assignments')
    .set({ state: 'released', answer_by: null, ended_at: at, version: sql`version + 1` })
    .where('state', 'in', [...busyStates])
    .where((e) => ('departureId' in run ? e('departure_id', '=', run.departureId) : e('booking_id', '=', run.bookingId)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
