import { source } from '#platform/languages/source.ts'

/** Why something was not done on a visitor's own booking, and what to do. */
export const manageRefusalWords = source('manage-refusals', {
  changedMeanwhile: 'This booking changed while you were reading. The page is now up to date: check it, and try again.',
  'hold-lapsed': 'The hold has expired. Nothing was charged.',
  'price-changed':
    'The price changed meanwhile: it is {total} now. Nothing was done. Check the price, and press again if you agree.',
  'fee-changed':
    'The fee is {fee} now: a day has passed, or something was bought for you. Nothing was cancelled. Check it, and press again if you agree.',
  'quote-ended': 'This price is no longer valid. Nothing was booked. Write to us: we send you a new one.',
  'nothing-changes': 'Nothing would change. Make a change, then check the price.',
  'too-late-to-move':
    'The date could be moved before {day}, when the balance is due: by then beds and permits are paid for. Everything else can still be changed. Write to us about another date.',
  'part-on-request':
    '{things}: this must be requested first, and your booking stays confirmed as it is. Write to us: we ask, and change nothing before you agree.',
  'hold-would-end':
    'For the new date it would be held until {until}, Kigali time, which is earlier than shown here. Nothing was changed. Check it, and press again if you agree.',
  notHere: 'This booking cannot be changed here. Write to us with the reference.',
  'no-cards': 'Cards are not accepted here at the moment. Choose another payment method.',
  'nothing-due': 'There is nothing to pay now.',
  'amount-changed': 'The amount due changed while you were reading. Nothing was charged. Check the amount, and press again.',
  'too-many-attempts': 'The card page was opened too often. Wait an hour, or pay another way. Nothing was charged.',
  'gateway-away': 'The card provider does not answer. Nothing was charged. Try again in a minute, or pay in another way.',
})
