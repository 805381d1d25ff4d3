import { source } from '#platform/languages/source.ts'

/** The page on which a supplier answers an order. */
export const supplierOrderWords = source('supplier-order', {
  title: 'Order {reference}',
  lede: '{company} would like your answer.',
  facts: { supplier: 'To', trip: 'Trip', name: 'Name', by: 'Answer by' },
  headings: {
    request: 'We would like to book',
    change: 'Please change',
    cancellation: 'Please cancel',
    reference: 'You confirmed this',
  },
  before: 'Before: {text}',
  all: {
    title: 'Confirm all at once',
    lede: '{count, plural, other {The # services}} below, as they are.',
    reference: 'Your reference for all of them',
    go: 'Confirm all',
  },
  each: 'Or answer one by one',
  answer: 'Your answer: {service}',
  answers: {
    confirmed: 'Confirmed',
    provisional: 'Provisional',
    'wait-listed': 'Waiting list',
    declined: 'Not available',
  },
  reference: 'Your reference',
  until: 'You hold it until',
  untilHint: 'Date and time in Kigali',
  amount: 'Another price in {currency}',
  amountHint: 'Only where it is not the price that we agreed. The service is confirmed once we accept your price.',
  text: 'Anything else',
  textHint: 'Other days or rooms than these? Choose “Not available”, and write what you can offer.',
  go: 'Send the answer',
  given: 'Your answer',
  stages: {
    answered: 'Thank you. This is the answer that we have from you.',
    cancellation: 'You need not answer. Write to us if you charge a fee.',
    cancelled: 'We cancelled this order. There is nothing to answer any more.',
    newer: 'There is a newer email about this order. Please answer that one.',
    closed: 'There is nothing to answer here any more.',
  },
  lines: {
    newer: 'There is a newer email about this service. Please answer it there.',
    cancelled: 'We do not need this any more.',
    closed: 'There is nothing to answer about this service.',
  },
  contact: 'If something has changed, call us at {phone} or write to {email}.',
})
