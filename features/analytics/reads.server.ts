import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Browser } from './browser.ts'
import type { VisitorTables } from './tables.ts'

/** activeSessions/{deviceId} of the specification: `timestamp` is the last page view, `lastActive` that or the last heartbeat. */
export type ActiveSession = {
  deviceId: string
  browser: Browser
  platform: string
  timestamp: Date
  createdAt: Date
  lastActive: Date
  pageViews: number
}

/** The format of `Date` in JSON. */
const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The record analytics/stats of the specification as JSON: the totals and every device, at one instant. Devices without a
 * signal for 400 days are in the totals only. The database builds the text: half a million objects would block the process for
 * seconds.
 */
export async function statsJson(db: Db): Promise<string> {
  const { rows } = await sql<{ stats: string }>`
    select json_build_object(
      'pageViews', coalesce(t.page_views, 0),
      'sessions', coalesce(t.sessions, 0),
      'devices', (
        select coalesce(json_object_agg(device_id,
          json_build_object('browser', browser, 'platform', platform, 'lastSeen', ${iso('last_active')})), '{}')
        from visitor_devices),
      'lastUpdated', ${iso('t.last_updated')},
      'createdAt', ${iso('t.created_at')})::text as stats
    from (select) one left join visitor_stats t on true`.execute(db)
  return rows[0]?.stats ?? '{}'
}

/** Devices by id, a page after one of them, so that pages do not shift while they are read. */
export async function listActiveSessions(
  db: Db,
  { after = '', limit }: { after?: string; limit: number },
): Promise<ActiveSession[]> {
  return db
    .withTables<VisitorTables>()
    .selectFrom('visitor_devices')
    .select([
      'device_id as deviceId',
      'browser',
      'platform',
      'timestamp',
      'created_at as createdAt',
      'last_active as lastActive',
      'page_views as pageViews',
    ])
    .where('device_id', '>', after)
    .orderBy('device_id')
    .limit(limit)
    .execute()
}
