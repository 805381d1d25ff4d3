/** How a booking or an enquiry reached us: booked on the website, sent by one of its enquiry forms, or taken by staff. */
export const salesChannels = ['website', 'enquiry', 'phone', 'whatsapp', 'email', 'walk-in', 'partner'] as const
export type SalesChannel = (typeof salesChannels)[number]

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

/** Where a booking or an enquiry comes from; null where nobody has recorded it. */
export type Origin = { channel: SalesChannel | null; source: MarketingSource | null }
