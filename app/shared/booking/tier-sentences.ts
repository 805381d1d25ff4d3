import { percentCharged } from '#features/bookings/cancellation.ts'
import type { CancellationPolicy } from '#features/settings/settings.ts'
import type { Day } from '#values/dates.ts'
import { cancellationTierWords as says } from '../../words/cancellation.ts'

/** A cancellation policy as it is accepted: a sentence for each tier, from the earliest notice to the latest. */
export const tierSentences = (policy: CancellationPolicy, startsOn: Day): string[] =>
  policy.steps.map((tier) => `${says.notice(tier, policy, startsOn)}: ${says.keeps(percentCharged(policy, tier))}`)
