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
  /** Where the visits came from in which a booking was begun and sent. */
  first: 'First source',
  last: 'Last source',
  visit: 'Source of the visit',
  kinds: {
    campaign: 'Campaign',
    email: 'Email',
    search: 'Search engine',
    social: 'Social network',
    site: 'Other website',
    direct: 'Direct',
  },
  named: '{kind}: {name}',
  unknown: 'Not known',
  none: 'Not recorded',
  wrong: 'Choose one from the list.',
})
