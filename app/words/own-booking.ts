import { seatsCount } from './booking.ts'

/** The sentences of a visitor's own page and of the form for a lost link. */
export const ownWords = {
  title: (reference: string) => `Booking ${reference}`,
  kept: 'This page opens on this device. From anywhere else, use the link in our letter, or ask for it again with the reference and your e-mail.',
  heading: {
    'on-hold': (count: number) => `${seatsCount(count)} held for you`,
    waitlisted: () => 'You are on the waiting list',
    pending: () => 'We are arranging your journey',
    confirmed: () => 'Confirmed. You travel with us.',
    'in-progress': () => 'You are on the road',
    completed: () => 'You have travelled with us',
    'no-show': () => 'You did not travel',
    expired: () => 'The hold has ended',
    rejected: () => 'We could not take this booking',
    cancelled: () => 'This booking is cancelled',
    enquiry: () => 'We have your question',
    quoted: () => 'Your quote',
  },
  held: (until: string) => `Held until ${until}, Kigali time.`,
  left: (text: string) => `${text} left.`,
  heldText: 'Pay the deposit before then and tell us. Staff confirm when they see the money, and you get a letter.',
  waitingText: 'You wait as one party. When enough seats come free we hold them for you for up to 72 hours and write at once.',
  confirmedText: 'Your seats are yours for good. We write again when something is due.',
  expiredText:
    'The time ran out before staff saw a deposit. Have you paid? Write to us with the reference, and we settle it. Otherwise nothing was taken: if seats are left you can hold them again, at the price of today.',
  rejectedText: 'The reason stands in our letter. Whatever you have paid comes back in full.',
  cancelledText: 'The seats went back on sale. If this was not you, write to us at once.',
  again: (count: number, total: string) => `Hold ${seatsCount(count)} again for ${total}`,
  againFull: (left: number) =>
    left === 0
      ? 'No seats are left on this departure.'
      : `Only ${seatsCount(left)} ${left === 1 ? 'is' : 'are'} left, too few for your party.`,
  againClosed: 'Booking for this departure has closed.',
  otherDates: 'See other dates',
  howToPay: 'How to pay',
  payNow: (amount: string) => `Due now: ${amount}`,
  payReference: (reference: string) => `Write ${reference} as the reason for payment, so that we find it.`,
  card: 'Write to us on WhatsApp or by telephone now: staff take card payments with a link. Never send card numbers in a message.',
  holder: 'Account holder',
  bank: 'Bank',
  account: 'Account',
  swift: 'SWIFT',
  mobile: 'Number',
  mobileName: 'Name',
  price: 'What it costs, and why',
  travellers: 'Travellers',
  departure: 'The journey',
  days: 'See it day by day',
  calendar: 'Add to calendar',
  history: 'What has happened',
  cancel: 'Cancel this booking',
  cancelText: 'Nothing has been confirmed yet: cancelling is free, and the seats go back on sale.',
  cancelWhy: 'Why',
  cancelButton: 'Cancel the booking',
  cancelReason: 'Cancelled by the traveller',
  cancelAsk:
    'To change or cancel a confirmed booking, write to us with the reference. We tell you what it costs before anything happens.',
  done: { cancelled: 'The booking is cancelled.', held: 'The seats are held again.' },
  unknown: 'The form was not understood. Try again from this page.',
  priceChanged: 'The price changed meanwhile. This page shows the new one: look, and press again if you agree.',
  moved: 'This booking changed while you were reading. This page now shows how it stands.',
  events: {
    reserve: 'Seats held',
    join: 'Put on the waiting list',
    offer: 'Seats came free and were held',
    extend: 'Hold made longer',
    confirm: 'Confirmed',
    decline: 'Declined',
    cancel: 'Cancelled',
    expire: 'The hold ended',
    start: 'The journey began',
    end: 'The journey ended',
    absent: 'Did not travel',
  } as Record<string, string>,
  lost: {
    title: 'Find your booking',
    lede: 'The reference and the e-mail you booked with: we send the link to that address again.',
    reference: 'Reference',
    referenceHint: 'Eight letters and digits, for example K7QM-42XD.',
    email: 'E-mail',
    button: 'Send the link again',
    sent: 'If the two belong together, the link is on its way to that address. It can take a few minutes; look in the spam folder too.',
    noLetter: 'Nothing came? Write to us: we find the booking by your name.',
  },
} as const

/** '2 days 4 h', '5 h 20 min', '23 minutes', 'less than a minute': what is left of a hold, in milliseconds. */
export function timeLeft(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours ? ` ${hours} h` : ''}`
  if (hours > 0) return `${hours} h${rest ? ` ${rest} min` : ''}`
  return `${rest} ${rest === 1 ? 'minute' : 'minutes'}`
}
