import { findSettings } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Staff } from '../staff.ts'

/** Whether the settings require a second factor of a member: then the last one cannot be removed. */
export const mustKeepFactor = async (db: Db, { role }: Staff): Promise<boolean> =>
  role === 'owner' && (await findSettings(db)).ownersNeedSecondFactor
