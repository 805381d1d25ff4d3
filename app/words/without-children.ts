/** Goes on without those who are too young: sent as a text, so that no page's script carries it. */
export const withoutChildren = (ages: readonly number[]): string =>
  ages.length === 1
    ? `Continue without the child of ${ages[0]}`
    : `Continue without the children of ${new Intl.ListFormat('en-GB').format(ages.map(String))}`
