/** As many as a page of the list and then some: an address has its length. */
const mostTicked = 100

const isId = (text: string) => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text)

/** The bookings that were ticked, each once, as an address or a form names them. */
export const readTicked = (from: URLSearchParams | FormData): string[] =>
  [...new Set(from.getAll('id').filter((id): id is string => typeof id === 'string' && isId(id)))].slice(0, mostTicked)
