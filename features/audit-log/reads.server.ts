import type { Db } from '#platform/context.ts'
import type { AuditAction, Subject } from './action.ts'
import { securityNoticeActions, securityNoticeMs, securityNoticeOf } from './security-notice.ts'
import type { AuditTables } from './tables.ts'

/** One recorded action. */
export type AuditEntry = {
  id: number
  at: Date
  actorId: string | null
  actor: string
  action: AuditAction
  subjectKind: Subject['kind']
  subjectId: string
  subject: string
  facts: Record<string, unknown>
}

function activities(db: Db) {
  return db
    .withTables<AuditTables>()
    .selectFrom('audit_log')
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
    .$castTo<AuditEntry>()
}

/** The entries about one thing, oldest first; of some actions only where given. */
export async function listAuditEntriesOf(
  db: Db,
  subject: Pick<Subject, 'kind' | 'id'>,
  actions?: readonly AuditAction[],
): Promise<AuditEntry[]> {
  let rows = activities(db).where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id)
  if (actions) rows = rows.where('action', 'in', [...actions])
  return rows.orderBy('id').execute()
}

/** The entries about things of a kind after an entry, oldest first, at most 20. */
export async function listAuditEntriesAfter(
  db: Db,
  { kind, ids, after }: { kind: Subject['kind']; ids: readonly string[]; after: number },
): Promise<AuditEntry[]> {
  return activities(db)
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', [...ids])
    .where('id', '>', after)
    .orderBy('id')
    .limit(20)
    .execute()
}

/** The last entry of each thing of a kind. Only for kinds with few things. */
export async function listLastAuditEntries(db: Db, kind: Subject['kind']): Promise<AuditEntry[]> {
  return activities(db)
    .distinctOn('subject_id')
    .where('subject_kind', '=', kind)
    .orderBy('subject_id')
    .orderBy('id', 'desc')
    .execute()
}

/** An entry by its id. */
export const findAuditEntry = (db: Db, id: number): Promise<AuditEntry | undefined> =>
  activities(db).where('id', '=', id).executeTakeFirst()

/** Changes of owners and payment details in the 24 hours before `now`, newest first, at most 20. */
export async function listSecurityNotices(db: Db, now: Date): Promise<AuditEntry[]> {
  const rows = await activities(db)
    .where('action', 'in', [...securityNoticeActions])
    .where('at', '>', new Date(now.getTime() - securityNoticeMs))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.filter((row) => securityNoticeOf({ ...row, subject: { id: row.subjectId } })).slice(0, 20)
}

/** Filters of the log: by whom ('server' for commands), by kind of action, by subject, and before a row. */
export type AuditLogQuery = {
  actorId?: string | undefined
  action?: AuditAction | undefined
  kind?: Subject['kind'] | undefined
  subjectId?: string | undefined
  before?: number | undefined
  /** From the first of these instants, up to and without the second. */
  from?: Date | undefined
  to?: Date | undefined
  /** The length of a page; 50 without one. */
  limit?: number
}

const serverActor = 'server'
export const auditEntriesPerPage = 50

/** A page of the log, newest first, and whether there is more. */
export async function listAuditEntries(db: Db, query: AuditLogQuery): Promise<{ rows: AuditEntry[]; more: boolean }> {
  let rows = activities(db)
  if (query.actorId === serverActor) rows = rows.where('actor_id', 'is', null)
  else if (query.actorId !== undefined) rows = rows.where('actor_id', '=', query.actorId)
  if (query.action !== undefined) rows = rows.where('action', '=', query.action)
  if (query.kind !== undefined) rows = rows.where('subject_kind', '=', query.kind)
  if (query.subjectId !== undefined) rows = rows.where('subject_id', '=', query.subjectId)
  if (query.before !== undefined) rows = rows.where('id', '<', query.before)
  if (query.from !== undefined) rows = rows.where('at', '>=', query.from)
  if (query.to !== undefined) rows = rows.where('at', '<', query.to)
  const limit = query.limit ?? auditEntriesPerPage
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return { rows: found.slice(0, limit), more: found.length > limit }
}

/** Everybody in the log, by their last name; 'server' for commands. */
export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .withTables<AuditTables>()
    .selectFrom('audit_log')
    .distinctOn('actor_id')
    .select(['actor_id as id', 'actor as name'])
    .orderBy('actor_id')
    .orderBy('audit_log.id', 'desc')
    .execute()
  return rows.map(({ id, name }) => ({ id: id ?? serverActor, name })).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
