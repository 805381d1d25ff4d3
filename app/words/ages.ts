/**
 * From which age a journey is, beside its price: '' where anybody may come. For a party with a child under it, that it is not for that child.
 * Written by loaders, so that no page's script carries it.
 */
function agesText(fromAge: number, childAges: readonly number[]): string {
  if (fromAge === 0) return ''
  const from = `from ${fromAge === 1 ? '1 year' : `${fromAge} years`}`
  const young = childAges.filter((age) => age < fromAge)
  if (young.length === 0) return from.replace('f', 'F')
  return `Not for ${young.length === 1 ? `a child of ${young[0]}` : `children of ${young.join(', ')}`}: ${from}`
}

/** What a card or a row says of it, and whether a child of the party is younger. */
export function ageMark(fromAge: number, childAges: readonly number[]): { ages?: string; forOlder?: true } {
  const ages = agesText(fromAge, childAges)
  return { ...(ages && { ages }), ...(childAges.some((age) => age < fromAge) && { forOlder: true }) }
}
