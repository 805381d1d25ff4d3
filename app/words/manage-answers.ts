import { source } from '#platform/languages/source.ts'

/** What the server alone says on a visitor's own booking page: the money, what is missing, and what became of what was pressed. */
export const ownAnswerWords = source('manage-answers', {
  confirmFirst: 'Confirm your email and we hold it until {until}, Kigali time: use the button in our email to {email}.',
  sentAgain: 'We have sent the email to {email} again. It can take a few minutes: look in your spam folder too.',
  again: {
    departure: '{count, plural, one {Hold # seat again for {total}} other {Hold # seats again for {total}}}',
    journey: 'Hold your journey again for {total}',
    pilgrims: 'Hold your pilgrimage again for {total}',
    stay: 'Hold your rooms again for {total}',
    hire: 'Hold your hire again for {total}',
    tailored: 'Hold your journey again for {total}',
  },
  money: {
    due: {
      deposit: 'Deposit, due now: {amount}',
      balance: 'Balance, due now: {amount}',
      everything: 'Full amount due now: {amount}',
      fee: 'Cancellation fee, due now: {amount}',
    },
    francs: 'or {amount}',
    /** Of a confirmed booking of which a part of the deposit is unpaid, as after a change of it. */
    stays: 'Nothing is released if you pay it later: all that is unpaid, {amount}, is due by {day}.',
    later: 'The balance of {amount} is due by {day}. You can pay it earlier.',
    paid: '{amount} is paid.',
    over: 'You have paid {amount} more than the price. We refund it, or you use it for something else.',
    back: '{amount} is refunded to you, the way you paid. Staff send it.',
  },
  /** What is said of a payment beside its amount. */
  payments: { back: 'refunded', pending: 'on its way', failed: 'declined, nothing charged' },
  card: {
    received: 'The card payment was received. See it below.',
    waiting: 'We are waiting for the result of your card payment. It usually takes a minute.',
    under: 'Your bank is still processing it. This page shows it as soon as it is paid.',
    failed: 'The card was declined. Nothing was charged.',
    closed: 'The card page was closed before anything was paid. Nothing was charged.',
    not: 'You returned without paying by card. Nothing was charged.',
  },
  pickUp: { place: 'Pick-up at {time}: {place}', flight: 'Pick-up at {time}: {place}, flight {flight}' },
  documents: {
    quote: 'Quote',
    proforma: 'Proforma invoice',
    itinerary: 'Itinerary, with the map',
    /** Of an itinerary that is not the final one yet. */
    provisional: 'Provisional itinerary, with the map',
    voucher: 'Travel voucher',
    statement: 'Cancellation statement',
  },
  details: {
    missing: 'We still need details of {names}, by {day}.',
    missingOfMany:
      '{count, plural, one {We still need details of # traveller, by {day}.} other {We still need details of # travellers, by {day}.}}',
    missingNow: 'We still need details of {names}. Please give them now.',
    missingOfManyNow:
      '{count, plural, one {We still need details of # traveller. Please give them now.} other {We still need details of # travellers. Please give them now.}}',
    late: 'We need details of {names} now: permits are issued with them.',
    lateOfMany:
      '{count, plural, one {We need details of # traveller now: permits are issued with them.} other {We need details of # travellers now: permits are issued with them.}}',
    complete: 'We have all the details we need.',
  },
  done: {
    cancelled: 'The booking is cancelled. The statement is below.',
    changed: 'The booking is changed. An email with the new figures is on its way.',
    changedHere: 'The booking is changed. The new figures are below.',
    confirmed: 'Your email is confirmed: it is held for the full time.',
    held: 'It is held again.',
    accepted: 'Held for you at the price of the quote.',
    requested: 'We have your request at this price.',
  },
  unknown: 'We could not read the form. Try again from this page.',
})
