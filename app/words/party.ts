import type { Residency } from '#features/places/visitor-fee.ts'

/** The bar "Who travels" over a list or a package. It is a static part, so that no page's script carries its words. */
export const partyWords = {
  title: 'Who travels?',
  travellers: 'Travellers',
  travellersHint: 'Everybody, children too.',
  residency: 'Park-fee category',
  residencyHint: 'Of most of you. The booking asks each traveller.',
  apply: 'Set the travellers',
  remove: 'Remove the travellers',
} as const

const residencies: Record<Exclude<Residency, 'foreign'>, string> = {
  resident: 'foreign resident',
  african: 'citizen of an African country',
  eac: 'citizen of the East African Community',
}

/** '2 adults, 1 child (8)', and which fees they pay in parks where it is not those of visitors from abroad. */
export function partySummary(adults: number, childAges: readonly number[], residency: Residency = 'foreign'): string {
  const children = childAges.length === 1 ? '1 child' : `${childAges.length} children`
  return [
    adults === 1 ? '1 adult' : `${adults} adults`,
    childAges.length > 0 && `${children} (${childAges.join(', ')})`,
    residency !== 'foreign' && residencies[residency],
  ]
    .filter(Boolean)
    .join(', ')
}
