import { type AuditAction, auditActions, type Subject, subjectKinds } from '#features/audit-log/action.ts'
import { addDays, type Day, isDay, kigaliInstant } from '#values/dates.ts'
import { pathWithQuery } from '../components/path-with-query.ts'

/** The query of an address of the log. Invalid values are ignored. */
export type AuditQuery = {
  who?: string | undefined
  what?: AuditAction | undefined
  kind?: Subject['kind'] | undefined
  /** The id of one thing, of the kind. */
  of?: string | undefined
  before?: number | undefined
  /** The first and the last day, in Kigali. */
  since?: Day | undefined
  until?: Day | undefined
}

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const text = (name: string) => params.get(name)?.slice(0, 100) || undefined
  const day = (name: string) => {
    const typed = params.get(name) ?? ''
    return isDay(typed) ? typed : undefined
  }
  const kind = subjectKinds.find((one) => one === params.get('kind'))
  const before = Number(params.get('before'))
  return {
    who: text('who'),
    what: auditActions.find((one) => one === params.get('what')),
    kind,
    of: kind && text('of'),
    since: day('since'),
    until: day('until'),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
}

/** The address of a query. An id in it names nobody. */
export function auditLogPath(query: AuditQuery): string {
  return pathWithQuery('/admin/audit-log', { ...query, before: query.before?.toString() })
}

/** The query for the database, with its days as instants. */
export const auditLogQuery = ({ who: actorId, what: action, kind, of: subjectId, before, since, until }: AuditQuery) => ({
  actorId,
  action,
  kind,
  subjectId,
  before,
  from: since === undefined ? undefined : kigaliInstant(since, 0),
  to: until === undefined ? undefined : kigaliInstant(addDays(until, 1), 0),
})
