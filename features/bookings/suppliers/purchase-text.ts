/** What the timeline of a booking says of a permit. English, as everything that is stored of staff. */
export const purchaseText = (label: string, position: number | null, status: string, number: string): string =>
  `${label}, traveller ${position ?? ''}: ${status}${number ? `, ${number}` : ''}`
