import { source } from '#platform/languages/source.ts'

/** Emails about a booking that has ended. */
export const endedEmailWords = source('ended-emails', {
  nothingDue: 'You owe nothing, and we have no money of yours.',
  refunded: '{amount}, all that you have paid, is refunded to you. You get an email when it is sent.',
  declined: {
    subject: 'we cannot take this booking',
    heading: 'We cannot take this booking',
    opening: 'We cannot take your booking for {what}. We are sorry.',
    closing: 'Reply to this email, and we look for another way.',
  },
  cancelled: {
    subject: 'cancelled',
    heading: 'The booking is cancelled',
    action: 'See the statement',
    opening: 'Your booking for {what}, is cancelled.',
    reason: 'The reason given: {reason}',
    refund: 'The refund goes to the payment method you used. You get an email when it is sent.',
    closing: 'What was held is on sale again. If this was not you, reply to this email at once.',
  },
  calledOff: {
    subject: 'we had to cancel',
    heading: 'We had to cancel',
    opening: 'We have to cancel your booking for {what}. We are sorry: you had planned on it.',
    closing: 'If you would like another date, reply to this email.',
  },
  /** By what has expired. */
  expired: {
    hold: {
      subject: 'the hold has ended',
      heading: 'Your hold has ended',
      action: 'Hold it again',
      opening: 'We held {what}. The hold ended before your payment arrived.',
      partPaid: 'You have paid {amount}, less than was due. It is refunded to you.',
      onItsWay:
        'If your payment is on its way: when it arrives and everything is still available, the booking is confirmed at its old price. If not, all of it is refunded.',
      closing: 'Still available? The button on your booking page holds {taken} again, at the price of that day.',
    },
    request: {
      subject: 'we could not confirm your request',
      heading: 'We could not confirm your request',
      opening:
        'You requested {what}. We did not have an answer for everything in time, and nothing is held any more. We are sorry.',
      closing: 'Do you still want it? Reply to this email, and we look for another way.',
    },
    quote: {
      subject: 'the quotation has expired',
      heading: 'Your quotation has expired',
      action: 'See the quotation',
      opening: 'Our quotation for {what}, has expired. Nothing was held and nothing is owed.',
      closing: 'Do you still want it? Reply to this email, and we look at the price again.',
    },
    waiting: {
      subject: 'the waiting list has closed',
      heading: 'The waiting list has closed',
      opening: 'You were waiting for {what}. Nothing came free before booking closed. You owe nothing.',
      closing: 'If another date suits you, reply to this email.',
    },
  },
})
