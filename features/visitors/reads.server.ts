import type { Db } from '#platform/context.ts'
import type { Browser } from './browser.ts'
import type { VisitorTables } from './tables.ts'

/** The one record analytics/stats of the specification. A device that was not seen for 400 days is in the counts alone. */
export type Stats = {
  pageViews: number
  sessions: number
  devices: Record<string, { browser: Browser; platform: string; lastSeen: Date }>
  lastUpdated: Date | null
  createdAt: Date | null
}

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

/** The totals with every device, as they were at one instant. Nothing is counted where nobody has come yet. */
export async function findStats(db: Db): Promise<Stats> {
  return db
    .withTables<VisitorTables>()
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const totals = await tx
        .selectFrom('visitor_stats')
        .select(['page_views as pageViews', 'sessions', 'last_updated as lastUpdated', 'created_at as createdAt'])
        .executeTakeFirst()
      const devices = await tx
        .selectFrom('visitor_devices')
        .select(['device_id as id', 'browser', 'platform', 'last_active as lastSeen'])
        .orderBy('device_id')
        .execute()
      return {
        pageViews: totals?.pageViews ?? 0,
        sessions: totals?.sessions ?? 0,
        devices: Object.fromEntries(devices.map(({ id, ...device }) => [id, device])),
        lastUpdated: totals?.lastUpdated ?? null,
        createdAt: totals?.createdAt ?? null,
      }
    })
}

/** Devices in the order of their ids, so many after one of them: a page of them never moves under who reads on. */
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
