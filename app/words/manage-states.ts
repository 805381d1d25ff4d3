import { source } from '#platform/languages/source.ts'

/** The state of a visitor's own booking and what happens next. Where the kind of order matters there is a sentence for each. */
export const manageStateWords = source('manage-states', {
  headings: {
    enquiry: 'Enquiry received',
    quoted: 'Your quote',
    waitlisted: 'You are on the waiting list',
    requested: 'We have your request',
    'on-hold': {
      departure: '{count, plural, one {# seat held for you} other {# seats held for you}}',
      journey: 'Your journey is held for you',
      pilgrims: 'Your pilgrimage is held for you',
      stay: 'Your rooms are held for you',
      hire: 'Your car is held for you',
      tailored: 'Your journey is held for you',
    },
    pending: 'We are arranging it',
    confirmed: {
      departure: 'Confirmed. You travel with us.',
      journey: 'Confirmed. You travel with us.',
      pilgrims: 'Confirmed. The bus waits for you.',
      stay: 'Confirmed. Your rooms are reserved.',
      hire: 'Confirmed. Your car is reserved.',
      tailored: 'Confirmed. You travel with us.',
    },
    asking: 'Your booking is confirmed. We still wait for some services.',
    mayNotRun: 'Confirmed. Your seats are yours if this departure runs.',
    'in-progress': {
      departure: 'Your trip is in progress',
      journey: 'Your trip is in progress',
      pilgrims: 'Your trip is in progress',
      stay: 'You are our guests',
      hire: 'Your trip is in progress',
      tailored: 'Your trip is in progress',
    },
    completed: {
      departure: 'You have travelled with us',
      journey: 'You have travelled with us',
      pilgrims: 'You have travelled with us',
      stay: 'You have stayed with us',
      hire: 'You have travelled with us',
      tailored: 'You have travelled with us',
    },
    'no-show': 'No-show',
    expired: {
      hold: 'The hold has expired',
      request: 'The request has expired',
      quote: 'The quote has expired',
      waiting: 'The waiting list has closed',
    },
    rejected: 'We could not take this booking',
    cancelled: 'This booking is cancelled',
  },
  /** What is said of a state where no email is delivered. */
  noEmails: {
    enquiry: 'We reply with a price on this page. Nothing is held yet, and you owe nothing.',
    waitlisted: 'When enough seats become available for all of you, we hold them for up to 72 hours: look at this page.',
    requested: 'When everything is available we hold it for you, and this page says what to pay.',
    'on-hold': 'Pay what is due before then. When we receive it the booking is confirmed, and this page says so.',
    confirmed: 'We arrange everything that is in your booking. This page says when something is due.',
  },
  enquiry: 'We reply with a price, by email and on this page. Nothing is held yet, and you owe nothing.',
  quoted: {
    valid: 'This price is valid until {until}, Kigali time.',
    next: 'Nothing is held yet. Accept the price: we hold what is in stock at once, and ask our suppliers for the rest before you pay.',
  },
  waitlisted: {
    next: 'When enough seats become available for all of you, we hold them for up to 72 hours and email you at once.',
    free: 'Waiting costs nothing.',
  },
  requested: {
    by: 'We now ask for what is listed below, and answer by {answerBy}, Kigali time. You pay nothing before our answer.',
    now: 'We now ask for what is listed below. You pay nothing before our answer.',
    next: 'When everything is available we hold it for you, email you, and tell you what to pay.',
    refused: 'Not everything you requested is available. We look for another way, and write to you. You owe nothing.',
    rest: 'The rest is held for you until {until}, Kigali time.',
  },
  'on-hold': 'Pay what is due before then. When we receive it the booking is confirmed, and you get an email.',
  pending: {
    by: 'We have your payment. We request what is listed below, and answer by {answerBy}, Kigali time.',
    now: 'We have your payment. We request what is listed below.',
    next: 'If the answer is no, we refund all your money, or you choose another day.',
  },
  confirmed: 'We arrange everything that is in your booking, and email you when something is due.',
  /** Before the sentence of a confirmed booking, where a supplier has not confirmed something for its days. */
  asking: 'The list below says what is not confirmed yet.',
  'in-progress': 'If anything goes wrong, call {phone}.',
  completed: 'Your documents stay on this page.',
  'no-show': 'Nobody arrived on the first day. The agreed price stays due. Is this wrong? Write to us.',
  expired: {
    paidInPart: 'When the hold expired we had less than was due. We refund {refund} in full, the way you paid.',
    paidLate:
      'Your payment came after the hold expired, and not everything was still available. We refund {refund} in full, the way you paid.',
    another: 'Do you want another day instead? Write to us before we send it.',
    request:
      'We did not have an answer for everything in time. We are sorry. Nothing was charged: write to us, and we look for another way.',
    quote: 'The price was not accepted in time. Nothing was held and nothing is owed.',
    waiting: 'No seats became available before booking closed. You owe nothing.',
    hold: 'The hold expired before we received your payment. Nothing was charged.',
    sent: 'Have you sent the money? If all is still available when it arrives, the booking is confirmed at its old price; if not, we refund everything.',
  },
  rejected: {
    reason: 'The reason: {reason}',
    refund: 'We refund {refund} in full, the way you paid.',
    nothing: 'You owe nothing, and we hold no money of yours.',
  },
  cancelled: {
    byOperator: 'We had to cancel it: {reason}',
    free: 'There is no fee. We refund everything you paid, or write to us about another date.',
    reason: 'Reason: {reason}',
    next: 'What was held is on sale again. If this was not you, write to us at once.',
  },
})
