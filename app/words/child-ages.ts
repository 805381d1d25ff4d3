/** The field for the ages of the children of a party: apart from the first steps that have it, each with many words of its own. */
export const childAgesWords = {
  label: 'Ages of children',
  hint: 'For example 4, 7, 11. Leave empty if none.',
} as const

/** Goes on without those who are too young: sent as a text, so that no page's script carries it. */
export const withoutChildren = (ages: readonly number[]): string =>
  ages.length === 1
    ? `Continue without the child of ${ages[0]}`
    : `Continue without the children of ${new Intl.ListFormat('en-GB').format(ages.map(String))}`
