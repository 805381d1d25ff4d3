import type { BookingChannel, MarketingSource } from '#features/bookings/origin.ts'

const channels: Record<BookingChannel, string> = {
  website: 'Website',
  enquiry: 'Website enquiry',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  'walk-in': 'Walk-in',
  partner: 'Partner or agent',
}

const sources: Record<MarketingSource, string> = {
  search: 'Search engine',
  'social-media': 'Social media',
  'review-site': 'Review site',
  recommendation: 'Recommendation',
  returning: 'Returning customer',
  partner: 'Partner or agent',
  parish: 'Parish or diocese',
  press: 'Guidebook or press',
  fair: 'Travel fair or event',
  advertisement: 'Advertisement',
  other: 'Other',
}

/** Where a booking comes from. */
export const originWords = {
  channel: 'Sales channel',
  source: 'Marketing source',
  sourceHint: 'Ask: “How did you hear of us?”',
  channels,
  sources,
  none: 'Not recorded',
  wrong: 'Choose one from the list.',
} as const
