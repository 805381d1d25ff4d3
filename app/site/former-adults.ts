/**
 * What a group's address or form says, with its adults under their own name. Links that were shared and forms that were opened
 * before the field was renamed say `grown`: this is the only place that reads it.
 */
export function withAdults<Given extends URLSearchParams | FormData>(given: Given): Given {
  const former = given.get('grown')
  if (typeof former === 'string' && !given.has('adults')) given.set('adults', former)
  given.delete('grown')
  return given
}
