import { statsJson } from '#features/analytics/reads.server.ts'
import type { Db } from '#platform/context.ts'

type Stats = {
  pageViews: number
  sessions: number
  devices: Record<string, { browser: string; platform: string; lastSeen: Date }>
  lastUpdated: Date | null
  createdAt: Date | null
}

/** The one record of totals as it is served, its instants as dates. */
export const findStats = async (db: Db): Promise<Stats> =>
  JSON.parse(await statsJson(db), (_, value) => (isInstant(value) ? new Date(value) : value))

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)
