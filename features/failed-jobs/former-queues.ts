/** What the release before calls these queues: it may add to them while it is replaced. They go with the release after this one. */
export const formerQueues: Readonly<Record<string, string>> = {
  'end-notices': 'end-banners',
  'enquiry-letter': 'enquiry-email',
  'forget-drafts': 'purge-drafts',
  'forget-enquiries': 'purge-enquiries',
  'forget-mailings': 'purge-mailings',
  'forget-picture-file': 'purge-picture-file',
  'forget-pictures': 'purge-pictures',
  'forget-quotes': 'purge-quotes',
  'forget-search-misses': 'purge-search-misses',
  'forget-staff-keys': 'purge-staff-keys',
  'forget-traveller-details': 'purge-traveller-details',
  'forget-tries': 'purge-rate-limit-hits',
  'forget-unsent': 'purge-autosaves',
  'forget-visitors': 'purge-visitors',
  'forget-voices': 'purge-testimonials',
  'newsletter-letter': 'newsletter-email',
  'send-booking-letter': 'booking-email',
  'send-kept-letter': 'stored-email',
  'staff-letter-asks': 'staff-email-request',
  'staff-letters': 'staff-email',
}

/** The name of a queue today, for one that the release before filled. */
export const queueNameNow = (queue: string): string => formerQueues[queue] ?? queue
