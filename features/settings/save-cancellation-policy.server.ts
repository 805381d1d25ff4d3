import type { Context } from '#platform/context.ts'
import { type Outcome, refused } from '#values/outcome.ts'
import { type CancellationPolicyRefusal, validateCancellationTiers } from './cancellation-policy.ts'
import { type SettingsChanged, saveSettings } from './save-settings.server.ts'
import type { CancellationPolicy, CancellationPolicyName } from './settings.ts'

/**
 * Saves the cancellation policy for bookings from now on; a booking keeps the policy it was sold under. Refused: what
 * `validateCancellationTiers` refuses, an invalid percent or time, and, like `saveSettings`, a policy that somebody has changed
 * since it was shown.
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
  if (policy.dayEndsAt !== undefined && !isClockTime(policy.dayEndsAt)) return refused({ reason: 'time-wrong' })
  return saveSettings(ctx, { actor, values: { [`ladder:${name}`]: policy }, ...(seen !== undefined && { seen }) })
}

const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
