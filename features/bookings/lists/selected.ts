import { isUuid } from '#values/uuid.ts'

/** More than a page of the list holds; an address has a limited length. */
const mostSelected = 100

/** The ids of the selected bookings, each once, from an address or a form. */
export const readSelected = (from: URLSearchParams | FormData): string[] =>
  [...new Set(from.getAll('id').filter(isUuid))].slice(0, mostSelected)
