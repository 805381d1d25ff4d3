import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { type CancellationPolicyRefusal, validateCancellationTiers } from './cancellation-policy.ts'
import { type SettingsChanged, saveSettings } from './save-settings.server.ts'
import type { CancellationPolicy, CancellationPolicyName } from './settings.ts'

/**
 * Staff set the cancellation ladder that what is sold from now on goes by; a booking keeps the one it was sold under. Refused:
 * a ladder with a gap or an overlap, with its day, one that does not go down to the day of the start, a percent that is none, and
 * one that somebody has changed since it was shown, as `saveSettings` has it.
 */
export async function saveCancellationPolicy(
  ctx: Context,
  {
    actor,
    name,
    policy,
    seen,
  }: { actor: { id: string; name: string }; name: CancellationPolicyName; policy: CancellationPolicy; seen?: number },
): Promise<Outcome<undefined, CancellationPolicyRefusal | SettingsChanged>> {
  const valid = validateCancellationTiers(policy.steps)
  if (!valid.done) return valid
  const share = policy.depositPercent
  if (!Number.isInteger(share) || share < 0 || share > 100) return refused({ reason: 'percent-wrong' })
  return saveSettings(ctx, { actor, values: { [`ladder:${name}`]: policy }, ...(seen !== undefined && { seen }) })
}
