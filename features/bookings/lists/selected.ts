import { isUuid } from '#values/uuid.ts'

/** As many as a page of the list and then some: an address has its length. */
const mostTicked = 100

/** The bookings that were ticked, each once, as an address or a form names them. */
export const readTicked = (from: URLSearchParams | FormData): string[] =>
  [...new Set(from.getAll('id').filter(isUuid))].slice(0, mostTicked)
