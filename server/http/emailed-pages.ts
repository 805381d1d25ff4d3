/**
 * What links in emails lead to, by the patterns of the route table: a booking, a quote, a guide's sheet, a supplier's order, the newsletter, the terms, journeys in news. In a
 * language that is no longer public their addresses lead to the English page, so that a link to pay, to change or to unsubscribe works
 * for good. All other addresses of that language are missing.
 */
export const emailedPages: ReadonlySet<string> = new Set([
  '/bookings',
  '/bookings/:reference',
  '/bookings/:reference/confirm-email',
  '/bookings/:reference/change',
  '/bookings/:reference/cancel',
  '/bookings/:reference/card',
  '/bookings/:reference/travellers',
  '/bookings/:reference/travellers/:position',
  '/crew-request/:key',
  '/newsletter/confirm',
  '/newsletter/leave',
  '/package-details/:title',
  '/quotes',
  '/quotes/:code',
  '/rooming/:reference',
  '/sheet/:key',
  '/supplier-orders/:key',
  '/terms-and-conditions',
])
