import type { Db } from '#platform/context.ts'
import type { ActivityAction, Subject } from './action.ts'
import type { ActivityTables } from './tables.ts'

/** One thing that somebody did, as it was written down. */
export type Activity = {
  id: number
  at: Date
  actorId: string | null
  actor: string
  action: ActivityAction
  subjectKind: Subject['kind']
  subjectId: string
  subject: string
  facts: Record<string, unknown>
}

function activities(db: Db) {
  return db
    .withTables<ActivityTables>()
    .selectFrom('activity')
    .select([
      'id',
      'at',
      'actor_id as actorId',
      'actor',
      'action',
      'subject_kind as subjectKind',
      'subject_id as subjectId',
      'subject',
      'facts',
    ])
    .$castTo<Activity>()
}

/** What was done to one thing, oldest first; only of some actions where they are named. */
export async function listActivityOf(
  db: Db,
  subject: Pick<Subject, 'kind' | 'id'>,
  actions?: readonly ActivityAction[],
): Promise<Activity[]> {
  let rows = activities(db).where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id)
  if (actions) rows = rows.where('action', 'in', [...actions])
  return rows.orderBy('id').execute()
}
