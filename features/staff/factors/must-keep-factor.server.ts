import { findSettings } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import type { Staff } from '../staff.ts'

/** Whether the house asks somebody to have a second factor: then the last one stays until there is another. */
export const mustKeepFactor = async (db: Db, { role }: Staff): Promise<boolean> =>
  role === 'owner' && (await findSettings(db)).ownersNeedSecondFactor
