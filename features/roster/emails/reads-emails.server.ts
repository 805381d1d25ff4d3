import { type RawBuilder, sql } from 'kysely'
import type { Assignment } from '#features/crew/assignments/assignment.ts'
import { findAssignmentsById } from '#features/crew/assignments/reads-assignments.server.ts'
import type { SpokenLanguages } from '#features/crew/member-facts.ts'
import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import type { NotifiedAssignment } from './crew-news.ts'

type Row = {
  id: number
  notifiedState: string | null
  notifiedFrom: string | null
  notifiedTo: string | null
  isOwn: boolean
  email: string
  feedVersion: number
  spoken: SpokenLanguages
}

/**
 * An assignment whose member may have to be told something, with where: the guide's address, or the supplier's of who is not ours. `spoken`: by the
 * guide; of a vehicle nothing.
 */
export type Addressed = { one: NotifiedAssignment; email: string; feedVersion: number; spoken: SpokenLanguages }

const clock = (instant: RawBuilder<unknown>) => sql`to_char(${instant}, 'YYYY-MM-DD"T"HH24:MI')`

/**
 * The assignments that are not over, of members with an email address, whose state or hours are not what they were last told. At most 200.
 * Two statements.
 */
export async function listToNotify(db: Db, today: Day): Promise<Addressed[]> {
  const { rows } = await sql<Row>`
    select a.id, a.notified_state as "notifiedState", ${clock(sql`lower(a.notified_during)`)} as "notifiedFrom", ${clock(sql`upper(a.notified_during)`)} as "notifiedTo",
      coalesce(g.ownership, k.ownership) = 'own' as "isOwn", coalesce(g.feed_version, 1) as "feedVersion",
      coalesce(nullif(g.email, ''), s.email) as email, coalesce(g.spoken, '{}') as spoken
    from assignments a
    left join guides g on g.id = a.guide_id
    left join cars k on k.id = a.car_id
    left join suppliers s on s.id = coalesce(g.supplier_id, k.supplier_id)
    where a.absence is null and upper(a.during) > ${today}::timestamp and coalesce(nullif(g.email, ''), s.email, '') <> ''
      and (a.state in ('requested', 'confirmed') and a.notified_during is distinct from a.during
        or a.state in ('declined', 'released') and a.notified_during is not null and a.notified_state not in ('declined', 'released'))
    order by a.id limit 200`.execute(db)
  const found = new Map(
    (
      await findAssignmentsById(
        db,
        rows.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  return rows.flatMap(({ id, notifiedState, notifiedFrom, notifiedTo, isOwn, email, feedVersion, spoken }) => {
    const one: Assignment | undefined = found.get(id)
    const notified = notifiedFrom !== null && notifiedTo !== null ? { from: notifiedFrom, to: notifiedTo } : null
    return one ? [{ one: { ...one, notifiedState, notified, isOwn }, email, feedVersion, spoken }] : []
  })
}
