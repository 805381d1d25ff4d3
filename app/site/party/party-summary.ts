import type { RequestedParty } from '#features/orders/requested-party.ts'
import type { Words } from '#platform/languages/source.ts'
import type { partySummaryWords } from '../../words/party-summary.ts'

/** '2 adults, 1 child (8)', and which fees they pay in parks where it is not those of visitors from abroad. */
export const partySummary = (
  adults: number,
  { childAges, residency }: Pick<RequestedParty, 'childAges' | 'residency'>,
  words: Words<typeof partySummaryWords.tree>,
): string => words.party({ adults, children: childAges.length, ages: childAges.join(', '), residency })
