import type { Db } from '#platform/context.ts'
import type { Day } from '#values/dates.ts'
import { leadDays, type MissingAhead, missingAhead } from './missing-ahead.ts'
import { listAheadParties } from './reads-ahead.server.ts'

/** What is missing of sold bookings that are on the road or begin soon, and can still be mended. One statement, however many there are. */
export const listMissingAhead = async (db: Db, today: Day): Promise<MissingAhead[]> =>
  missingAhead(await listAheadParties(db, today, Math.max(...Object.values(leadDays))), today)
