import { findSettings } from '#features/settings/reads.server.ts'
import { saveSettings } from '#features/settings/save-settings.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { listTermsVersions } from './reads.server.ts'

export const followTermsQueue = 'follow-terms'

/** The author that the audit log names for versions that came into force by themselves. */
const operator = { id: '', name: 'Impamba' }

/** The newest version of the terms whose day has come, in Kigali, is what bookings accept from then on. Safe at any time. */
export async function followTerms(ctx: Context): Promise<void> {
  const today = kigaliDay(ctx.clock.now())
  const newest = (await listTermsVersions(ctx.db)).find(({ effectiveOn }) => effectiveOn <= today)
  const { termsVersion } = await findSettings(ctx.db)
  if (newest && newest.version !== termsVersion)
    await saveSettings(ctx, { actor: operator, values: { termsVersion: newest.version } })
}
