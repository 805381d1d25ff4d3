import { source } from '#platform/languages/source.ts'

/** The email that carries a proposal to its customer, and the reminder before it ends. */
export const proposalEmailWords = source('proposal-emails', {
  subject: 'your journey, {journey}',
  preview: '{days}. Valid until {until}, Kigali time.',
  facts: { for: 'For', days: 'Dates', party: 'Travellers', until: 'Valid until', reference: 'Reference' },
  party: '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  until: '{until}, Kigali time',
  options: 'Your options',
  option: 'Option {letter}: {title}',
  price: 'The price',
  total: 'Total',
  francs: 'about {money}',
  estimate: 'An estimate: a rate for these days is not published yet.',
  see: 'See your journey',
  page: 'Every day, the map and the price line by line are on its page, where you can also accept.',
  ask: 'Reply to this email with any question. Nothing is booked and nothing is due before you accept.',
  pass: 'Whoever has the link can read the proposal and accept it. Pass it on to those who travel with you, and to nobody else.',
  change:
    'Every day, the map and the price line by line are on its page. It is a change of the journey that you have booked: reply to this email which option you want, and we change your booking.',
  ending: {
    subject: 'your proposal ends on {day}',
    preview: '{journey}. Valid until {until}, Kigali time.',
    heading: 'Your proposal is still open',
    text: 'Our proposal for {journey} is valid until {until}, Kigali time. After that we have to check prices and rooms again.',
    change: 'If something does not suit you yet, reply to this email and we change it.',
    decline: 'If you have decided against it, tell us on its page. This is the only reminder.',
  },
})
