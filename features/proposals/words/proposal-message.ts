import { source } from '#platform/languages/source.ts'

/** A proposal in a message that staff send themselves, by WhatsApp. */
export const proposalMessageWords = source('proposal-message', {
  greeting: 'Hello {name},',
  journey: 'here is your journey: {journey}, {days}.',
  newer: 'here is the new version of your journey: {journey}, {days}. What has changed stands at its top.',
  price: 'Total: {total}',
  from: 'Total from {total}',
  until: 'Valid until {until}, Kigali time.',
  link: 'Every day, the map and the price: {address}',
})
