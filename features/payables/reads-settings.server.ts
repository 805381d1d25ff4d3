import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { noPayableSettings, type PayableSettings } from './payable-settings.ts'

/** What the office typed last, with who and when; null where nobody has. */
export type SavedPayableSettings = PayableSettings & { savedBy: string | null; savedAt: Date | null }

export async function findPayableSettings(db: Db): Promise<SavedPayableSettings> {
  const { rows } = await sql<SavedPayableSettings>`
    select opening_minor as "openingMinor", opening_on as "openingOn", floor_minor as "floorMinor", guide_day_minor as "guideDayMinor",
      car_day_minor as "carDayMinor", four_eyes_minor as "fourEyesMinor", saved_by as "savedBy", saved_at as "savedAt"
    from payable_settings order by id desc limit 1`.execute(db)
  return rows[0] ?? { ...noPayableSettings, savedBy: null, savedAt: null }
}
