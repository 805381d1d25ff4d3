/** The placeholders of a text about any booking. */
export const bookingPlaceholders = [
  'name',
  'reference',
  'journey',
  'starts',
  'ends',
  'travellers',
  'what',
  'taken',
  'total',
  'deposit',
  'paid',
  'balance',
  'balance_due',
] as const
export type BookingPlaceholder = (typeof bookingPlaceholders)[number]
