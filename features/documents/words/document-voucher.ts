import { source } from '#platform/languages/source.ts'

/** The voucher that a traveller shows. */
export const documentVoucherWords = source('document-voucher', {
  present:
    'Show this voucher, on paper or on a phone, where each service starts. We pay for the services listed here: nobody may ask you to pay for them there.',
  services: 'Booked services',
  /** In the column of references, and over all that is still asked for. */
  notConfirmed: 'Not confirmed yet',
  open: 'Not confirmed for these days yet',
  openText: 'We are still asking for what follows. The page of your booking says when it is confirmed.',
  openPart: '{day}: {what}',
  columns: { when: 'Date', service: 'Service', place: 'Place', number: 'Reference', quantity: 'For' },
  /** Short days: {day} is the figure of the first one, in the month of the {last}. */
  inMonth: '{day} to {last}',
  span: '{first} to {last}',
  at: '{days}, {time}',
  /** Where a car is handed over. */
  handOver: 'Handover at the agreed place',
  age: '{age, plural, one {age # on the first day} other {age # on the first day}}',
  unnamed: 'Traveller {place}, name missing',
  /** In place of a lodge that is not ordered any more, until another one has confirmed. */
  lodgeOpen: 'Accommodation not confirmed yet: we tell you where you stay',
  /** Nights at a lodge that has confirmed them. */
  nightsAt: 'Nights at {lodge}',
})
