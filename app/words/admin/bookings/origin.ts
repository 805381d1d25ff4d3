import { source } from '#platform/languages/source.ts'

/** Where a booking or an enquiry comes from. */
export const originWords = source('admin-origin', {
  channel: 'Sales channel',
  source: 'Marketing source',
  sourceHint: 'Ask: “How did you hear of us?”',
  channels: {
    website: 'Website',
    enquiry: 'Website enquiry',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    'walk-in': 'Walk-in',
    partner: 'Partner or agent',
  },
  sources: {
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
  },
  none: 'Not recorded',
  wrong: 'Choose one from the list.',
})
