import type { MarketingSource, Origin, SalesChannel } from '#features/enquiries/origin.ts'

const channels: Record<SalesChannel, string> = {
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

/** Where a booking or an enquiry comes from. */
export const originWords = {
  channel: 'Sales channel',
  source: 'Marketing source',
  sourceHint: 'Ask: “How did you hear of us?”',
  channels,
  sources,
  none: 'Not recorded',
  /** Both in one line, as far as they are recorded. */
  line: ({ channel, source }: Origin) =>
    [channel && channels[channel], source && sources[source]].filter(Boolean).join(', ') || 'Not recorded',
  wrong: 'Choose one from the list.',
} as const
