import type { CancellationPolicyRefusal } from '#features/settings/cancellation-policy.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { cancellationSettingsWords } from '../../words/admin/cancellation-policies.ts'

/** Why a policy was not saved. */
export function cancellationPolicyRefusal(read: ReadWords, refusal: CancellationPolicyRefusal): string {
  const words = read(cancellationSettingsWords).refusals
  switch (refusal.reason) {
    case 'tiers-have-gap':
    case 'tiers-overlap':
      return words[refusal.reason]({ day: refusal.day })
    default:
      return words[refusal.reason]
  }
}
