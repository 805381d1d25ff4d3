/** The bar "Who travels" over a list or a package. It is a static part, so that no page's script carries its words. */
export const partyWords = {
  title: 'Who travels?',
  travellers: 'Travellers',
  travellersHint: 'Everybody, children too.',
  apply: 'Set the travellers',
  remove: 'Remove the travellers',
} as const

/** '2 adults, 1 child (8)'. */
export function partySummary(adults: number, childAges: readonly number[]): string {
  const adultsText = adults === 1 ? '1 adult' : `${adults} adults`
  if (childAges.length === 0) return adultsText
  return `${adultsText}, ${childAges.length === 1 ? '1 child' : `${childAges.length} children`} (${childAges.join(', ')})`
}
