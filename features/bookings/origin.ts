/** How a booking reached us: booked on the website, from one of its enquiry forms, or taken by staff. */
export const bookingChannels = ['website', 'enquiry', 'phone', 'whatsapp', 'email', 'walk-in', 'partner'] as const
export type BookingChannel = (typeof bookingChannels)[number]

/** How the customer heard of us, as they told staff. */
export const marketingSources = [
  'search',
  'social-media',
  'review-site',
  'recommendation',
  'returning',
  'partner',
  'parish',
  'press',
  'fair',
  'advertisement',
  'other',
] as const
export type MarketingSource = (typeof marketingSources)[number]

/** Where a booking comes from; null where nobody has recorded it. */
export type BookingOrigin = { channel: BookingChannel | null; source: MarketingSource | null }
